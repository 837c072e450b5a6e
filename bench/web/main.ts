// Measures public pages of the built program as a phone shows them: Lighthouse on a slow network, the median of several
// runs, and how long the page takes to respond to touches and keys on a slow processor:
// npm run bench -- web [schools] [--runs 5]. Nothing else should run on the machine.

import { execFile } from 'node:child_process'
import os from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { browserLaunchOptions } from '../../e2e/setup/browser.ts'
import { getPage } from '../load/get-page.ts'
import { type RunningProgram, withProgram } from '../load/with-program.ts'
import { INTERACTIONS, slowestAnswer } from './interactions.ts'

/** Fetched by npx for the run: with its dependencies it takes 176 MB, which no other command needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** Lighthouse's assessment of a page's speed: times in milliseconds, the score from 0 to 100. */
type Report = { score: number; largestPaintMs: number; blockedMs: number; shift: number; bytes: number }

type Output = { categories: { performance: { score: number } }; audits: Record<string, { numericValue?: number }> }

const MIN_SCORE = 95
const MAX_LARGEST_PAINT_MS = 1800
const MAX_ANSWER_MS = 200

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '3209' },
    'browser-port': { type: 'string', default: '3210' },
  },
})
const schools = Number(positionals[0] ?? 2000)
const runs = Number(values.runs)
if (!(Number.isInteger(schools) && schools > 0 && Number.isInteger(runs) && runs > 0))
  throw new Error('Usage: npm run bench -- web [schools] [--runs 5]')

/** Returns the paths of one page of each kind; the place is the town of the profile. */
async function pagesOf({ server, client }: RunningProgram): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: string }>(
    'select school_id as id from school_ratings order by rating_count desc, school_id limit 1',
  )
  const profile = `/schools/${rows[0]!.id}`
  const places = (await getPage(server.origin + profile)).match(/\/places\/[\w/-]+/g) ?? []
  const place = places.find((path) => path.split('/').length === 5)
  if (!place) throw new Error(`${profile} names no town`)
  return { home: '/', list: '/results?q=Gymnasium', profile, place }
}

const verdict = (met: boolean): string => (met ? 'met' : 'missed')

async function main(): Promise<void> {
  await withProgram({ schools, port: Number(values.port), profile: undefined }, async (program) => {
    const { origin } = program.server
    const options = await browserLaunchOptions()
    const browserPort = Number(values['browser-port'])
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--remote-debugging-port=${browserPort}`],
    })
    try {
      console.log(`Lighthouse, mobile, median of ${runs}; goal: score ${MIN_SCORE}, LCP ${MAX_LARGEST_PAINT_MS} ms`)
      for (const [name, path] of Object.entries(await pagesOf(program))) {
        const { score, largestPaintMs, blockedMs, shift, bytes } = median(
          await runLighthouse(origin + path, browserPort, runs),
        )
        const met = score >= MIN_SCORE && largestPaintMs <= MAX_LARGEST_PAINT_MS
        const figures = `${score}  LCP ${largestPaintMs} ms  TBT ${blockedMs} ms  CLS ${shift}  ${bytes} bytes`
        console.log(`${name.padEnd(10)} ${figures}  ${verdict(met)}`)
      }
      console.log(`Slowest answer to an interaction, processor slowed four times; goal: ${MAX_ANSWER_MS} ms`)
      for (const interaction of INTERACTIONS) {
        const ms = await slowestAnswer(browser, origin, interaction)
        console.log(`${interaction.name.padEnd(24)} ${ms} ms  ${verdict(ms <= MAX_ANSWER_MS)}`)
      }
    } finally {
      await browser.close()
    }
  })
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/**
 * Runs Lighthouse with its settings for phones.
 *
 * @param browserPort debugging port of the running browser
 * @throws Error if Lighthouse cannot be fetched or cannot load the page
 */
async function runLighthouse(url: string, browserPort: number, runs: number): Promise<Report[]> {
  const reports: Report[] = []
  const flags = [`--port=${browserPort}`, '--only-categories=performance', '--output=json', '--quiet']
  for (let run = 0; run < runs; run++) {
    // Outside the project, whose packages npx would otherwise use.
    const options = { cwd: os.tmpdir(), maxBuffer: MAX_REPORT_BYTES }
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], options)
    reports.push(reportOf(JSON.parse(stdout)))
  }
  return reports
}

function reportOf({ categories, audits }: Output): Report {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round(categories.performance.score * 100),
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    blockedMs: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    bytes: value('total-byte-weight'),
  }
}

/** Returns the median report, by score and then by the largest paint. */
function median(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => a.score - b.score || b.largestPaintMs - a.largestPaintMs)
  return sorted[Math.floor(sorted.length / 2)]!
}
