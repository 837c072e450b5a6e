// Measures public pages of the built program as a phone shows them: Lighthouse on a slow network, the median of several
// runs, and how long the page takes to respond to touches and keys on a slow processor:
// npm run bench -- web [schools] [--runs 5]. Nothing else should run on the machine.

import { execFile } from 'node:child_process'
import os from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '#server/testing/run-program.ts'
import { browserLaunchOptions } from '../../e2e/setup/browser.ts'
import { addMembers } from '../dashboard/add-members.ts'
import { getPage } from '../load/get-page.ts'
import { type RunningProgram, withProgram } from '../load/with-program.ts'
import { interactionsOf, slowestAnswer } from './interactions.ts'

/** Fetched by npx for the run: with its dependencies it takes 176 MB, which no other command needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** Lighthouse's assessment of a page: times in milliseconds, the scores from 0 to 100. */
type Report = {
  score: number
  accessibility: number
  practices: number
  largestPaintMs: number
  blockedMs: number
  shift: number
  bytes: number
}

type Category = 'performance' | 'accessibility' | 'best-practices'
type Output = { categories: Record<Category, { score: number }>; audits: Record<string, { numericValue?: number }> }

const MIN_SCORE = 98
/** Drawing a map takes a processor that a page of text does not need. */
const MIN_MAP_SCORE = 90
const MAX_SHIFT = 0.02
const MAX_LARGEST_PAINT_MS = 1800
const MAX_ANSWER_MS = 150

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
  },
})
const schools = Number(positionals[0] ?? 2000)
const runs = Number(values.runs)
if (!(Number.isInteger(schools) && schools > 0 && Number.isInteger(runs) && runs > 0))
  throw new Error('Usage: npm run bench -- web [schools] [--runs 5]')

/** Returns the paths of one page of each kind, the place being the town of the profile, and its school's id. */
async function pagesOf({ server, client }: RunningProgram) {
  const { rows } = await client.query<{ id: string }>(
    'select school_id as id from school_ratings order by rating_count desc, school_id limit 1',
  )
  const profile = `/schools/${rows[0]!.id}`
  const places = (await getPage(server.origin + profile)).match(/\/places\/[\w/-]+/g) ?? []
  const place = places.find((path) => path.split('/').length === 5)
  if (!place) throw new Error(`${profile} names no town`)
  const map = '/results?q=Gymnasium&view=map'
  return { school: rows[0]!.id, pages: { home: '/', list: '/results?q=Gymnasium', profile, place, map } }
}

const verdict = (met: boolean): string => (met ? 'met' : 'missed')

async function main(): Promise<void> {
  await withProgram({ schools, profile: undefined }, async (program) => {
    const { origin } = program.server
    const options = await browserLaunchOptions()
    const browserPort = Number(await freePort())
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--remote-debugging-port=${browserPort}`],
    })
    try {
      const { school, pages } = await pagesOf(program)
      console.log(`Lighthouse, mobile, median of ${runs}; goal: ${MIN_SCORE}, LCP ${MAX_LARGEST_PAINT_MS} ms`)
      for (const [name, path] of Object.entries(pages))
        printReport(name, median(await runLighthouse(origin + path, browserPort, runs)))
      console.log(`Slowest answer to an interaction, processor slowed four times; goal: ${MAX_ANSWER_MS} ms`)
      const [cookie = ''] = await addMembers([school])
      for (const interaction of interactionsOf(pages)) {
        const ms = await slowestAnswer(browser, { origin, cookie }, interaction)
        console.log(`${interaction.name.padEnd(34)} ${ms} ms  ${verdict(ms <= MAX_ANSWER_MS)}`)
      }
    } finally {
      await browser.close()
    }
  })
}

function printReport(page: string, report: Report): void {
  const { score, accessibility, practices, largestPaintMs, blockedMs, shift, bytes } = report
  const isFast = score >= (page === 'map' ? MIN_MAP_SCORE : MIN_SCORE) && shift <= MAX_SHIFT
  const met = isFast && accessibility === 100 && practices === 100 && largestPaintMs <= MAX_LARGEST_PAINT_MS
  const scores = `${score}  accessibility ${accessibility}  best practices ${practices}`
  const figures = `${scores}  LCP ${largestPaintMs} ms  TBT ${blockedMs} ms  CLS ${shift}  ${bytes} bytes`
  console.log(`${page.padEnd(10)} ${figures}  ${verdict(met)}`)
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
  const flags = [
    `--port=${browserPort}`,
    '--only-categories=performance,accessibility,best-practices',
    '--output=json',
    '--quiet',
  ]
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
  const score = (category: Category) => Math.round(categories[category].score * 100)
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
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
