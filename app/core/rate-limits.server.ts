import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { connectionPool } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { Failure } from './failure.ts'
import { networkOf } from './visitor.ts'

type Scope = 'device' | 'pair' | 'account' | 'network' | 'reserve'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Attempts within seconds: of a browser that is known to the account (nothing else counts for it, see
 * {@link LimitedSubject}), of one account from one network, of one account from anywhere, of one network.
 *
 * Where an account is only an address that somebody typed, each network has few attempts for it, so that nobody uses up
 * those of its owner; all together have many. After these a network that has had none still gets one of the reserve.
 */
const LIMITS = {
  /**
   * Guessing: ten passwords per network and account, and a hundred an hour per account however many networks join.
   * Whoever uses up that hundred keeps the person from signing in with a browser that was never signed in; a known
   * one goes on, and the mailed link for a new password makes another one known.
   */
  'sign-in': {
    device: [10, 15 * MINUTE],
    pair: [10, 15 * MINUTE],
    account: [100, HOUR],
    network: [60, 15 * MINUTE],
  },
  'sign-up': { network: [20, HOUR] },
  /** The password or a code asked for again of somebody who is signed in or about to be. */
  proof: { device: [10, 15 * MINUTE], account: [10, 15 * MINUTE], network: [60, 15 * MINUTE] },
  /** Recovery codes have 80 bits: nobody guesses one, so nobody has to be kept from trying for somebody else. */
  recovery: { pair: [10, 15 * MINUTE], network: [60, 15 * MINUTE] },
  link: { network: [60, 15 * MINUTE] },
  review: { account: [10, HOUR], network: [60, HOUR] },
  /** Something said against a review: to moderators, and confirmed by mail to an address that somebody typed. */
  report: { account: [10, HOUR], network: [30, HOUR] },
  'report-guest': { pair: [10, HOUR], account: [40, HOUR], network: [30, HOUR], reserve: [20, HOUR] },
  /** What strangers write to the team; an address that somebody typed gets a copy. */
  contact: { pair: [5, DAY], account: [20, DAY], network: [20, HOUR], reserve: [20, DAY] },
  /** What schools write to the team, also in a chat, where nobody is to be slowed down. */
  support: { network: [120, HOUR] },
  /** Readers who find reviews helpful click often; more than this is a program. */
  vote: { network: [300, HOUR] },
  /** Mails with a code to a school's office that may not have asked: by whoever asks, then by the school written to. */
  'claim-code': { account: [5, DAY], network: [15, DAY] },
  'claim-mail': { account: [4, DAY] },
  'claim-try': { account: [20, DAY], network: [60, HOUR] },
  /** What a moderator has to look at. */
  claim: { account: [5, DAY], network: [30, DAY] },
  /** Messages to schools: of one account, with one address, and from a network of those without an account. */
  enquiry: { account: [5, DAY] },
  'enquiry-address': { pair: [5, DAY], account: [20, DAY], reserve: [20, DAY] },
  'enquiry-guest': { network: [5, DAY] },
  /**
   * Declarations of withdrawal, of an account or of visitors without one. Each may be confirmed by a mail to an address
   * that somebody typed: five from one network, so that a stranger does not lock its owner out, who may be anywhere.
   */
  withdrawal: { account: [10, HOUR] },
  'withdrawal-guest': { pair: [5, HOUR], account: [20, HOUR], network: [30, HOUR], reserve: [20, HOUR] },
  /** Pictures are costly to read. */
  upload: { network: [60, HOUR] },
} as const satisfies Record<string, Partial<Record<Scope, readonly [number, number]>>>

/** Seconds after which no attempt is remembered. */
export const MAX_LIMIT_SECONDS: number = Math.max(
  ...Object.values(LIMITS).flatMap((limit) => Object.values(limit).map(([, seconds]) => seconds)),
)

export type LimitedAction = keyof typeof LIMITS

/**
 * Who tries. account: e-mail address or user id, hashed before it is kept; address: of the visitor; device: id of the
 * browser if it is known to the account (`knownDevice`). Where an action has a budget for known browsers, a known one
 * is counted by that alone: what others try, from its own network too, takes nothing from it.
 */
export type LimitedSubject = { account?: string | undefined; address: string; device?: string | undefined }

