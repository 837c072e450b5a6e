import { keepDocument } from '#app/core/documents/keep-document.server.ts'
import { countAttempt } from '#app/core/rate-limits.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { type GroupMember, requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import type { Evidence } from './evidence.schema.ts'
import { findNamedSchools } from './find-named-schools.server.ts'
import { lockClaimant, membersOf } from './lock-for-claim.server.ts'
import { notifyOwners } from './notify-owners.server.ts'
import { storeClaim } from './submit-claim.server.ts'

/**
 * Claims schools for a group by one piece of evidence, for the team to decide. Their owners are told and may answer.
 *
 * @param named lines of text that name a school each, as `findNamedSchools` reads them
 * @returns id of the claim
 * @throws Failure group_unknown, not_allowed to editors of the group; claims_full, too_many_attempts; as
 *   `findNamedSchools` does; proof_missing, proof_type, proof_too_large, proof_damaged, proof_away of the file
 */
export async function claimForGroup(
  { userId, groupId, visitor }: GroupMember & { visitor: Visitor },
  named: readonly string[],
  { proof, personFunction, explanation }: Evidence,
): Promise<string> {
  await countAttempt('claim', { account: userId, address: visitor.address })
  return await keepDocument(proof, { folder: 'claims', visitor }, (file_key) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await lockClaimant(trx, userId)
        await requireGroup(trx, { userId, groupId }, { owner: true })
        const ids = await findNamedSchools(trx, named, groupId)
        const words = { person_function: personFunction, explanation }
        const claimId = await storeClaim(trx, {
          user_id: userId,
          school_id: null,
          group_id: groupId,
          file_key,
          ...words,
        })
        await trx
          .insertInto('school_claim_schools')
          .values(ids.map((school_id) => ({ claim_id: claimId, school_id })))
          .execute()
        const schools = await trx.selectFrom('schools').select(['id', 'name']).where('id', 'in', ids).execute()
        for (const { id, name } of schools)
          await notifyOwners(trx, { claimId, userId, school: name, members: await membersOf(trx, id) })
        return claimId
      }),
  )
}
