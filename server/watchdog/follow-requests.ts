import type { MiddlewareHandler } from 'hono'
import type { RunningRequests } from './running-requests.ts'

/** Lists each request while it runs, so that the watchdog can name the one that does not end. */
export function followRequests(running: RunningRequests): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return (c, next) => running.follow(`${c.get('requestId')} ${c.req.method} ${c.req.path}`, next)
}
