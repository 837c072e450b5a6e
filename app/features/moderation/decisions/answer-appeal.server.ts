import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decision.ts'
import { MODERATION_POLICY } from '../policy.ts'
import type { AppealAnswer } from '../subjects/adapter.ts'
import { adapterOf } from '../subjects/adapters.server.ts'
import { recordDecision } from './record-decision.server.ts'

/**
 * Condition on `a`, an appeal, and `d`, its decision: this person may answer it. Nobody answers an appeal against their
 * own decision, their own appeal, or one that concerns a school of which they are a member.
 */
export const mayAnswer = (userId: string) =>
  sql<SqlBool>`d.decided_by is distinct from ${userId} and d.author_id is distinct from ${userId}
    and a.user_id is distinct from ${userId}
    and ${isStaff(userId, MODERATION_POLICY.decideReview)}
    and not exists (select from school_members o where o.user_id = ${userId} and o.school_id = d.school_id)`

/**
 * Answers an appeal: what was restricted is as it was before, if it still can be, or the decision stands.
 *
 * @throws Failure already_decided when it has been answered; not_allowed when the moderator may not answer it;
 *   decision_unknown when there is none; case_locked
 */
export async function answerAppeal(moderator: Moderator, appealId: string, answer: AppealAnswer): Promise<void> {
  const { upheld, facts } = answer
  await db()
    .transaction()
    .execute(async (trx) => {
      const appealed = await lockAppeal(trx, appealId, moderator)
      const adapter = adapterOf(appealed.kind)
      await trx
        .updateTable('appeals')
        .set({ state: upheld ? 'upheld' : 'dismissed', answer: facts, decided_at: sql<Date>`now()` })
        .where('id', '=', appealId)
        .execute()
      const held = await adapter.holdAppealed(trx, moderator, appealed)
      const comesBack = upheld && (await adapter.canComeBack(trx, held))
      const outcome = comesBack ? 'restored' : upheld ? 'accepted' : 'dismissed'
      await recordDecision(trx, moderator, held, { occasion: 'appeal', outcome, facts, aboutId: appealId }, appealed)
      await adapter.answer(trx, appealed, { ...answer, comesBack })
    })
}

async function lockAppeal(trx: Transaction<Database>, id: string, { userId }: Moderator) {
  const appeal = await trx
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select(['a.state', 'd.id as decisionId', 'd.subject_kind as kind', 'd.subject_id as id', 'd.outcome'])
    .select(['d.school_id as schoolId', 'd.author_id as authorId', 'd.content'])
    .select(mayAnswer(userId).as('mayAnswer'))
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst()
  if (!appeal) throw new Failure('not_found', 'decision_unknown')
  const { state, mayAnswer: allowed, ...appealed } = appeal
  if (!allowed) throw new Failure('forbidden', 'not_allowed')
  if (state !== 'open') throw new Failure('conflict', 'already_decided')
  return appealed
}
