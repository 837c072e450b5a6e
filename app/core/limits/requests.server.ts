import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { API_BUDGETS } from '#app/core/limits/api-budgets.ts'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { type Count, hashOf, hearOthers, notifyOthers } from './share-counts.server.ts'

/** Number of requests allowed in a number of seconds. */
type Budget = { points: number; seconds: number }

/**
 * A group of public addresses that are costly to answer: which ones, how many requests a network may make, and how many
 * a signed-in person may, whose requests do not count towards the network. docs/operations.md has the same table.
 */
type Limit = { paths: RegExp; network: Budget; person: Budget }

const minute = (points: number): Budget => ({ points, seconds: 60 })

/**
 * Limits of all public addresses that are costly to answer; the first match decides. A cached page costs nothing and is
 * not counted. All processes of a site count together.
 */
export const LIMITS = {
  /** Typing in the search field and moving the map: twenty requests a second on average. */
  typing: {
    paths: /^\/api\/(?:suggest|places|map(?:\/.*)?)$/,
    network: { points: 100, seconds: 5 },
    person: { points: 100, seconds: 5 },
  },
  /** Version 1 of the API; a key has the budget of a person. */
  api: { paths: /^\/api\/v1\//, network: minute(API_BUDGETS.network), person: minute(API_BUDGETS.key) },
  /** The monthly files, of some megabytes each. */
  dump: {
    paths: /^\/open-data\/files\//,
    network: { points: 60, seconds: 3600 },
    person: { points: 60, seconds: 3600 },
  },
  /** Lists and facts as files: up to a thousand schools each. */
  download: {
    paths: /^\/(?:results\.(?:csv|json)|compare\.csv|dossier\.(?:csv|pdf)|schools\/[^/]+\/facts\.(?:csv|json))$/,
    network: minute(30),
    person: minute(30),
  },
  /** Feeds and calendars. */
  feed: {
    paths: /^\/(?:feeds\/|schools\/[^/]+\/events(?:\/|\.ics$)|[^.]+\/(?:admission-dates|calendar)\.ics$)/,
    network: minute(120),
    person: minute(120),
  },
  /** Pictures, badges and frames, which other sites embed; scripts that this release does not have. */
  picture: {
    paths: /^\/(?:embed\/|assets\/|(?:schools|places|dossier)\/[^.]+\.(?:svg|png)$)/,
    network: minute(300),
    person: minute(300),
  },
  /** Shared lists: an open page asks for what others changed every few seconds. */
  list: {
    paths: /^\/api\/(?:shared-list|list-cards)$/,
    network: minute(600),
    person: minute(300),
  },
  /** Searches, profiles, places and comparisons that are not in the cache. */
  page: {
    paths:
      /^\/(?:(?:results|compare|dossier|catchment|children|choose)(?:\.data)?$|(?:schools|places|support|admission-dates|open-days|moving|list)(?:\/|\.data$|$))/,
    network: minute(600),
    person: minute(300),
  },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

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

/** The part of a budget from which a process tells the others of a network: nobody hears of ordinary visitors. */
const TOLD_FROM = 1 / 20

/** @param key `<limit> <scope>` */
function limiterOf(key: string, { points, seconds }: Budget): RateLimiterMemory {
  const limiter = limiters.get(key) ?? new RateLimiterMemory({ keyPrefix: key, points, duration: seconds })
  limiters.set(key, limiter)
  return limiter
}

/**
 * Counts a request in the memory of this process, which costs no more than a map look-up, and tells the others half a
 * second later. A budget is exceeded by what comes within that time, and by at most a twentieth for each process.
 */
export async function countRequest(name: LimitName, { scope, who }: Counted): Promise<Left> {
  const { points, seconds } = LIMITS[name][scope]
  const [key, hash] = [`${name} ${scope}`, hashOf(who)]
  const state = await limiterOf(key, { points, seconds })
    .consume(hash)
    .catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    })
  const { consumedPoints } = state
  const toldFrom = Math.ceil(points * TOLD_FROM)
  const isRefused = consumedPoints > points
  if (consumedPoints >= toldFrom && !isRefused) notifyOthers(key, hash, consumedPoints === toldFrom ? toldFrom : 1)
  return {
    scope,
    points,
    seconds,
    remaining: Math.max(0, points - consumedPoints),
    reset: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
    isRefused,
  }
}

/** Lets this process count together with all others of the site, until `stopSharing`. */
export const countTogether = (): void => hearOthers(addCounts)

function addCounts(counts: Count[]): void {
  for (const [key, who, requests] of counts) {
    const [name, scope] = key.split(' ') as [LimitName, Counted['scope']]
    const budget = LIMITS[name]?.[scope]
    // Another release may have other limits.
    if (budget) void limiterOf(key, budget).penalty(who, requests)
  }
}

/** Returns the headers for the policy and for what is left of it (draft-ietf-httpapi-ratelimit-headers). */
export const rateLimitHeaders = ({ scope, points, seconds, remaining, reset }: Left): Record<string, string> => ({
  'ratelimit-policy': `"${scope}";q=${points};w=${seconds}`,
  ratelimit: `"${scope}";r=${remaining};t=${reset}`,
})

/** Returns the limit of an address in any language; undefined for those without one. */
export function limitOf(path: string): LimitName | undefined {
  const plain = pathWithoutLocale(path)
  return (Object.keys(LIMITS) as LimitName[]).find((name) => LIMITS[name].paths.test(plain))
}
