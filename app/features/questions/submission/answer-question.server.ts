import { sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { networkHash } from '#app/features/reviews/submission/judge-review.server.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import { announceAnswer } from '../news/announce.server.ts'
import { judgePost } from './judge-post.server.ts'
import { countRefusals, lockWriter } from './may-post.server.ts'
import type { FamilyAnswer } from './post.schema.ts'

const now = sql<Date>`now()`

/**
 * Answers a public question as a family, once for each account: published immediately or held back, as a question.
 * Whoever asked is told once it is public.
 *
 * @returns its id and status
 * @throws Failure question_unknown when it is not public, or not about this school; answer_given when there is one;
 *   as `lockWriter` and `countRefusals`; too_many_attempts
 */
export async function answerQuestion(
  userId: string,
  about: { questionId: string; school: { id: string; names: readonly string[] } },
  { text, language, relation, oldEnough }: Omit<FamilyAnswer, 'version' | 'anyway'>,
  visitor: Visitor,
): Promise<{ id: string; status: 'pending' | 'published' }> {
  const { questionId, school } = about
  if (!z.uuid().safeParse(questionId).success) throw new Failure('not_found', 'question_unknown')
  await countAttempt('question-answer', { account: userId, address: visitor.address })
  const network = networkHash(visitor.address)
  await refreshRules()
  return await db()
    .transaction()
    .execute(async (trx) => {
      const schoolId = await lockWriter(trx, userId, school.id)
      const question = await trx
        .selectFrom('questions')
        .select('id')
        .where('id', '=', questionId)
        .where('school_id', '=', schoolId)
        .where('status', '=', 'published')
        .forKeyShare()
        .executeTakeFirst()
      if (!question) throw new Failure('not_found', 'question_unknown')
      const refusals = await countRefusals(trx, { userId, schoolId, kind: 'question_answer' })
      const origin = { userId, schoolId, names: school.names, visitor, network, refusals }
      const signals = await judgePost(trx, { text, language }, origin)
      const status = signals.length > 0 ? 'pending' : 'published'
      const written = await trx
        .insertInto('question_answers')
        .values({
          question_id: questionId,
          author_id: userId,
          by_school: false,
          relation: relation || null,
          old_enough: relation === 'pupil' && oldEnough === 'on',
          text,
          language,
          status,
          signals: JSON.stringify(signals),
          published_at: status === 'published' ? now : null,
          network_hash: network,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!written) throw new Failure('conflict', 'answer_given')
      if (status === 'published') await announceAnswer(trx, written.id)
      return { id: written.id, status }
    })
}
