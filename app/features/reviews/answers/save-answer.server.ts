import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { REVIEWS_POLICY } from '../policy.ts'
import type { WrittenAnswer } from './answer.schema.ts'
import { MAX_REMOVALS, type Removed, repeatsRemoved } from './answer-rules.ts'
import { mailAuthor } from './mail-author.server.ts'

type Answer = Pick<WrittenAnswer, 'text' | 'language' | 'version'>
const now = sql<Date>`now()`

/**
 * Publishes a school's answer to one of its reviews, or changes it. A review has one answer; its author is told when it
 * appears, not about each change. After a moderator has removed it, the school may write another one in different
 * words.
 *
 * @throws Failure school_not_yours, premium_required; review_unknown unless the review is a public one of the school by
 *   somebody else; answer_changed when another editor was faster; answer_removed, answer_closed after removals
 */
export async function saveAnswer(member: Member, reviewId: string, answer: Answer): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, REVIEWS_POLICY.answer)
      await lockReview(trx, member, reviewId)
      const before = await findAnswer(trx, reviewId)
      if ((before?.version ?? 0) !== answer.version) throw new Failure('conflict', 'answer_changed')
      refuseRepeated(answer.text, await listRemoved(trx, reviewId))
      const appears = before?.status !== 'published'
      if (!appears && before.text === answer.text && before.language === answer.language) return
      await store(trx, { ...answer, reviewId, userId: member.userId }, appears)
      const subject = { kind: 'review', id: reviewId } as const
      const action = appears ? 'answer.published' : 'answer.changed'
      await recordAudit(trx, { userId: member.userId, role: 'operator' }, { action, subject })
      if (appears) await mailAuthor(trx, reviewId)
    })
}

/** Locks the review, so that two answers to it are written one after the other. */
async function lockReview(trx: Transaction<Database>, { userId, schoolId }: Member, reviewId: string) {
  if (!z.uuid().safeParse(reviewId).success) throw new Failure('not_found', 'review_unknown')
  const review = await trx
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', reviewId)
    .where('school_id', '=', schoolId)
    .where('status', 'in', ['published', 'disputed'])
    .where('author_id', 'is distinct from', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!review) throw new Failure('not_found', 'review_unknown')
}

const findAnswer = (trx: Transaction<Database>, reviewId: string) =>
  trx
    .selectFrom('review_answers as a')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .select(['a.text', 'a.status', 'a.version', sql<string>`coalesce(a.language, r.language)`.as('language')])
    .where('a.review_id', '=', reviewId)
    .executeTakeFirst()

const listRemoved = (trx: Transaction<Database>, reviewId: string): Promise<Removed[]> =>
  trx
    .selectFrom('decisions')
    .select(['sentence', sql<string>`content->>'text'`.as('text')])
    .where('review_id', '=', reviewId)
    .where('subject_kind', '=', 'answer')
    .where('outcome', '=', 'removed')
    .execute()

function refuseRepeated(text: string, removed: Removed[]): void {
  if (removed.length >= MAX_REMOVALS) throw new Failure('conflict', 'answer_closed')
  if (removed.some((before) => repeatsRemoved(text, before))) throw new Failure('conflict', 'answer_removed')
}

type Row = Answer & { reviewId: string; userId: string }

async function store(trx: Transaction<Database>, row: Row, appears: boolean): Promise<void> {
  const { reviewId: review_id, userId: author_id, text, language, version } = row
  const content = { author_id, text, language, version: version + 1, status: 'published' }
  await trx
    .insertInto('review_answers')
    .values({ review_id, ...content })
    .onConflict((conflict) =>
      conflict
        .column('review_id')
        .doUpdateSet({ ...content, ...(appears ? { created_at: now, changed_at: null } : { changed_at: now }) }),
    )
    .execute()
}
