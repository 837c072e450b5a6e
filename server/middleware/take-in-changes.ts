import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { hasSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { log } from '#lib/log.ts'

/** While a register is imported, applying all changes may take longer than anybody should wait. */
const MAX_WAIT_MS = 1000

/**
 * Lets this process apply what a signed-in person changed before they get the answer, so that the next page shows it,
 * to others as well. Nothing that is shown depends on forms of visitors without a session.
 */
export function takeInChanges(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || !hasSessionCookie(c.req.header('cookie'))) return
    const abort = new AbortController()
    try {
      await Promise.race([schoolsChanged(), sleep(MAX_WAIT_MS, undefined, { signal: abort.signal })])
    } catch (error) {
      log().warn({ err: error }, 'a change could not be taken in before its answer')
    } finally {
      abort.abort()
    }
  }
}
