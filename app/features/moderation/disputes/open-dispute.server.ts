import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { findAuthor } from '../subjects/parties.server.ts'
import { contentOf, isLive, isReviewId } from '../subjects/read-review.server.ts'
import type { WrittenDispute } from './dispute.schema.ts'
import { ANSWER_DAYS, MAX_OPEN_DISPUTES, REMINDER_DAYS } from './dispute-rules.ts'
import { readOwnSchoolsReview } from './find-disputable.server.ts'

/**
 * Disputes a review on behalf of its school. The review stays public and counts, marked as being checked; its author is
 * asked by mail and has 14 days. A review whose author no longer has an account is due for a moderator immediately.
 *
 * @returns id of the dispute
 * @throws Failure review_unknown unless the person is a member of the school and the review is public; dispute_open
 *   when it is already disputed; dispute_decided when it was kept and has not changed since; disputes_full;
 *   too_many_attempts
 */
export async function openDispute(
  userId: string,
  reviewId: string,
  { reason, text }: WrittenDispute,
  visitor: Visitor,
): Promise<string> {
  await countAttempt('report', { account: userId, address: visitor.address })
  return await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockReview(trx, reviewId, userId)
      await refuseRepeated(trx, review)
      await refuseTooMany(trx, review.school_id)
      const dispute = await store(trx, review, { userId, reason, text })
      await askAuthor(trx, review, dispute)
      return dispute.id
    })
}

async function store(
  trx: Transaction<Database>,
  review: Review,
  { userId, reason, text }: WrittenDispute & { userId: string },
): Promise<Opened> {
  const days = review.author_id ? ANSWER_DAYS : 0
  const author_due_at = sql<Date>`now() + make_interval(days => ${days})`
  const about = { review_id: review.id, school_id: review.school_id, member_id: userId, content: contentOf(review) }
  const dispute = await trx
    .insertInto('disputes')
    .values({ ...about, reason, text, author_due_at })
    .returning(['id', 'author_due_at'])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('reviews')
    .set({ status: 'disputed', status_changed_at: sql<Date>`now()` })
    .where('id', '=', review.id)
    .execute()
  const after = { review: review.id, school: review.school_id, reason }
  const subject = { kind: 'dispute', id: dispute.id } as const
  await recordAudit(trx, { userId, role: 'operator' }, { action: 'dispute.opened', subject, after })
  return dispute
}

/** Locks the school first, so that simultaneous disputes are counted one after the other. */
async function lockReview(trx: Transaction<Database>, reviewId: string, userId: string) {
  if (!isReviewId(reviewId)) throw new Failure('not_found', 'review_unknown')
  await trx
    .selectFrom('schools')
    .select('id')
    .where('id', '=', trx.selectFrom('reviews').select('school_id').where('id', '=', reviewId))
    .forNoKeyUpdate()
    .execute()
  const review = await readOwnSchoolsReview(trx, reviewId, userId).forNoKeyUpdate('r').executeTakeFirst()
  if (!review || !isLive(review.status)) throw new Failure('not_found', 'review_unknown')
  return review
}

type Review = Awaited<ReturnType<typeof lockReview>>
type Opened = { id: string; author_due_at: Date }

async function refuseRepeated(trx: Transaction<Database>, review: Review): Promise<void> {
  const before = await trx
    .selectFrom('disputes')
    .select(['state', sql<number | null>`(content->>'version')::int`.as('version')])
    .where('review_id', '=', review.id)
    .where('state', 'in', ['open', 'kept'])
    .execute()
  if (before.some(({ state }) => state === 'open')) throw new Failure('conflict', 'dispute_open')
  if (before.some(({ version }) => version === review.version)) throw new Failure('conflict', 'dispute_decided')
}

async function refuseTooMany(trx: Transaction<Database>, schoolId: string): Promise<void> {
  const open = await trx
    .selectFrom('disputes as d')
    .innerJoin('reviews as r', 'r.id', 'd.review_id')
    .select('d.id')
    .where('d.school_id', '=', schoolId)
    .where('d.state', '=', 'open')
    .limit(MAX_OPEN_DISPUTES)
    .execute()
  if (open.length >= MAX_OPEN_DISPUTES) throw new Failure('conflict', 'disputes_full')
}

async function askAuthor(trx: Transaction<Database>, review: Review, dispute: Opened): Promise<void> {
  const author = await findAuthor(trx, review)
  if (!author) return
  const { to, locale, schoolName: school } = author
  const url = pageAddress(locale, '/account/reviews')
  const due = dispute.author_due_at.toISOString()
  await enqueueMail(trx, { template: 'dispute-opened', to, locale, props: { school, due, url } })
  const startAfter = new Date(dispute.author_due_at.getTime() - REMINDER_DAYS * 86_400_000)
  await sendJob(trx, 'remind_disputed_author', { disputeId: dispute.id }, { startAfter })
}
