import { type Logger, pino } from 'pino'
import { env } from './env.ts'
import { awayPart } from './outages/away-part.ts'
import { Outages } from './outages/outages.ts'
import { logBase, processNumber } from './process-number.ts'

let logger: Logger | undefined
let errors = 0

/** Pino's levels: that of a warning, and the lowest at which a line means that somebody must act. */
const WARNING_LEVEL = 40
const ERROR_LEVEL = 50

/**
 * Returns the log of this process: JSON lines on standard output, with the number of the process where there are
 * several. An error is something somebody must act on; what the program recovers from by itself, or reports to the
 * person who caused it, is a warning. When an essential part is away, all failures that follow from it are reported
 * once, at the start of the outage. Never write personal data into the log: no address, no name, no text that a visitor
 * typed, no query string.
 */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: logBase(),
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(line, write, level) {
        const error = level >= WARNING_LEVEL ? (line[0] as { err?: unknown } | undefined)?.err : undefined
        const part = awayPart(error)
        if (part) return isPlanned(error) ? undefined : outages.fails(part, error)
        if (level >= ERROR_LEVEL) errors++
        write.apply(this, line)
      },
    },
  })
  return logger
}

/** Whether an operator decided that something fails, as with `aulario read-only on`. */
const isPlanned = (error: unknown) => (error as { planned?: boolean }).planned === true

/**
 * What the program cannot reach at the moment. Of several processes, the first alerts the team and the others only log.
 */
export const outages: Outages = new Outages({
  began: (part, error) => {
    const { code, message } = error as { code?: string; message?: string }
    // Mail servers quote recipients in their answers.
    const line = { part, code, ...(part !== 'mail' && { reason: message }) }
    const text = 'an outage began: what fails for it is not told again until it ends'
    if ((processNumber() ?? 1) === 1) log().error(line, text)
    else log().warn(line, text)
  },
  ended: (part, outage) => log().info({ part, ...outage }, 'an outage is over'),
})

/** Returns how many log lines of this process said that somebody must act. */
export const loggedErrors = (): number => errors
