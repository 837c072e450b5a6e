import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import { networkOf, type Visitor } from '#app/core/visitor.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import type { Database } from '#db/schema.ts'
import { BURST_HOURS, BURST_KINDS, burstSignals, type Signal } from './bursts.ts'
import type { WrittenReview } from './review.schema.ts'
import { fromSchoolNetwork } from './school-network.server.ts'

/** Origin of a review, and the school it is for. `replaces` is the author's previous review of the school. */
export type Origin = {
  userId: string
  schoolId: string
  names: readonly string[]
  visitor: Visitor
  network: Buffer
  /** The school's invitation link through which it came. */
  invitation: string | null
  replaces: string | undefined
  rewrites: number
}

const SIMILARITY = 0.8

/** Returns the reasons for a moderator to check a review before publication; [] publishes it immediately. */
export async function judgeReview(
  trx: Transaction<Database>,
  review: WrittenReview,
  origin: Origin,
): Promise<Signal[]> {
  const findings = screenText(review.comment, review.language, { names: origin.names })
  const now = [
    ...findings.map(({ kind, rule, start, end }) => ({ kind, detail: { rule, start, end } })),
    ...(await nearCopies(trx, review.comment, origin)),
    ...(await bursts(trx, origin)),
    ...(await fromSchoolNetwork(trx, origin)),
    ...(origin.rewrites > 0 ? [{ kind: 'earlier_refusal', detail: { refusals: origin.rewrites } }] : []),
  ]
  const waiting = await stillWaiting(trx, origin)
  return [...now, ...waiting.filter(({ kind }) => now.every((signal) => signal.kind !== kind))]
}

/** Signals about the origin of a waiting review: only a moderator settles them, not a different wording. */
async function stillWaiting(trx: Transaction<Database>, { replaces }: Origin): Promise<Signal[]> {
  if (!replaces) return []
  const rows = await trx
    .selectFrom('review_signals as s')
    .innerJoin('reviews as r', (join) => join.onRef('r.id', '=', 's.review_id').onRef('r.version', '=', 's.version'))
    .select(['s.kind', 's.detail'])
    .where('r.id', '=', replaces)
    .where('r.status', '=', 'pending')
    .where('s.kind', 'in', [...BURST_KINDS, 'school_network'])
    .execute()
  return rows as Signal[]
}

async function nearCopies(trx: Transaction<Database>, comment: string, { replaces }: Origin): Promise<Signal[]> {
  const { rows } = await sql<{ id: string; similarity: number }>`
    select id, similarity from most_similar_review(${comment}, ${replaces ?? null}) where similarity >= ${SIMILARITY}`.execute(
    trx,
  )
  return rows.map(({ id, similarity }) => ({ kind: 'similar', detail: { review: id, similarity } }))
}

async function bursts(trx: Transaction<Database>, origin: Origin): Promise<Signal[]> {
  const count = async (of: Expression<SqlBool>) => {
    const { many } = await trx
      .selectFrom('reviews')
      .select((eb) => eb.fn.countAll<string>().as('many'))
      .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${BURST_HOURS})`)
      .where(of)
      .$if(origin.replaces !== undefined, (query) => query.where('id', '<>', origin.replaces!))
      .executeTakeFirstOrThrow()
    return Number(many)
  }
  return burstSignals({
    burst_account: await count(sql`author_id = ${origin.userId}`),
    burst_network: await count(sql`network_hash = ${origin.network}`),
    burst_invitation: await count(sql`invitation_id = ${origin.invitation}`),
    burst_school: await count(sql`school_id = ${origin.schoolId}`),
  })
}

/** Age at which the key of the hashes is replaced. */
const KEY_MS = 30 * 86_400_000

/**
 * Returns the hash of a visitor's network, by which many reviews from one network are noticed. The key is kept in a
 * file outside the database and is replaced after 30 days, so that earlier hashes can no longer be traced to anybody.
 */
export function networkHash(address: string, file = path.resolve('data', 'network-key')): Buffer {
  return createHmac('sha256', currentKey(file)).update(networkOf(address)).digest()
}

function currentKey(file: string): Buffer {
  const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (age > KEY_MS) replaceKey(file)
  return fs.readFileSync(file)
}

/** Writes a new key to a temporary file and then renames it, so that nobody reads half a key. */
function replaceKey(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  fs.writeFileSync(aside, randomBytes(32), { mode: 0o600 })
  fs.renameSync(aside, file)
}

/**
 * Whether an address is in the school's own domain: that of its mail in the register, if only its own website is there.
 * Where a town or provider shares a domain among schools, the website is elsewhere or under a path.
 */
export function isInOwnDomain(email: string, school: { email: string; website: string }): boolean {
  const domain = domainOf(email)
  const site = URL.parse(/^https?:/i.test(school.website) ? school.website : `https://${school.website}`)
  return (
    domain !== '' &&
    domain === domainOf(school.email) &&
    domain === site?.hostname.replace(/^www\./, '') &&
    site.pathname === '/'
  )
}

const domainOf = (email: string) => email.toLowerCase().split('@')[1] ?? ''
