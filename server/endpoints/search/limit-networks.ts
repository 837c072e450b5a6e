import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '#app/core/visitor.ts'
import { visitorAddress } from '../../middleware/origin/visitor-address.ts'

/** A burst of a hundred, twenty a second on average: far more than a whole office needs for typing and moving a map. */
const LIMITER = new RateLimiterMemory({ points: 100, duration: 5 })

/**
 * Refuses a request with 429 and the seconds to wait if the visitor's network has requested this address too often.
 * Each process counts separately, which costs no more than a look-up in a map.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function limitNetworks(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    const network = networkOf(visitorAddress(c, trustedProxies))
    const refusal = await LIMITER.consume(`${c.req.path} ${network}`).then(
      () => undefined,
      (state: RateLimiterRes) => state,
    )
    if (!refusal) return next()
    const headers = { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)), 'cache-control': 'no-store' }
    return c.json({ code: 'too_many_requests' }, 429, headers)
  }
}
