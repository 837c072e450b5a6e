import { type Logger, pino } from 'pino'
import { env } from './env.ts'
import { logBase } from './process-number.ts'

let logger: Logger | undefined

/**
 * Returns the log of this process: JSON lines on standard output, with the number of the process where there are
 * several. Never write personal data into it: no address, no
 * name, no text that a visitor typed, no query string.
 */
export function log(): Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: logBase(), timestamp: pino.stdTimeFunctions.isoTime })
  return logger
}
