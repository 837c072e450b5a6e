import { type Logger, pino } from 'pino'
import { env } from './env.ts'
import { awayPart } from './outages/away-part.ts'
import { Outages } from './outages/outages.ts'
import { logBase, processNumber } from './process-number.ts'

let logger: Logger | undefined
let errors = 0

/** Levels of pino: of a warning, and from which a line says that somebody must act. */
const WARNING = 40
const ERROR = 50

/**
 * Returns the log of this process: JSON lines on standard output, with the number of the process where there are
 * several. Its errors are what somebody must act on; what the program gets over by itself, or tells whoever caused it,
 * is a warning. What failed because a part is away that everything needs is told once, when the outage begins. Never
 * write personal data into it: no address, no name, no text that a visitor typed, no query string.
 */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: logBase(),
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(line, write, level) {
        const error = level >= WARNING ? (line[0] as { err?: unknown } | undefined)?.err : undefined
        const part = awayPart(error)
        if (part) return outages.fails(part, error)
        if (level >= ERROR) errors++
        write.apply(this, line)
      },
    },
  })
  return logger
}

/** What the program cannot reach now. Of several processes the first one tells the team, the others only the log. */
export const outages: Outages = new Outages({
  began: (part, error) => {
    const { code, message } = error as { code?: string; message?: string }
    // Mail servers name recipients in their answers.
    const line = { part, code, ...(part !== 'mail' && { reason: message }) }
    const text = 'an outage began: what fails for it is not told again until it ends'
    if ((processNumber() ?? 1) === 1) log().error(line, text)
    else log().warn(line, text)
  },
  ended: (part, outage) => log().info({ part, ...outage }, 'an outage is over'),
})

/** Returns how many lines of the log of this process said that somebody must act. */
export const loggedErrors = (): number => errors
