import type { MetricsReport } from '../metrics/serve-metrics.ts'

/** Message that asks a process to hand its visitors over to its successor. */
export const RETIRE = 'retire'

/** Message that asks a process for its metrics, with a number that its answer repeats. */
export type Asked = { report: number; site: boolean }
export type Answer = { report: number; metrics: MetricsReport }

export const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'report' in message && 'site' in message

export const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'report' in message && 'metrics' in message
