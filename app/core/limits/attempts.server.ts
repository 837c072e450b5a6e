import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { connectionPool } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { Failure } from '../failure.ts'
import { networkOf } from '../visitor.ts'

type Scope = 'device' | 'pair' | 'account' | 'network' | 'reserve'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Attempts per number of seconds. `device` counts a browser that the account knows (nothing else counts for it, see
 * {@link LimitedSubject}), `pair` one account from one network, `account` one account from anywhere, and `network` one
 * network.
 * Where the account is only an address that a visitor typed, each network has few attempts for it, so that no single
 * network uses up those of the address's owner; all networks together have many. Once these are used up, a network that
 * has made no attempt yet may still take one of the `reserve`.
 */
const LIMITS = {
  /**
   * Guessing is limited to ten passwords per network and account, and to a hundred an hour per account however many
   * networks take part. An attacker who uses up that hundred keeps the person from signing in with an unknown browser;
   * a known browser still works, and the mailed link for a new password makes another one known.
   */
  'sign-in': {
    device: [10, 15 * MINUTE],
    pair: [10, 15 * MINUTE],
    account: [100, HOUR],
    network: [60, 15 * MINUTE],
  },
  'sign-up': { network: [20, HOUR] },
  /** The password or a code, requested again from a person who is signed in or about to be. */
  proof: { device: [10, 15 * MINUTE], account: [10, 15 * MINUTE], network: [60, 15 * MINUTE] },
  /**
   * Recovery codes have 80 bits and cannot be guessed, so there is no need for a limit per account, which could lock a
   * person out.
   */
  recovery: { pair: [10, 15 * MINUTE], network: [60, 15 * MINUTE] },
  link: { network: [60, 15 * MINUTE] },
  review: { account: [10, HOUR], network: [60, HOUR] },
  /** A report against a review to the moderators, confirmed by mail to the address that the visitor typed. */
  report: { account: [10, HOUR], network: [30, HOUR] },
  'report-guest': { pair: [10, HOUR], account: [40, HOUR], network: [30, HOUR], reserve: [20, HOUR] },
  /** Messages of visitors to the team; the address that the visitor typed gets a copy. */
  contact: { pair: [5, DAY], account: [20, DAY], network: [20, HOUR], reserve: [20, DAY] },
  /** Messages from schools to the team, including a chat, which must not be slowed down. */
  support: { network: [120, HOUR] },
  /** Readers who find reviews helpful click often; anything above this is a program. */
  vote: { network: [300, HOUR] },
  /** Questions about schools; five a day ask more than anybody reads up on. */
  question: { account: [5, DAY], network: [30, DAY] },
  /** Answers to questions, and changes of either. */
  'question-answer': { account: [20, HOUR], network: [60, HOUR] },
  /** What families say of the day at schools. */
  day: { account: [60, HOUR], network: [300, HOUR] },
  /** Mails with a code to a school's office that may not have asked for it: first per sender, then per school. */
  'claim-code': { account: [5, DAY], network: [15, DAY] },
  'claim-mail': { account: [4, DAY] },
  'claim-try': { account: [20, DAY], network: [60, HOUR] },
  /** Claims, each of which a moderator has to look at. */
  claim: { account: [5, DAY], network: [30, DAY] },
  /** Enquiries to schools: per account, per address given, and per network of visitors without an account. */
  enquiry: { account: [5, DAY] },
  'enquiry-address': { pair: [5, DAY], account: [20, DAY], reserve: [20, DAY] },
  'enquiry-guest': { network: [5, DAY] },
  /**
   * Declarations of withdrawal or cancellation, by accounts or by visitors without one. Each may be confirmed by a mail
   * to an address that a visitor typed: five per network, so that a stranger does not lock out the owner, who may be on
   * any other network.
   */
  withdrawal: { account: [10, HOUR] },
  'withdrawal-guest': { pair: [5, HOUR], account: [20, HOUR], network: [30, HOUR], reserve: [20, HOUR] },
  /** Places from which distances are measured, each of which costs a search. */
  point: { network: [120, HOUR] },
  /** Ways to the schools of a page, and areas on maps: one for each page that a family opens. */
  way: { network: [900, HOUR] },
  /** Dossiers as files: a family makes a few, of which each costs some of a second of a core. */
  dossier: { network: [60, HOUR] },
  /** Shared lists, which anybody may make and which are stored for months; and their changes, of which a family that
   * chooses sends many. */
  list: { network: [40, DAY] },
  'list-save': { network: [1800, HOUR] },
  /** Pictures and tables are costly to decode. */
  upload: { network: [60, HOUR], account: [60, HOUR] },
} as const satisfies Record<string, Partial<Record<Scope, readonly [number, number]>>>

