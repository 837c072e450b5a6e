import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { CRITERIA, MAX_REWRITES } from '../review.ts'

/**
 * Finds a school that may be reviewed, with the names that do not count as people's in a text about it; returns null
 * when there is none. Refreshes the word lists first, so that the text is screened against the latest ones.
 */
export async function findReviewedSchool(id: string) {
  await refreshRules()
  const row = await db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'city', 'street', 'country', 'sample'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  const { id: known, name, city, street, sample } = row
  const names = [name, city, street, street.replace(/\s\d{1,5}\s?\w?$/, '').trimEnd()].filter(Boolean)
  return { id: known, name, city, country: row.country as CountryCode, sample, names }
}

/** Initial values of the form, and whether it changes a review, is the one rewrite after a rejection, or is closed. */
export type Written = { kind: 'edit' | 'rewrite' | 'closed'; values: Record<string, string> }

/**
 * Finds the person's review of a school, as the form needs it; returns null when there is none and they may write one.
 */
export async function findWritten(userId: string, schoolId: string): Promise<Written | null> {
  const [review, refusals] = await Promise.all([
    selectEarlierReview(db(), userId, schoolId).executeTakeFirst(),
    countRefusals(db(), userId, schoolId),
  ])
  const closed = refusals > MAX_REWRITES || (review !== undefined && (await hasOpenAppeal(db(), review.id)))
  if (closed) return { kind: 'closed', values: {} }
  if (!review) return null
  const down = review.status === 'rejected' || review.status === 'removed'
  const { rating, comment, language, relation, until_year, experienced_on, author_name } = review
  const filled = { rating, comment, language, relation, experiencedOn: experienced_on, authorName: author_name }
  const criteria = CRITERIA.map((name) => [name, review[name]] as const)
  const themes = review.themes.map((name) => [name, 'on'] as const)
  const fields = [...Object.entries(filled), ['until', until_year ?? 'still'] as const, ...criteria, ...themes]
  const values = Object.fromEntries(fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
  return { kind: down ? 'rewrite' : 'edit', values }
}

/**
 * Locks the author, so that two reviews sent at the same time are processed one after the other, and locks the school
 * against merging: a merge either waits, or has already been waited for.
 *
 * @returns what is needed about author and school; undefined for members of the school, unconfirmed or deleted accounts
 *   and schools that are not active
 */
export async function lockAuthor(trx: Transaction<Database>, userId: string, schoolId: string) {
  // Becoming a member of a school locks the account as well, so what is read after this includes it.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return await trx
    .selectFrom('users as u')
    .innerJoin('schools as s', (join) => join.on('s.id', '=', schoolId))
    .select(['u.email as author_email', 'u.locale', 's.name as school_name', 's.email', 's.website'])
    .where('u.id', '=', userId)
    .where('u.email_verified', '=', true)
    .where('u.erase_after', 'is', null)
    .where('s.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('school_members as o')
            .select('o.user_id')
            .whereRef('o.school_id', '=', 's.id')
            .whereRef('o.user_id', '=', 'u.id'),
        ),
      ),
    )
    .forKeyShare('s')
    .executeTakeFirst()
}

/**
 * @returns how often the author's review was rejected: never, or once
 * @throws Failure rewrite_used after the second rejection; objection_open while an appeal is undecided
 */
export async function assertMayWrite(
  trx: Transaction<Database>,
  userId: string,
  schoolId: string,
  before?: EarlierReview,
) {
  if (before && (await hasOpenAppeal(trx, before.id))) throw new Failure('conflict', 'objection_open')
  const refusals = await countRefusals(trx, userId, schoolId)
  if (refusals > MAX_REWRITES) throw new Failure('conflict', 'rewrite_used')
  return refusals
}

/** Returns the person's review of a school, whatever its state. */
const selectEarlierReview = (connection: Kysely<Database>, userId: string, schoolId: string) =>
  connection
    .selectFrom('reviews')
    .selectAll()
    .where('author_id', '=', userId)
    .where('school_id', '=', schoolId)
    .orderBy(sql`status in ('pending', 'published', 'disputed')`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)

/** Like {@link selectEarlierReview}, locked for the transaction. */
export const lockEarlierReview = (trx: Transaction<Database>, userId: string, schoolId: string) =>
  selectEarlierReview(trx, userId, schoolId).forUpdate().executeTakeFirst()

export type EarlierReview = NonNullable<Awaited<ReturnType<typeof lockEarlierReview>>>

/** Whether an appeal of the author is still undecided. */
const hasOpenAppeal = async (connection: Kysely<Database>, reviewId: string): Promise<boolean> =>
  (await connection
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select('a.id')
    .where('d.review_id', '=', reviewId)
    .where('a.state', '=', 'open')
    .executeTakeFirst()) !== undefined

/**
 * Counts how often moderators have rejected or removed a person's reviews of a school since they last published one.
 * Decisions overturned by an appeal or superseded by a change of the text do not count; those about reviews that the
 * author has since deleted do.
 */
async function countRefusals(connection: Kysely<Database>, userId: string, schoolId: string): Promise<number> {
  const { refusals } = await connection
    .selectFrom('decisions as d')
    .select((eb) => eb.fn.countAll<string>().as('refusals'))
    .where('d.author_id', '=', userId)
    .where('d.school_id', '=', schoolId)
    .where('d.subject_kind', '=', 'review')
    .where('d.outcome', 'in', ['rejected', 'removed'])
    .where(sql<SqlBool>`not exists (select from appeals o where o.decision_id = d.id and o.state = 'upheld')`)
    .where(sql<SqlBool>`not exists (select from restrictions m where m.decision_id = d.id and m.mail = 'none')`)
    .where(sql<SqlBool>`not exists (
      select from decisions later
      where later.author_id = d.author_id and later.school_id = d.school_id and later.decided_at > d.decided_at
        and later.outcome in ('published', 'restored'))`)
    .executeTakeFirstOrThrow()
  return Number(refusals)
}
