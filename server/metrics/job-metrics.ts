import { Counter, Histogram } from 'prom-client'
import { ofProcess } from './registries.ts'

/** Seconds: a mail takes less than one, a video or an import several minutes. */
const SECONDS = [0.05, 0.25, 1, 5, 30, 120, 600]

const jobs = new Counter({
  name: 'aulario_jobs_run_total',
  help: 'Attempts at jobs by queue and outcome: done, failed (tried again), given_up (for good).',
  labelNames: ['queue', 'outcome'],
  registers: [ofProcess],
})
const seconds = new Histogram({
  name: 'aulario_job_duration_seconds',
  help: 'Time that one attempt at a job took, by queue.',
  labelNames: ['queue'],
  buckets: SECONDS,
  registers: [ofProcess],
})

/**
 * Counts one attempt at a job.
 *
 * @param startedAt as returned by `performance.now()`
 */
export function countJob(queue: string, outcome: 'done' | 'failed' | 'given_up', startedAt: number): void {
  jobs.inc({ queue, outcome })
  seconds.observe({ queue }, (performance.now() - startedAt) / 1000)
}