/** Seconds after which no attempt is remembered. */
export const MAX_LIMIT_SECONDS: number = Math.max(
  ...Object.values(LIMITS).flatMap((limit) => Object.values(limit).map(([, seconds]) => seconds)),
)

export type LimitedAction = keyof typeof LIMITS

/**
 * Who makes the attempt. account: e-mail address or user id, hashed before it is kept; address: of the visitor; device:
 * id of the browser if the account knows it (`knownDevice`). Where an action has a budget for known browsers, a known
 * browser is counted by that alone: attempts of others, even from its own network, take nothing from it.
 */
export type LimitedSubject = { account?: string | undefined; address: string; device?: string | undefined }

/** Attempts without delay; each later answer takes twice as long as the previous one, up to the maximum. */
const FREE_ATTEMPTS = 3
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 4000

/**
 * Counts an attempt before it is made, so that many at the same time cannot slip through. Repeated attempts are slowed
 * down, and finally the action is locked for this account and network. The account itself stays usable: known browsers,
 * other networks, running sessions and other ways of signing in keep working. The delay depends on the narrowest count,
 * so nobody waits because of others' attempts where there is a count per network or browser.
 *
 * @throws Failure too_many_attempts
 */
export async function countAttempt(action: LimitedAction, subject: LimitedSubject): Promise<void> {
  const counters = countersOf(action, subject)
  const narrowest = await consumeEach(action, counters)
  const tried = counters[0]?.scope === 'network' ? 0 : narrowest
  if (tried > FREE_ATTEMPTS) await sleep(Math.min(FIRST_DELAY_MS * 2 ** (tried - FREE_ATTEMPTS - 1), MAX_DELAY_MS))
}

export type Counter = { scope: Scope; key: string; limiter: RateLimiterPostgres }

/**
 * Counts an attempt in each of the counters, the narrowest first, until one is full. If the account's counter is full,
 * a network that makes its first attempt takes one of the reserve instead.
 *
 * @returns attempts counted by the first counter so far
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
      // The attempt was not made, so the network must still count as one without any.
      await counters[0]!.limiter.reward(counters[0]!.key)
    }
    log().warn({ action, scope }, 'action locked after too many attempts')
    throw new Failure('limit', 'too_many_attempts', { retryAfter: Math.ceil(result.msBeforeNext / 1000) })
  }
  return first
}

const isOver = ({ consumedPoints }: RateLimiterRes, { limiter }: Counter): boolean => consumedPoints > limiter.points

/**
 * Called after a success: earlier failures are forgiven for this browser, or for this network and account. Attempts of
 * other networks still count: a person who signs in every hour must not give an attacker new attempts.
 */
export async function clearAttempts(action: LimitedAction, subject: LimitedSubject): Promise<void> {
  const [narrowest, ...others] = countersOf(action, subject).filter(({ scope }) => scope !== 'network')
  await narrowest?.limiter.delete(narrowest.key)
  await Promise.all(others.map(({ limiter, key }) => limiter.reward(key)))
}

/** Returns the counters of an attempt, the narrowest first. */
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

/** Hashes an address, an id or a network for the table of counts. */
export const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url')

let pool: ReturnType<typeof connectionPool> | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/** A counter of up to `points` attempts within `duration` seconds, kept under the prefix. */
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

/** Counts one attempt, even when it is one too many. */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}
