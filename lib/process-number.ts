/** Environment variable in which the supervisor gives each process its number. */
export const PROCESS_NUMBER = 'PROCESS_NUMBER'

/** Returns the number of this process among those of its supervisor, from 1; undefined without a supervisor. */
export function processNumber(): number | undefined {
  return Number(process.env[PROCESS_NUMBER]) || undefined
}

/** Returns the fields of every log line of this process. */
export function logBase(): { process: number } | null {
  const number = processNumber()
  return number === undefined ? null : { process: number }
}
