import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '#app/core/logged-path.ts'
import { log } from '#lib/log.ts'

/** As in nginx: the client closed the connection before the response, whatever became of the request. */
export const HUNG_UP = 499

/** Header of every answer, by which a visitor's report can be matched to a line in the log. */
export const REQUEST_ID = 'x-request-id'

/**
 * Logs one line per request: method, path without its query and without secret ids, status, milliseconds, request id.
 * Files are left out. Only faults of the program are logged as errors: not a client that hangs up, nor a 503, whose
 * cause the outage or overload reports itself.
 */
export function logRequests(): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const start = performance.now()
    const { signal } = c.req.raw
    await next()
    c.res.headers.set(REQUEST_ID, c.get('requestId'))
    const path = c.req.path
    if (path.startsWith('/assets/') || path === '/healthz') return
    const ms = Math.round((performance.now() - start) * 10) / 10
    const status = signal.aborted ? HUNG_UP : c.res.status
    const line = { requestId: c.get('requestId'), method: c.req.method, path: loggedPath(path), status, ms }
    if (status === HUNG_UP) log().info(line, 'client hung up')
    else if (status === 503) log().info(line, 'not available now')
    else if (status >= 500) log().error(line, 'request failed')
    else log().info(line, status === 404 ? 'unknown path' : 'request')
  }
}
