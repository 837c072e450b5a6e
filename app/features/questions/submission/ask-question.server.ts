import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { networkHash } from '#app/features/reviews/submission/judge-review.server.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { announceQuestion } from '../news/announce.server.ts'
import { findSimilarQuestions } from './find-similar.server.ts'
import { judgePost } from './judge-post.server.ts'
import { countRefusals, lockWriter } from './may-post.server.ts'
import type { WrittenQuestion } from './post.schema.ts'

const now = sql<Date>`now()`

/**
 * Asks a question about a school: it is published immediately or, when something speaks for a check, waits for a
 * moderator. Members of the school are told once it is public.
 *
 * @returns its id and status
 * @throws Failure question_asked when it is already there; as `lockWriter` and `countRefusals`; too_many_attempts
 */
export async function askQuestion(
  userId: string,
  school: { id: string; names: readonly string[] },
  { text, language }: Pick<WrittenQuestion, 'text' | 'language'>,
  visitor: Visitor,
): Promise<{ id: string; schoolId: string; status: 'pending' | 'published' }> {
  await countAttempt('question', { account: userId, address: visitor.address })
  const network = networkHash(visitor.address)
  await refreshRules()
  return await db()
    .transaction()
    .execute(async (trx) => {
      const schoolId = await lockWriter(trx, userId, school.id)
      await refuseAsked(trx, { schoolId, text, userId })
      const refusals = await countRefusals(trx, { userId, schoolId, kind: 'question' })
      const origin = { userId, schoolId, names: school.names, visitor, network, refusals }
      const signals = await judgePost(trx, { text, language }, origin)
      const status = signals.length > 0 ? 'pending' : 'published'
      const { id } = await trx
        .insertInto('questions')
        .values({
          school_id: schoolId,
          author_id: userId,
          text,
          language,
          status,
          signals: JSON.stringify(signals),
          published_at: status === 'published' ? now : null,
          network_hash: network,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (status === 'published') await announceQuestion(trx, schoolId)
      return { id, schoolId, status }
    })
}

type Asked = { schoolId: string; text: string; userId: string; except?: string }

/**
 * Refuses what is asked already: publicly, or by the same person while it waits. Of two people who ask at the same time
 * the second one is told.
 *
 * @throws Failure question_asked
 */
export async function refuseAsked(trx: Transaction<Database>, { schoolId, text, userId, except }: Asked) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ask ${schoolId}`}, 0))`.execute(trx)
  const similar = await findSimilarQuestions(schoolId, text, { within: trx, ...(except && { except }) })
  if (similar.some(({ isSame }) => isSame)) throw new Failure('conflict', 'question_asked')
  const { rows } = await sql`select from questions where school_id = ${schoolId} and author_id = ${userId}
    and status = 'pending' and id is distinct from ${except ?? null}::uuid
    and plain_text(text) = plain_text(${text})`.execute(trx)
  if (rows.length > 0) throw new Failure('conflict', 'question_asked')
}
