import { env } from '#lib/env.ts'
import { processNumber } from '#lib/process-number.ts'

/** Whether this process talks to a person: in production it writes a log, and further processes do the same work. */
const isHeard = () => env().APP_MODE !== 'production' && (processNumber() ?? 1) === 1

/**
 * Performs a step of the start and tells the person who started the program how long it took.
 *
 * @param done describes from the result what was done, in words such as `started`
 */
export async function sayStep<Result>(
  name: string,
  work: () => Promise<Result>,
  done: (result: Result) => string,
): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (isHeard()) console.log(`${name}: ${done(result)} in ${seconds} s`)
  return result
}

/** Tells the person who started the program what would be left behind if this folder were removed. */
export function sayKeptOutside(kept: [what: string, place: string][]): void {
  const places = kept.map(([what, place]) => `${what} in ${place}`)
  if (kept.length > 0 && isHeard()) console.log(`Outside this folder, until npm run clean: ${places.join(', ')}`)
}
