import type { Transaction } from 'kysely'
import { keepDocument } from '#app/core/documents/keep-document.server.ts'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/rate-limits.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { MAX_OPEN_CLAIMS } from '../claim-rules.ts'
import type { Evidence } from './evidence.schema.ts'
import { lockClaimant, lockForClaim } from './lock-for-claim.server.ts'
import type { MissingSchool } from './missing-school.schema.ts'
import { notifyOwners } from './notify-owners.server.ts'

type Claimant = { userId: string; visitor: Visitor }

/**
 * Claims a school by evidence, for a moderator to decide. Owners of the school are told and may answer.
 *
 * @returns id of the claim
 * @throws Failure already_owner, claim_open, claims_full, school_unknown, school_closed, not_allowed,
 *   too_many_attempts; proof_missing, proof_type, proof_too_large, proof_damaged, proof_away of the file
 */
export async function claimSchool(
  { userId, visitor }: Claimant,
  schoolId: string,
  { proof, ...words }: Evidence,
): Promise<string> {
  await countAttempt('claim', { account: userId, address: visitor.address })
  return await keepDocument(proof, { folder: 'claims', visitor }, (file_key) =>
    db()
      .transaction()
      .execute(async (trx) => {
        const school = await lockForClaim(trx, { userId, schoolId })
        if (school.members.some(({ id, role }) => id === userId && role === 'owner'))
          throw new Failure('conflict', 'already_owner')
        const claimId = await storeClaim(trx, { user_id: userId, school_id: schoolId, file_key, ...wordsOf(words) })
        await notifyOwners(trx, { claimId, userId, school: school.name, members: school.members })
        return claimId
      }),
  )
}

/**
 * Proposes a school that the directory does not have and claims it: a moderator decides both together.
 *
 * @returns id of the claim
 * @throws Failure as {@link claimSchool} does
 */
export async function proposeSchool(
  { userId, visitor }: Claimant,
  school: MissingSchool,
  { proof, ...words }: Evidence,
): Promise<string> {
  await countAttempt('claim', { account: userId, address: visitor.address })
  return await keepDocument(proof, { folder: 'claims', visitor }, (file_key) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await lockClaimant(trx, userId)
        const proposal = JSON.stringify(school)
        return await storeClaim(trx, { user_id: userId, school_id: null, proposal, file_key, ...wordsOf(words) })
      }),
  )
}

const wordsOf = ({ personFunction, explanation }: Omit<Evidence, 'proof'>) => ({
  person_function: personFunction,
  explanation,
})

type Stored = ReturnType<typeof wordsOf> & {
  user_id: string
  school_id: string | null
  proposal?: string
  group_id?: string
  file_key: string
}

/**
 * Stores a claim. The claimant's account is locked, so that simultaneous claims are counted one after the other.
 *
 * @returns id of the claim
 * @throws Failure claim_open, claims_full
 */
export async function storeClaim(trx: Transaction<Database>, claim: Stored): Promise<string> {
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
