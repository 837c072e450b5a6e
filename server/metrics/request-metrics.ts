import type { MiddlewareHandler } from 'hono'
import { Counter, Gauge, Histogram } from 'prom-client'
import { HUNG_UP } from '../middleware/log-requests.ts'
import { nameRoute } from './name-route.ts'
import { ofProcess } from './registries.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
/** Seconds: a cached page takes under a millisecond, a search a few, a rendered picture a second. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

const requests = new Counter({
  name: 'aulario_http_requests_total',
  help: 'Answered requests by route, method and status; 499 is a client that hung up.',
  labelNames: ['route', 'method', 'status'],
  registers: [ofProcess],
})
const seconds = new Histogram({
  name: 'aulario_http_request_duration_seconds',
  help: 'Time from a request to the headers of its answer, by route.',
  labelNames: ['route'],
  buckets: SECONDS,
  registers: [ofProcess],
})
const running = new Gauge({
  name: 'aulario_http_requests_running',
  help: 'Requests that are being answered now.',
  registers: [ofProcess],
})

/** Counts and times requests by route; nothing of the address itself is kept. */
export function measureRequests(): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    const { signal } = c.req.raw
    running.inc()
    try {
      await next()
    } finally {
      running.dec()
    }
    const route = nameRoute(c.req.path)
    const method = METHODS.includes(c.req.method) ? c.req.method : 'other'
    requests.inc({ route, method, status: signal.aborted ? HUNG_UP : c.res.status })
    seconds.observe({ route }, (performance.now() - start) / 1000)
  }
}
