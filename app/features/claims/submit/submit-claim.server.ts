import type { Transaction } from 'kysely'
import { keepDocument } from '#app/core/documents/keep-document.server.ts'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Evidence, MissingSchool } from '../claim.schema.ts'
import { MAX_OPEN_CLAIMS } from '../claim.ts'
import { lockClaimant, lockForClaim } from './lock-for-claim.server.ts'
import { notifyOwners } from './notify-parties.server.ts'

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

/** The person who claims. */
export type Claimant = { userId: string; visitor: Visitor }

/** What a claim by evidence stores about the person and the evidence. */
type Given = { user_id: string; file_key: string; person_function: string; explanation: string }

/**
 * Counts an attempt, stores the evidence, and makes the claim in one transaction; after a refusal no file is kept.
 *
 * @param claim checks what is claimed and stores it by `storeClaim`
 * @returns id of the claim
 * @throws Failure too_many_attempts; proof_missing, proof_type, proof_too_large, proof_damaged, proof_away for the
 *   file; as `claim` does
 */
export async function claimByEvidence(
  { userId, visitor }: Claimant,
  { proof, personFunction, explanation }: Evidence,
  claim: (trx: Transaction<Database>, given: Given) => Promise<string>,
): Promise<string> {
  await countAttempt('claim', { account: userId, address: visitor.address })
  const words = { person_function: personFunction, explanation }
  return await keepDocument(proof, { folder: 'claims', visitor }, (file_key) =>
    db()
      .transaction()
      .execute((trx) => claim(trx, { user_id: userId, file_key, ...words })),
  )
}

/**
 * Stores a claim. The claimant's account is locked, so that simultaneous claims are counted one after the other.
 *
 * @returns id of the claim
 * @throws Failure claim_open, claims_full
 */
export async function storeClaim(
  trx: Transaction<Database>,
  claim: Given & { school_id: string | null; proposal?: string; group_id?: string },
): Promise<string> {
  const open = await trx
    .selectFrom('school_claims')
    .select('school_id')
    .where('user_id', '=', claim.user_id)
    .where('state', '=', 'open')
    .execute()
  if (claim.school_id && open.some(({ school_id }) => school_id === claim.school_id))
    throw new Failure('conflict', 'claim_open')
  if (open.length >= MAX_OPEN_CLAIMS) throw new Failure('conflict', 'claims_full')
  const { id } = await trx.insertInto('school_claims').values(claim).returning('id').executeTakeFirstOrThrow()
  const subject = { kind: 'claim', id } as const
  const after = { school: claim.school_id, by: 'evidence', ...(claim.group_id && { group: claim.group_id }) }
  await recordAudit(trx, { userId: claim.user_id, role: 'user' }, { action: 'claim.made', subject, after })
  return id
}
