import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { connectionPool } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { Failure } from './failure.ts'
import { networkOf } from './visitor.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Attempts within seconds: of one account from one network, of one account from anywhere, of one network. */
const LIMITS = {
  'sign-in': { pair: [10, 15 * MINUTE], account: [100, HOUR], network: [60, 15 * MINUTE] },
  'sign-up': { network: [20, HOUR] },
  /** Whatever sends a mail to an address that somebody typed. */
  mail: { account: [5, HOUR], network: [30, HOUR] },
  /** The password or a code asked for again of somebody who is signed in or about to be. */
  proof: { account: [10, 15 * MINUTE], network: [60, 15 * MINUTE] },
  link: { network: [60, 15 * MINUTE] },
  review: { account: [10, HOUR], network: [60, HOUR] },
  /** Something said against a review: to moderators, and confirmed by mail to an address that somebody typed. */
  report: { account: [10, HOUR], network: [30, HOUR] },
  /** What strangers write to the team; an address that somebody typed gets a copy. */
  contact: { account: [5, DAY], network: [20, HOUR] },
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
  /** Messages to schools: of one account or address, and from a network of those without an account. */
  enquiry: { account: [5, DAY] },
  'enquiry-guest': { network: [5, DAY] },
  /**
   * Declarations of withdrawal, of an account or of visitors without one. Each may be confirmed by a mail to an address
   * that somebody typed: five from one network, so that a stranger does not lock its owner out, who may be anywhere.
   */
  withdrawal: { account: [10, HOUR] },
  'withdrawal-guest': { pair: [5, HOUR], account: [20, HOUR], network: [30, HOUR] },
  /** Pictures are costly to read. */
  upload: { network: [60, HOUR] },
} as const satisfies Record<string, Partial<Record<'pair' | 'account' | 'network', readonly [number, number]>>>

/** Seconds after which no attempt is remembered. */
export const LONGEST_LIMIT_SECONDS: number = Math.max(
  ...Object.values(LIMITS).flatMap((limit) => Object.values(limit).map(([, seconds]) => seconds)),
)

export type LimitedAction = keyof typeof LIMITS
type Subject = { account?: string; address: string }

/** From this attempt on each answer takes twice as long as the one before, up to the longest. */
const FREE_ATTEMPTS = 3
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4000

/**
 * Counts an attempt before it is made, so that many at the same time cannot slip through; repeated ones are slowed down
 * and in the end the action is locked for this account and network. The account itself stays usable: other networks,
 * running sessions and the other ways in go on.
 *
 * @param subject account: e-mail address or user id, hashed before it is kept; address: of the visitor
 * @throws Failure too_many_attempts
 */
export async function countAttempt(action: LimitedAction, subject: Subject): Promise<void> {
  let tried = 0
  for (const { scope, key, limiter } of countersOf(action, subject)) {
    const result = await consume(limiter, key)
    if (result.consumedPoints > limiter.points) {
      log().warn({ action, scope }, 'action locked after too many attempts')
      throw new Failure('too_many_attempts', { retryAfter: Math.ceil(result.msBeforeNext / 1000) })
    }
    if (scope !== 'network') tried = Math.max(tried, result.consumedPoints)
  }
  if (tried > FREE_ATTEMPTS) await sleep(Math.min(FIRST_DELAY_MS * 2 ** (tried - FREE_ATTEMPTS - 1), LONGEST_DELAY_MS))
}

/** After a success: what failed before no longer counts for this account. */
export async function forgetAttempts(action: LimitedAction, subject: Subject): Promise<void> {
  const counters = countersOf(action, subject).filter(({ scope }) => scope !== 'network')
  await Promise.all(counters.map(({ limiter, key }) => limiter.delete(key)))
}

function countersOf(action: LimitedAction, { account, address }: Subject) {
  const network = networkOf(address)
  return Object.entries(LIMITS[action]).flatMap(([scope, [points, duration]]) => {
    const who = { pair: account && `${account} ${network}`, account, network }[scope]
    return who ? [{ scope, key: hash(who), limiter: limiterOf(`${action}:${scope}`, points, duration) }] : []
  })
}

const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url')

let pool: ReturnType<typeof connectionPool> | undefined
const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
  if (pool !== connectionPool()) limiters.clear()
  pool = connectionPool()
  const made = limiters.get(keyPrefix)
  if (made) return made
  const table = { storeClient: pool, tableName: 'attempt_counts', tableCreated: true, clearExpiredByTimeout: false }
  const limiter = new RateLimiterPostgres({ ...table, keyPrefix, points, duration })
  limiters.set(keyPrefix, limiter)
  return limiter
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}
