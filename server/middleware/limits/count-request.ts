import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { LIMITS, type LimitName } from './limit-table.ts'

/** The network or person that a request counts towards. */
export type Counted = { scope: 'network' | 'person'; who: string }

/** What is left of a budget after a request. */
export type Left = {
  scope: Counted['scope']
  points: number
  seconds: number
  remaining: number
  /** Seconds until the budget is full again. */
  reset: number
  isRefused: boolean
}

const limiters = new Map<string, RateLimiterMemory>()

function limiterOf(name: LimitName, scope: Counted['scope']): RateLimiterMemory {
  const key = `${name} ${scope}`
  const { points, seconds } = LIMITS[name][scope]
  const limiter = limiters.get(key) ?? new RateLimiterMemory({ keyPrefix: key, points, duration: seconds })
  limiters.set(key, limiter)
  return limiter
}

/** Counts a request in the memory of this process, which costs no more than a map look-up. */
export async function countRequest(name: LimitName, { scope, who }: Counted): Promise<Left> {
  const { points, seconds } = LIMITS[name][scope]
  const state = await limiterOf(name, scope)
    .consume(who)
    .catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    })
  return {
    scope,
    points,
    seconds,
    remaining: Math.max(0, points - state.consumedPoints),
    reset: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
    isRefused: state.consumedPoints > points,
  }
}

/** Returns the headers for the policy and for what is left of it (draft-ietf-httpapi-ratelimit-headers). */
export const rateLimitHeaders = ({ scope, points, seconds, remaining, reset }: Left): Record<string, string> => ({
  'ratelimit-policy': `"${scope}";q=${points};w=${seconds}`,
  ratelimit: `"${scope}";r=${remaining};t=${reset}`,
})
