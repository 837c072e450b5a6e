import { execFile } from 'node:child_process'
import os from 'node:os'
import { promisify } from 'node:util'

/** Fetched by npx for the run: with its dependencies it takes 176 MB, which no other command needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** Lighthouse's assessment of a page's speed: times in milliseconds, the score from 0 to 100. */
export type Report = { score: number; largestPaintMs: number; blockedMs: number; shift: number; bytes: number }

type Output = { categories: { performance: { score: number } }; audits: Record<string, { numericValue?: number }> }

/**
 * Runs Lighthouse with its settings for phones.
 *
 * @param browserPort debugging port of the running browser
 * @throws Error if Lighthouse cannot be fetched or cannot load the page
 */
export async function runLighthouse(url: string, browserPort: number, runs: number): Promise<Report[]> {
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
export function median(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => a.score - b.score || b.largestPaintMs - a.largestPaintMs)
  return sorted[Math.floor(sorted.length / 2)]!
}
