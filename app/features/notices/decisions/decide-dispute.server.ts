import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/features/accounts/failure.ts'
import type { Moderator } from '#app/features/moderation/decisions/decision.ts'
import { type LockedReview, lockReview } from '#app/features/moderation/decisions/lock-review.server.ts'
import { recordDecision } from '#app/features/moderation/decisions/record-decision.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { endMark } from '../disputes/withdraw-dispute.server.ts'
import { isRemovable } from './decide-reports.server.ts'
import type { DisputeRuling } from './decision.schema.ts'
import { tellAuthorKept, tellSchool } from './mail-parties.server.ts'

/**
 * Decides a dispute. A kept review is public without the mark again, with the level `proof` if its author has proved to
 * have been there; a removed one goes with a statement of reasons. School and author are told.
 *
 * @throws Failure already_decided when it is not open any more; dispute_waiting when it is to be removed while the author
 *   may still answer; not_allowed for the moderator's own review or school; review_unknown
 */
export async function decideDispute(moderator: Moderator, ruling: DisputeRuling): Promise<void> {
  const { disputeId, outcome, facts } = ruling
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockReviewOf(trx, moderator, disputeId)
      await closeDispute(trx, ruling)
      if (ruling.outcome === 'removed') await remove(trx, moderator, review, ruling)
      else {
        await recordDecision(trx, moderator, review, { subject: 'dispute', outcome, facts, aboutId: disputeId })
        await keep(trx, review, ruling.proven)
        await tellAuthorKept(trx, review.id, facts)
      }
      await tellSchool(trx, review.school_id, outcome, facts)
    })
}

async function lockReviewOf(trx: Transaction<Database>, moderator: Moderator, disputeId: string) {
  const dispute = await trx
    .selectFrom('review_disputes')
    .select('review_id')
    .where('id', '=', disputeId)
    .executeTakeFirst()
  if (!dispute) throw new Failure('already_decided')
  return await lockReview(trx, dispute.review_id, moderator)
}

async function closeDispute(trx: Transaction<Database>, { disputeId, outcome }: DisputeRuling): Promise<void> {
  const closed = await trx
    .updateTable('review_disputes')
    .set({ state: outcome, decided_at: sql<Date>`now()` })
    .where('id', '=', disputeId)
    .where('state', '=', 'open')
    .returning(sql<boolean>`author_replied_at is null and author_due_at > now()`.as('waiting'))
    .executeTakeFirst()
  if (!closed) throw new Failure('already_decided')
  if (closed.waiting && outcome === 'removed') throw new Failure('dispute_waiting')
}

type Removal = Extract<DisputeRuling, { outcome: 'removed' }>

/** A review that was removed meanwhile for another reason is not removed, and its author not told, a second time. */
async function remove(
  trx: Transaction<Database>,
  moderator: Moderator,
  review: LockedReview,
  { disputeId, outcome, rule, law, sentence, facts }: Removal,
): Promise<void> {
  const decision = isRemovable(review) ? { outcome, rule, law, sentence } : ({ outcome: 'accepted' } as const)
  await recordDecision(trx, moderator, review, { ...decision, subject: 'dispute', facts, aboutId: disputeId })
}

async function keep(trx: Transaction<Database>, { id }: LockedReview, proven: boolean): Promise<void> {
  await endMark(trx, id)
  if (proven) await trx.updateTable('reviews').set({ verified_level: 'proof' }).where('id', '=', id).execute()
}
