import type { Part } from './outages.ts'

/**
 * Codes with which PostgreSQL reports that it is unavailable to everyone: connection exceptions, too many connections,
 * no space, shutting down, starting, a standby that cannot write
 * (www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const OF_POSTGRESQL = /^(08...|53[123]00|57P0[1-5]|25006)$/
/** What the file system reports when a disk is full, whatever was to be stored there. */
const NO_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT'])
/** What Node and `pg` report about a server that does not answer. */
const OF_THE_LINE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const OF_PG =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Enumerable, so that copies of an error, as pg-boss makes them, keep it. */
const AWAY = Symbol('away part')

/** Marks an error as caused by a part that is away, where neither its code nor its text says so. */
export function markAway(error: unknown, part: Part): void {
  if (isObject(error)) Reflect.defineProperty(error, AWAY, { value: part, enumerable: true, configurable: true })
}

/** Returns the part whose absence caused an error, directly or through one of its causes. */
export function awayPart(error: unknown): Part | undefined {
  for (let at = error, depth = 0; isObject(at) && depth < 5; at = (at as { cause?: unknown }).cause, depth++) {
    const { [AWAY]: part } = at as { [AWAY]?: Part }
    if (part) return part
    if (NO_SPACE.has((at as { code?: unknown }).code)) return 'store'
    // Thrown by fetch, which never talks to the database.
    if (at instanceof TypeError) return undefined
    if (isDatabaseAway(at)) return 'database'
  }
  return undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All other clients of servers mark their errors, or wrap them in their own. */
function isDatabaseAway(error: object): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof code === 'string') {
    if (OF_POSTGRESQL.test(code)) return 'severity' in error || 'routine' in error
    if (syscall === 'connect' || syscall === 'getaddrinfo') return OF_THE_LINE.test(code) || code === 'ENOENT'
    // The reset of a visitor who hangs up names no system call.
    if (syscall === 'read' && code === 'ECONNRESET') return true
  }
  return typeof message === 'string' && OF_PG.test(message)
}

/** Whether an error of a fetch, of the file system or of a mail server means that the other side does not answer. */
export function isNoAnswer(error: unknown): boolean {
  for (let at = error, depth = 0; isObject(at) && depth < 5; at = (at as { cause?: unknown }).cause, depth++) {
    const { code, name } = at as { code?: unknown; name?: unknown }
    if (name === 'TimeoutError') return true
    if (typeof code === 'string' && (OF_THE_LINE.test(code) || /^UND_ERR_(SOCKET|\w+_TIMEOUT)$/.test(code))) return true
  }
  return false
}
