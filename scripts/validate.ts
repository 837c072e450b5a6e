// Everything that CI runs, in the order in which mistakes show soonest. Each check counts as one, each test as one; the
// last line tells how many passed and failed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

type Count = { passed: number; failed: number }
type Step = { name: string; command: string; report?: () => Count }

const root = path.join(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
const bin = path.join(root, 'node_modules', '.bin')
const env = { ...process.env, PATH: bin + path.delimiter + process.env.PATH }

const STEPS: Step[] = [
  { name: 'format and lint', command: 'biome check --error-on-warnings' },
  { name: 'types', command: 'react-router typegen && tsc' },
  { name: 'who imports whom', command: 'node scripts/check-imports.ts' },
  { name: 'way of forms', command: 'node scripts/check-forms.ts' },
  { name: 'regular expressions', command: 'node scripts/check-regular-expressions.ts' },
  { name: 'language keys', command: 'node scripts/check-language-keys.ts' },
  { name: 'lock file', command: 'node scripts/check-lock.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'build', command: 'npm run --silent build' },
  {
    name: 'unit, database and route tests',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    report: vitestCount,
  },
  { name: 'browser tests', command: 'playwright test', report: playwrightCount },
]

function vitestCount(): Count {
  const report = readReport('vitest.json')
  // A file that fails to load holds no test at all and would not be counted.
  const broken = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

function playwrightCount(): Count {
  const { stats, errors } = readReport('playwright.json')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

const readReport = (name: string) => JSON.parse(fs.readFileSync(path.join(reports, name), 'utf8'))

fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports)
const total: Count = { passed: 0, failed: 0 }
for (const step of STEPS) {
  console.log(`\n── ${step.name}: ${step.command}`)
  const start = performance.now()
  const ok = spawnSync(step.command, { cwd: root, env, stdio: 'inherit', shell: true }).status === 0
  const count = countOf(step, ok)
  total.passed += count.passed
  total.failed += count.failed
  console.log(`── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function countOf(step: Step, ok: boolean): Count {
  try {
    const count = step.report?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    return ok ? count : { ...count, failed: Math.max(count.failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
