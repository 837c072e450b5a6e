/** Environment variable in which the supervisor tells each process its number. */
export const PROCESS_NUMBER = 'PROCESS_NUMBER'

/** Returns the number of this process among those of one supervisor, from 1; undefined without a supervisor. */
export function processNumber(): number | undefined {
  return Number(process.env[PROCESS_NUMBER]) || undefined
}

/** Returns what stands in every line of the log of this process. */
export function logBase(): { process: number } | null {
  const number = processNumber()
  return number === undefined ? null : { process: number }
}
