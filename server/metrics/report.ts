import type { Build } from '../start/name-build.ts'
import type { MetricsReport } from './serve-metrics.ts'
import './job-metrics.ts'
import './request-metrics.ts'
import { measureProcess } from './process-metrics.ts'
import { ofProcess, ofSite } from './registries.ts'
import { measureSite } from './site-metrics.ts'

let isMeasuring = false

/** Begins to measure this process, once. @param build what runs in it */
export function beginMeasuring(build: Build): void {
  if (!isMeasuring) measureProcess(build)
  isMeasuring = true
}

/** Returns the metrics of this process, and on request those of the database. */
export async function reportMetrics({ site }: { site: boolean }): Promise<MetricsReport> {
  if (site) await measureSite()
  const reports = await Promise.all([ofProcess, ...(site ? [ofSite] : [])].map((each) => each.getMetricsAsJSON()))
  return reports.flat()
}
