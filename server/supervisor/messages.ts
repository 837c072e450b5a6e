import type { MetricsReport } from '../metrics/serve-metrics.ts'

/** Message by which a process is asked to leave its visitors to its successor. */
export const RETIRE = 'retire'

/** Message by which a process is asked for its figures, by a number that its answer repeats. */
export type Asked = { report: number; site: boolean }
/** The answer. */
export type Answer = { report: number; metrics: MetricsReport }

export const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'report' in message && 'site' in message

export const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'report' in message && 'metrics' in message
