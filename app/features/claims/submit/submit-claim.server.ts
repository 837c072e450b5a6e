import { Failure } from '#app/core/failure.ts'
import { type Claimant, claimByEvidence, storeClaim } from './claim-by-evidence.server.ts'
import type { Evidence } from './evidence.schema.ts'
import { lockClaimant, lockForClaim } from './lock-for-claim.server.ts'
import type { MissingSchool } from './missing-school.schema.ts'
import { notifyOwners } from './notify-owners.server.ts'

/**
 * Claims a school by evidence, for a moderator to decide. Owners of the school are told and may answer.
 *
 * @returns id of the claim
 * @throws Failure already_owner, claim_open, claims_full, school_unknown, school_closed, not_allowed; as
 *   `claimByEvidence` does
 */
export const claimSchool = (claimant: Claimant, schoolId: string, evidence: Evidence): Promise<string> =>
  claimByEvidence(claimant, evidence, async (trx, given) => {
    const { userId } = claimant
    const school = await lockForClaim(trx, { userId, schoolId })
    if (school.members.some(({ id, role }) => id === userId && role === 'owner'))
      throw new Failure('conflict', 'already_owner')
    const claimId = await storeClaim(trx, { ...given, school_id: schoolId })
    await notifyOwners(trx, { claimId, userId, school: school.name, members: school.members })
    return claimId
  })

/**
 * Proposes a school that the directory does not have and claims it: a moderator decides both together.
 *
 * @returns id of the claim
 * @throws Failure as {@link claimSchool} does
 */
export const proposeSchool = (claimant: Claimant, school: MissingSchool, evidence: Evidence): Promise<string> =>
  claimByEvidence(claimant, evidence, async (trx, given) => {
    await lockClaimant(trx, claimant.userId)
    return await storeClaim(trx, { ...given, school_id: null, proposal: JSON.stringify(school) })
  })
