import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { CLAIMS_POLICY } from '../policy.ts'
import { ownsClaimedSchool } from './read-own-claims.server.ts'

type Answer = { userId: string; claimId: string; text: string }

/**
 * Stores an owner's answer to somebody else's waiting claim; a second answer replaces the first.
 *
 * @throws Failure already_decided unless such a claim waits; school_not_yours; not_allowed to editors;
 *   too_many_attempts
 */
export async function answerClaim({ userId, claimId, text }: Answer, { address }: Visitor): Promise<void> {
  await countAttempt('claim', { account: userId, address })
  await db()
    .transaction()
    .execute(async (trx) => {
      const claim = await trx
        .selectFrom('school_claims as c')
        .select(['c.id', 'c.school_id', 'c.group_id', ownsClaimedSchool(userId).as('owned')])
        .where(sql<string>`c.id::text`, '=', claimId)
        .where('c.user_id', '<>', userId)
        .where('c.state', '=', 'open')
        .forShare()
        .executeTakeFirst()
      if (!claim?.school_id && !claim?.group_id) throw new Failure('conflict', 'already_decided')
      if (claim.school_id) await requireMember(trx, { userId, schoolId: claim.school_id }, CLAIMS_POLICY.answer)
      else if (!claim.owned) throw new Failure('not_found', 'school_not_yours')
      const said = { text, created_at: sql<Date>`now()` }
      await trx
        .insertInto('school_claim_answers')
        .values({ claim_id: claim.id, user_id: userId, ...said })
        .onConflict((conflict) => conflict.columns(['claim_id', 'user_id']).doUpdateSet(said))
        .execute()
      const subject = { kind: 'claim', id: claim.id } as const
      await recordAudit(trx, { userId, role: 'operator' }, { action: 'claim.answered', subject })
    })
}
