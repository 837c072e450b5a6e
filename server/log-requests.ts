import type { MiddlewareHandler } from 'hono'
import { log } from '#lib/log.ts'

/** One line per request: method, path without its query, status, milliseconds, request id. Files are left out. */
export function logRequests(): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const path = c.req.path
    if (path.startsWith('/assets/') || path === '/healthz') return
    const ms = Math.round((performance.now() - start) * 10) / 10
    const line = { requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms }
    if (c.res.status >= 500) log().error(line, 'request failed')
    else log().info(line, c.res.status === 404 ? 'unknown path' : 'request')
  }
}