/** From this attempt on each answer takes twice as long as the one before, up to the longest. */
const FREE_ATTEMPTS = 3
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 4000

/**
 * Counts an attempt before it is made, so that many at the same time cannot slip through; repeated ones are slowed down
 * and in the end the action is locked for this account and network. The account itself stays usable: known browsers,
 * other networks, running sessions and the other ways in go on. What slows down is the narrowest count, so nobody waits
 * for what others tried where there is a count per network or browser.
 *
 * @throws Failure too_many_attempts
 */
export async function countAttempt(action: LimitedAction, subject: LimitedSubject): Promise<void> {
  const counters = countersOf(action, subject)
  const narrowest = await consumeEach(action, counters)
  const tried = counters[0]?.scope === 'network' ? 0 : narrowest
  if (tried > FREE_ATTEMPTS) await sleep(Math.min(FIRST_DELAY_MS * 2 ** (tried - FREE_ATTEMPTS - 1), MAX_DELAY_MS))
}

/** A count that an attempt goes into. */
export type Counter = { scope: Scope; key: string; limiter: RateLimiterPostgres }

/**
 * Counts an attempt in each of the counters, the narrowest first, until one is full. Where that of the account is full, a
 * network that tries for the first time takes one of the reserve instead.
 *
 * @returns attempts that the first one has counted
 * @throws Failure too_many_attempts
 */
export async function consumeEach(action: string, counters: Counter[]): Promise<number> {
  const reserve = counters.find(({ scope }) => scope === 'reserve')
  let first = 0
  for (const [at, { scope, key, limiter }] of counters.entries()) {
    if (scope === 'reserve') continue
    const result = await consume(limiter, key)
    if (at === 0) first = result.consumedPoints
    if (result.consumedPoints <= limiter.points) continue
    if (scope === 'account' && reserve) {
      if (first === 1 && !isOver(await consume(reserve.limiter, reserve.key), reserve)) continue
      // Nothing was done: the network has still had none.
      await counters[0]!.limiter.reward(counters[0]!.key)
    }
    log().warn({ action, scope }, 'action locked after too many attempts')
    throw new Failure('limit', 'too_many_attempts', { retryAfter: Math.ceil(result.msBeforeNext / 1000) })
  }
  return first
}

const isOver = ({ consumedPoints }: RateLimiterRes, { limiter }: Counter): boolean => consumedPoints > limiter.points

/**
 * After a success: what failed before no longer counts for this browser, or network and account. What other networks
 * tried goes on to count: a person who signs in every hour gives nobody new tries.
 */
export async function clearAttempts(action: LimitedAction, subject: LimitedSubject): Promise<void> {
  const [narrowest, ...others] = countersOf(action, subject).filter(({ scope }) => scope !== 'network')
  await narrowest?.limiter.delete(narrowest.key)
  await Promise.all(others.map(({ limiter, key }) => limiter.reward(key)))
}

/** The counters of an attempt, the narrowest first. */
function countersOf(action: LimitedAction, { account, address, device }: LimitedSubject): Counter[] {
  const network = networkOf(address)
  const budgets = Object.entries(LIMITS[action]) as [Scope, readonly [number, number]][]
  const known = device && account ? budgets.filter(([scope]) => scope === 'device') : []
  const counted = known.length > 0 ? known : budgets.filter(([scope]) => scope !== 'device')
  return counted.flatMap(([scope, [points, duration]]) => {
    const pair = account && `${account} ${network}`
    const who = { device: `${device} ${account}`, pair, account, network, reserve: account }[scope]
    return who ? [{ scope, key: hash(who), limiter: limiterOf(`${action}:${scope}`, points, duration) }] : []
  })
}

/** What stands for an address, an id or a network in the table of counts. */
export const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url')

let pool: ReturnType<typeof connectionPool> | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/** A count of up to `points` within `duration` seconds, kept under the prefix. */
export function limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
  if (pool !== connectionPool()) limiters.clear()
  pool = connectionPool()
  const made = limiters.get(keyPrefix)
  if (made) return made
  const table = { storeClient: pool, tableName: 'attempt_counts', tableCreated: true, clearExpiredByTimeout: false }
  const limiter = new RateLimiterPostgres({ ...table, keyPrefix, points, duration })
  limiters.set(keyPrefix, limiter)
  return limiter
}

/** Counts one, also when that is one too many. */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}
