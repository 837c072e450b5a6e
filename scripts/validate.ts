// Runs everything that CI runs; with the argument `check`, only the steps that need neither build nor tests.
// Independent steps run two at a time; tests have both cores to themselves. Each check counts as one, each test as one;
// the last line gives the numbers passed and failed.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { takeOwnFolder } from '../db/testing/own-folder.ts'
import { browserTests, isBroken, type NamedTest, unitTests } from './named-tests.ts'

type Count = { passed: number; failed: number }
/** What a report says: how many tests ended how, and lines with the names of those that did not simply pass. */
type Report = Count & { lines: string[] }
/** Steps without a part are checks of the sources. */
type Step = { name: string; command: string; part?: 'build' | 'tests'; report?: () => Report }
type Result = Report & { name: string; seconds: number }

const root = path.join(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
const bin = path.join(root, 'node_modules', '.bin')
takeOwnFolder()
const env = {
  ...process.env,
  PATH: bin + path.delimiter + process.env.PATH,
  // Tests start many processes that load the same code; with this, Node compiles it only once.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
  // By default it would be in the temporary folder, which is removed after the run.
  PWTEST_CACHE_DIR: path.join(root, 'node_modules', '.cache', 'playwright'),
}

const STEPS: Step[] = [
  // The longest step first, on one processor, alongside all others.
  { name: 'types', command: 'react-router typegen && tsc --checkers 1' },
  { name: 'format and lint', command: 'biome check --error-on-warnings' },
  { name: 'who imports whom', command: 'node scripts/check-imports.ts' },
  { name: 'way of forms', command: 'node scripts/check-forms.ts' },
  { name: 'names', command: 'node scripts/check-names.ts' },
  { name: 'tree and glossary', command: 'node scripts/check-tree.ts' },
  { name: 'regular expressions', command: 'node scripts/check-regular-expressions.ts' },
  { name: 'language keys', command: 'node scripts/check-language-keys.ts' },
  { name: 'subjects of commits', command: 'node scripts/check-commits.ts' },
  { name: 'lock file', command: 'node scripts/lock/check-lock.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'build', command: 'node scripts/ensure.cjs --build', part: 'build' },
  {
    name: 'unit, database and route tests',
    part: 'tests',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    report: unitReport,
  },
  { name: 'browser tests', command: 'playwright test', part: 'tests', report: browserReport },
]

function unitReport(): Report {
  const report = readReport('vitest.json')
  // A file that fails to load contains no tests and would not be counted.
  const broken = report.testResults.filter(isBroken)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    lines: [
      ...linesOf('failed', unitTests(report, root, 'failed')),
      ...linesOf('flaky', unitTests(report, root, 'flaky')),
    ],
  }
}

function browserReport(): Report {
  const report = readReport('playwright.json')
  const { stats, errors } = report
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    lines: [
      ...linesOf('failed', browserTests(report, 'unexpected')),
      ...linesOf('flaky', browserTests(report, 'flaky')),
    ],
  }
}

const linesOf = (heading: string, tests: NamedTest[]): string[] =>
  tests.map(({ name, message }) => `${heading}: ${name}\n${message.replaceAll(/^/gm, '    ')}`)

const readReport = (name: string) => JSON.parse(fs.readFileSync(path.join(reports, name), 'utf8'))

/** Runs a step. @param show whether its output is shown while it runs, or all at once at its end */
async function run(step: Step, show: 'at once' | 'at the end'): Promise<Result> {
  const start = performance.now()
  const heading = `\n── ${step.name}: ${step.command}`
  if (show === 'at once') console.log(heading)
  const child = spawn(step.command, { cwd: root, env, shell: true, stdio: show === 'at once' ? 'inherit' : 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ok = (await new Promise((resolve) => child.once('close', resolve))) === 0
  const seconds = (performance.now() - start) / 1000
  if (show === 'at the end') console.log(`${heading}\n${output.trimEnd()}`)
  console.log(`── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name: step.name, seconds, ...reportOf(step, ok) }
}

/** Runs steps on two lanes: each takes the next step that has not begun. */
async function runSideBySide(steps: Step[]): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step, 'at the end'))
  }
  await Promise.all([lane(), lane()])
  return results
}

/** Reads a step's report as soon as it has ended: Playwright empties the folder of reports before its first test. */
function reportOf(step: Step, ok: boolean): Report {
  try {
    const report = step.report?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, lines: [] }
    return ok ? report : { ...report, failed: Math.max(report.failed, 1) }
  } catch {
    return { passed: 0, failed: 1, lines: [] }
  }
}

fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports)
const steps = process.argv[2] === 'check' ? STEPS.filter(({ part }) => !part) : STEPS
const results = await runSideBySide(steps.filter(({ part }) => part !== 'tests'))
for (const step of steps.filter(({ part }) => part === 'tests')) results.push(await run(step, 'at once'))

console.log('')
for (const { name, seconds, passed, failed } of results)
  console.log(`${name.padEnd(32)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`)
for (const line of results.flatMap(({ lines }) => lines)) console.log(line)
const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
