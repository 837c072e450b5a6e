import { type Answers, percentile } from './ask.ts'

export type Measured = { answers: number; p50: number; p95: number; p99: number }

/** @throws Error with the first reason if any answer was wrong, or if there was none */
export function measured({ times, failures }: Answers): Measured {
  if (failures.length > 0) throw new Error(`${failures.length} of ${times.length} answers were wrong: ${failures[0]}`)
  if (times.length === 0) throw new Error('Nothing was answered.')
  return {
    answers: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  }
}

/** Formats milliseconds p50, p95 and p99 and answers per second. */
export function formatLine(name: string, { answers, p50, p95, p99 }: Measured, seconds: number): string {
  const ms = [p50, p95, p99].map((time) => time.toFixed(2).padStart(8)).join(' ')
  return `${name.padEnd(32)} p50/p95/p99 ${ms} ms  ${(answers / seconds).toFixed(0).padStart(6)} a second`
}

export function verdict({ p95 }: Measured, goal: number): string {
  return `  goal p95 ≤ ${goal.toFixed(1)} ms: ${p95 <= goal ? 'met' : 'missed'}`
}
