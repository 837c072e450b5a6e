import type { MiddlewareHandler } from 'hono'

/** Answers paths with a zero byte, which nobody types and PostgreSQL cannot compare with, by 400. */
export function refuseZeroBytes(): MiddlewareHandler {
  return async (c, next) => (/%00|\0/.test(c.req.path) ? c.text('Bad Request', 400) : next())
}
