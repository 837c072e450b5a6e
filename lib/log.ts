import { type Logger, pino } from 'pino'
import { env } from './env.ts'
import { logBase } from './process-number.ts'

let logger: Logger | undefined
let errors = 0

/** Level of pino from which a line says that somebody must act. */
const ERROR = 50

/**
 * Returns the log of this process: JSON lines on standard output, with the number of the process where there are
 * several. Its errors are what somebody must act on; what the program gets over by itself, or tells whoever caused it,
 * is a warning. Never write personal data into it: no address, no name, no text that a visitor typed, no query string.
 */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: logBase(),
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(line, write, level) {
        if (level >= ERROR) errors++
        write.apply(this, line)
      },
    },
  })
  return logger
}

/** Returns how many lines of the log of this process said that somebody must act. */
export const loggedErrors = (): number => errors
