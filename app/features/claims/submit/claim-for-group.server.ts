import { requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import { CLAIMS_POLICY } from '../policy.ts'
import { type Claimant, claimByEvidence, storeClaim } from './claim-by-evidence.server.ts'
import type { Evidence } from './evidence.schema.ts'
import { findNamedSchools } from './find-named-schools.server.ts'
import { lockClaimant, membersOf } from './lock-for-claim.server.ts'
import { notifyOwners } from './notify-owners.server.ts'

/**
 * Claims schools for a group with one piece of evidence, for the team to decide. Their owners are told and may answer.
 *
 * @param named lines of text that name one school each, as `findNamedSchools` reads them
 * @returns id of the claim
 * @throws Failure group_unknown, not_allowed for editors of the group; claims_full; as `findNamedSchools` and
 *   `claimByEvidence` do
 */
export const claimForGroup = (
  { groupId, ...claimant }: Claimant & { groupId: string },
  named: readonly string[],
  evidence: Evidence,
): Promise<string> =>
  claimByEvidence(claimant, evidence, async (trx, given) => {
    const { userId } = claimant
    await lockClaimant(trx, userId)
    await requireGroup(trx, { userId, groupId }, CLAIMS_POLICY.claimForGroup)
    const ids = await findNamedSchools(trx, named, groupId)
    const claimId = await storeClaim(trx, { ...given, school_id: null, group_id: groupId })
    await trx
      .insertInto('school_claim_schools')
      .values(ids.map((school_id) => ({ claim_id: claimId, school_id })))
      .execute()
    const schools = await trx.selectFrom('schools').select(['id', 'name']).where('id', 'in', ids).execute()
    for (const { id, name } of schools)
      await notifyOwners(trx, { claimId, userId, school: name, members: await membersOf(trx, id) })
    return claimId
  })
