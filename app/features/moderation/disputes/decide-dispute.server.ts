import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decision.ts'
import { recordDecision } from '../decisions/record-decision.server.ts'
import type { DisputeDecision } from '../decisions/report-decision.schema.ts'
import type { Held } from '../subjects/adapter.ts'
import { reviewAdapter } from '../subjects/review.server.ts'
import { notifyAuthorKept, notifySchool } from './mail-parties.server.ts'
import { endMark } from './withdraw-dispute.server.ts'

/**
 * Decides a dispute. A review that is kept loses its mark and gets the level `proof` if its author has proved that they
 * were there; a removed one gets a statement of reasons. School and author are told.
 *
 * @throws Failure already_decided when it is not open any more; dispute_waiting when the review is to be removed while
 *   the author may still answer; not_allowed for the moderator's own review or school; review_unknown
 */
export async function decideDispute(moderator: Moderator, ruling: DisputeDecision): Promise<void> {
  const { disputeId, outcome, facts } = ruling
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await holdReviewOf(trx, moderator, disputeId)
      await closeDispute(trx, moderator, ruling)
      if (ruling.outcome === 'removed') await remove(trx, moderator, review, ruling)
      else {
        await recordDecision(trx, moderator, review, { occasion: 'dispute', outcome, facts, aboutId: disputeId })
        await keepReview(trx, review, ruling.proven)
        await notifyAuthorKept(trx, review, facts)
      }
      await notifySchool(trx, review.schoolId, outcome, facts)
    })
}

async function holdReviewOf(trx: Transaction<Database>, moderator: Moderator, disputeId: string) {
  const dispute = await trx
    .selectFrom('disputes')
    .select(['review_id as id', 'school_id as schoolId'])
    .where('id', '=', disputeId)
    .executeTakeFirst()
  if (!dispute) throw new Failure('conflict', 'already_decided')
  return await reviewAdapter.hold(trx, moderator, { kind: 'review', ...dispute }, undefined)
}

async function closeDispute(
  trx: Transaction<Database>,
  { userId }: Moderator,
  { disputeId, outcome }: DisputeDecision,
): Promise<void> {
  const closed = await trx
    .updateTable('disputes')
    .set({ state: outcome, decided_at: sql<Date>`now()` })
    .where('id', '=', disputeId)
    .where('state', '=', 'open')
    .returning('member_id')
    .returning(sql<boolean>`author_replied_at is null and author_due_at > now()`.as('waiting'))
    .executeTakeFirst()
  if (!closed) throw new Failure('conflict', 'already_decided')
  if (closed.member_id === userId) throw new Failure('forbidden', 'not_allowed')
  if (closed.waiting && outcome === 'removed') throw new Failure('conflict', 'dispute_waiting')
}

type Removal = Extract<DisputeDecision, { outcome: 'removed' }>

/** A review that was meanwhile removed for another reason is not removed again, and its author is not told again. */
async function remove(
  trx: Transaction<Database>,
  moderator: Moderator,
  review: Held,
  { disputeId, outcome, rule, law, sentence, facts }: Removal,
): Promise<void> {
  const decision = review.isRemovable ? { outcome, rule, law, sentence } : ({ outcome: 'accepted' } as const)
  await recordDecision(trx, moderator, review, { ...decision, occasion: 'dispute', facts, aboutId: disputeId })
}

async function keepReview(trx: Transaction<Database>, { id }: Held, proven: boolean): Promise<void> {
  await endMark(trx, id)
  if (proven) await trx.updateTable('reviews').set({ verified_level: 'proof' }).where('id', '=', id).execute()
}
