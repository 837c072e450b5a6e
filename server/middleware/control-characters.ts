import type { MiddlewareHandler } from 'hono'

/** Either literally, or as the escapes that remain when a path cannot be decoded as a whole. */
const CONTROL_CHARACTERS = /\p{Cc}|%[01][0-9a-f]|%7f/iu

/** The API answers in a form of its own. */
const REFUSES_ITSELF = '/api/v1/'

/** Whether a path, decoded or not, has a character that no address has. */
export const hasControlCharacters = (path: string): boolean => CONTROL_CHARACTERS.test(path)

/**
 * Answers paths with control characters with 400. Nobody types them, PostgreSQL cannot store NUL, and URL parsers
 * silently drop tabs and line breaks, so that two programs would read two different paths.
 */
export function refuseControlCharacters(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith(REFUSES_ITSELF)) return next()
    return hasControlCharacters(c.req.path) ? c.text('Bad Request', 400) : next()
  }
}
