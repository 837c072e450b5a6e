import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { findInvitation } from '../invitations/find-invitation.server.ts'
import { notifySchool } from '../notify-school.server.ts'
import { CRITERIA } from '../review.ts'
import { tickedThemes } from '../themes.ts'
import type { Signal } from './bursts.ts'
import { isInOwnDomain, judgeReview, networkHash } from './judge-review.server.ts'
import { assertMayWrite, type EarlierReview, lockAuthor, lockEarlierReview } from './may-write.server.ts'
import type { WrittenReview } from './review.schema.ts'

type School = { id: string; names: readonly string[] }
const now = sql<Date>`now()`

/**
 * Stores a review: it is published immediately or, when something speaks for a check, waits for a moderator. A second
 * one by the same author for the same school replaces the first, whose text is kept for moderators. After a rejection
 * one more is allowed, which always waits. A mail tells the author the result; members of the school are told once it
 * is public.
 *
 * @returns its new status
 * @throws Failure not_allowed for members of the school, unconfirmed addresses and schools that are not active;
 *   rewrite_used after the second rejection; objection_open while an appeal is undecided; too_many_attempts
 */
export async function writeReview(userId: string, given: School, review: WrittenReview, visitor: Visitor) {
  await countAttempt('review', { account: userId, address: visitor.address })
  const network = networkHash(visitor.address)
  await refreshRules()
  return await db()
    .transaction()
    .execute(async (trx) => {
      const school = { ...given, id: await lockCurrent(trx, given.id) }
      const allowed = await lockAuthor(trx, userId, school.id)
      if (!allowed) throw new Failure('forbidden', 'not_allowed')
      const before = await lockEarlierReview(trx, userId, school.id)
      const rewrites = await assertMayWrite(trx, userId, school.id, before)
      const invited = review.invitation ? await findInvitation(school.id, review.invitation, trx) : undefined
      const invitation_id = invited?.id ?? before?.invitation_id ?? null
      const origin = {
        userId,
        schoolId: school.id,
        names: school.names,
        visitor,
        network,
        rewrites,
        invitation: invitation_id,
        replaces: before?.id,
      }
      const signals = await judgeReview(trx, review, origin)
      const status = signals.length > 0 ? 'pending' : before?.status === 'disputed' ? 'disputed' : 'published'
      const known = isInOwnDomain(allowed.author_email, allowed) ? 'domain' : invited ? 'invited' : null
      const verified_level = before?.verified_level ?? known
      const source = { verified_level, invitation_id, network_hash: network }
      const row = { ...rowOf(review), ...source, rewrites, status, status_changed_at: now }
      const stored = before
        ? await replace(trx, before, row)
        : await trx
            .insertInto('reviews')
            .values({
              ...row,
              school_id: school.id,
              author_id: userId,
              published_at: status === 'pending' ? null : now,
            })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
      await keepSignals(trx, stored, signals)
      if (review.draft)
        await trx.deleteFrom('review_drafts').where('token_hash', '=', hashToken(review.draft)).execute()
      if (!before || before.status !== status || !isSame(before, row))
        await mailStatus(trx, allowed, { ...stored, status })
      if (status !== 'pending' && !before?.published_at) await notifySchool(trx, school.id)
      return status
    })
}

/**
 * Waits for a merge of the school. @returns id of the school that remains, which then stays until the transaction ends
 */
async function lockCurrent(trx: Transaction<Database>, schoolId: string): Promise<string> {
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forKeyShare().execute()
  return (await currentIds([schoolId], trx)).get(schoolId) ?? schoolId
}

function rowOf(review: WrittenReview) {
  const { rating, comment, language, relation, authorName, until, experiencedOn, oldEnough } = review
  const { teaching = null, climate = null, communication = null, support = null, building = null } = review
  return {
    rating,
    comment,
    language,
    relation,
    teaching,
    climate,
    communication,
    support,
    building,
    activities: review.activities ?? null,
    themes: tickedThemes(review),
    author_name: authorName || translator(review.language)('write.name.none'),
    until_year: until,
    experienced_on: experiencedOn ?? null,
    no_reward: true,
    old_enough: review.relation === 'pupil' && oldEnough === 'on',
  }
}

type Row = ReturnType<typeof rowOf> & {
  verified_level: string | null
  invitation_id: string | null
  network_hash: Buffer
  rewrites: number
  status: string
}

/** Whether a review was submitted again unchanged. */
const isSame = (before: EarlierReview, row: Row) =>
  before.themes.join() === row.themes.join() &&
  (
    ['rating', 'comment', 'language', 'relation', 'until_year', 'experienced_on', 'author_name', ...CRITERIA] as const
  ).every((name) => before[name] === row[name])

async function replace(trx: Transaction<Database>, before: EarlierReview, row: Row) {
  const { network_hash: _, sketch: __, invitation_id: ___, ...content } = before
  await trx
    .insertInto('review_versions')
    .values({ review_id: before.id, version: before.version, content: JSON.stringify(content) })
    .execute()
  return await trx
    .updateTable('reviews')
    .set({
      ...row,
      version: before.version + 1,
      changed_at: now,
      published_at: before.published_at ?? (row.status === 'pending' ? null : now),
    })
    .where('id', '=', before.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

async function keepSignals(
  trx: Transaction<Database>,
  { id, version }: { id: string; version: number },
  all: Signal[],
) {
  if (all.length === 0) return
  const rows = all.map(({ kind, detail }) => ({ review_id: id, version, kind, detail: JSON.stringify(detail) }))
  await trx.insertInto('review_signals').values(rows).execute()
}

type Author = { author_email: string; locale: string; school_name: string }

/** Tells the author whether a new review is public or waits for a moderator. */
async function mailStatus(
  trx: Transaction<Database>,
  { author_email, locale: given, school_name }: Author,
  review: { id: string; status: string },
): Promise<void> {
  const locale = given as Locale
  const template = review.status === 'pending' ? 'review-waiting' : 'review-published'
  const props = { school: school_name, url: pageAddress(locale, `/account/reviews/${review.id}`) }
  await enqueueMail(trx, { template, to: author_email, locale, props })
}
