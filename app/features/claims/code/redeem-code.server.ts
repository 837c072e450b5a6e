import { timingSafeEqual } from 'node:crypto'
import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { codeHashes } from '#app/core/tokens/code.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { grantOwnership } from '#app/features/schools/membership/grant-ownership.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { CODE_TRIES } from '../claim.ts'
import { registerMailbox } from '../find-claimable.server.ts'
import { lockForClaim } from '../submit/lock-for-claim.server.ts'
import { notifyClaimant, notifyOwners } from '../submit/notify-parties.server.ts'

type Given = { userId: string; schoolId: string; code: string }

/**
 * Redeems the code that was mailed to the register's address of a school. If the school has no owner, the person
 * becomes the owner immediately; otherwise the claim waits for an admin, and every owner is told.
 *
 * @returns id of the claim
 * @throws Failure claim_code_wrong, whether it is wrong, used, expired, tried too often or somebody else's;
 *   already_owner, school_unknown, school_closed, not_allowed, too_many_attempts
 */
export async function redeemCode(given: Given, { address }: Visitor): Promise<string> {
  await countAttempt('claim-try', { account: given.userId, address })
  const email = await tryCode(given)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const school = await lockForClaim(trx, given)
      if (registerMailbox(school) !== email) throw new Failure('invalid', 'claim_code_wrong')
      await consumeCode(trx, given)
      const owners = school.members.filter(({ role }) => role === 'owner')
      if (owners.some(({ id }) => id === given.userId)) throw new Failure('conflict', 'already_owner')
      const claimId = await storeClaim(trx, given, owners.length > 0 ? 'open' : 'approved')
      const told = { claimId, userId: given.userId, school: school.name }
      if (owners.length > 0) await notifyOwners(trx, { ...told, members: owners })
      else {
        await grantOwnership(trx, given)
        await notifyClaimant(trx, { ...told, outcome: 'approved', reason: '' })
      }
      return claimId
    })
}

/**
 * Counts the try before the code is checked, so that many simultaneous ones cannot slip through.
 *
 * @returns the address to which the code was mailed
 */
async function tryCode({ userId, schoolId, code }: Given): Promise<string> {
  const held = await db()
    .updateTable('claim_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .where('tries', '<', CODE_TRIES)
    .where(sql<SqlBool>`expires_at > now()`)
    .returning(['code_hash', 'email'])
    .executeTakeFirst()
  const hashes = codeHashes(code, 'claim', userId, schoolId)
  if (!held || !hashes.some((hash) => timingSafeEqual(held.code_hash, hash)))
    throw new Failure('invalid', 'claim_code_wrong')
  return held.email
}

/** Uses up the code, which works once. */
async function consumeCode(trx: Transaction<Database>, { userId, schoolId, code }: Given): Promise<void> {
  const spent = await trx
    .deleteFrom('claim_codes')
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .where('code_hash', 'in', codeHashes(code, 'claim', userId, schoolId))
    .executeTakeFirst()
  if (spent.numDeletedRows === 0n) throw new Failure('invalid', 'claim_code_wrong')
}

/** Turns a waiting claim by evidence into one by code; its file is deleted when nobody has to look at it any more. */
async function storeClaim(trx: Transaction<Database>, { userId, schoolId }: Given, state: 'open' | 'approved') {
  const waiting = await trx
    .selectFrom('school_claims')
    .select(['id', 'file_key'])
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  const over = state === 'approved' ? { state, decided_at: sql<Date>`now()`, file_key: null } : { state }
  if (waiting?.file_key && state === 'approved') await sendJob(trx, 'delete_file', { key: waiting.file_key })
  const id = waiting?.id ?? (await insertClaim(trx, { userId, schoolId }))
  await trx
    .updateTable('school_claims')
    .set({ by_code: true, ...over })
    .where('id', '=', id)
    .execute()
  const action = state === 'open' ? 'claim.made' : 'claim.approved'
  const after = { school: schoolId, by: 'code' }
  await recordAudit(trx, { userId, role: 'user' }, { action, subject: { kind: 'claim', id }, after })
  return id
}

async function insertClaim(trx: Transaction<Database>, { userId, schoolId }: Omit<Given, 'code'>): Promise<string> {
  const claim = { user_id: userId, school_id: schoolId }
  return (await trx.insertInto('school_claims').values(claim).returning('id').executeTakeFirstOrThrow()).id
}
