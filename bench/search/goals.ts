import type { QueryClass } from './asked.ts'

/** Goals for one client at 250,000 schools on two cores, as p95 in milliseconds. */
export function p95Goal(name: QueryClass): number {
  if (name === 'suggestion') return 1
  return name === 'map zoom 5' ? 4 : 2
}

export const GOALS = {
  /** Questions of all classes answered to one client. */
  questionsPerSecond: 4000,
  /** For every 250,000 schools. */
  megabytes: 100,
  loadMs: 1000,
  /** By which factor the p95 of a class may grow with four times as many schools. */
  growth: 4,
} as const

export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
