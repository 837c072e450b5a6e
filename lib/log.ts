import { type Logger, pino } from 'pino'
import { env } from './env.ts'

let logger: Logger | undefined

/**
 * Returns the log of this process: JSON lines on standard output. Never write personal data into it: no address, no
 * name, no text that a visitor typed, no query string.
 */
export function log(): Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  return logger
}
