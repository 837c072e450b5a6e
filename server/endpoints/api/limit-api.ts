import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '#app/core/visitor.ts'
import { countKeyRequest } from '#app/features/api/keys/count-requests.server.ts'
import { findKey } from '#app/features/api/keys/keys.server.ts'
import { ApiProblem } from '#app/features/api/schemas/problem.ts'
import { type Counted, countRequest, rateLimitHeaders } from '../../middleware/limits/count-request.ts'
import { visitorAddress } from '../../middleware/origin/visitor-address.ts'
import { sendProblem } from './send-problem.ts'

export type ApiVariables = { requestId: string }

const BEARER = /^Bearer +([\w-]{1,100})$/i
/** Number of wrong keys that a network may send: each costs a database look-up. */
const WRONG_KEYS = new RateLimiterMemory({ points: 30, duration: 60 })

/**
 * Counts each request against its key or else its network, reports what is left, and refuses requests over the limit.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function limitApi(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    const network = networkOf(visitorAddress(c, trustedProxies))
    const header = c.req.header('authorization')
    const keyId = header === undefined ? undefined : await keyOf(header, network)
    if (keyId === null) return sendProblem(c, new ApiProblem('unknown-key'), { 'www-authenticate': 'Bearer' })
    const counted: Counted = keyId ? { scope: 'person', who: keyId } : { scope: 'network', who: network }
    const left = await countRequest('api', counted)
    if (left.isRefused) {
      const wait = { ...rateLimitHeaders(left), 'retry-after': String(left.reset) }
      return sendProblem(c, new ApiProblem('too-many-requests', { detail: `Wait ${left.reset} seconds.` }), wait)
    }
    if (keyId) countKeyRequest(keyId)
    await next()
    for (const [name, value] of Object.entries(rateLimitHeaders(left))) c.res.headers.set(name, value)
    return undefined
  }
}

/** Returns the id of a key; null if there is none, or the network has sent too many wrong ones for a look-up. */
async function keyOf(header: string, network: string): Promise<string | null> {
  const state = await WRONG_KEYS.get(network)
  if (state && state.remainingPoints <= 0) return null
  const token = BEARER.exec(header)?.[1]
  const found = token === undefined ? undefined : await findKey(token)
  if (found) return found
  await WRONG_KEYS.consume(network).catch(() => undefined)
  return null
}
