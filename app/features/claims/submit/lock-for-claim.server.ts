import { sql, type Transaction } from 'kysely'
import { Failure, type FailureCode, type FailureKind } from '#app/core/failure.ts'
import type { Database } from '#db/schema.ts'

/**
 * Locks a school, so that its claims are made and decided one after the other, and the claimant, so that their claims
 * are counted correctly.
 *
 * @throws Failure school_unknown, also when the school is hidden; school_closed; not_allowed when the account is
 *   locked, about to be erased, or has not confirmed its address
 */
export async function lockForClaim(
  trx: Transaction<Database>,
  { userId, schoolId }: { userId: string; schoolId: string },
) {
  await lockClaimant(trx, userId)
  const school = await trx
    .selectFrom('schools')
    .select(['id', 'name', 'email', 'country', 'source', 'status'])
    .where('id', '=', schoolId)
    .where('status', '<>', 'hidden')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!school) throw new Failure('not_found', 'school_unknown')
  if (school.status === 'closed') throw new Failure('conflict', 'school_closed')
  return { ...school, members: await membersOf(trx, schoolId) }
}

/**
 * Locks a claimant's account.
 *
 * @param refusal thrown when the account may not claim anything
 */
export async function lockClaimant(
  trx: Transaction<Database>,
  userId: string,
  refusal: [FailureKind, FailureCode] = ['forbidden', 'not_allowed'],
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .where(sql<boolean>`not is_suspended(suspended_at, suspended_until)`)
    .where('erase_after', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw new Failure(...refusal)
}

/** Returns the members of a school, earliest first. */
export const membersOf = (trx: Transaction<Database>, schoolId: string) =>
  trx
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.id', 'u.email', 'u.locale'])
    .select(sql<'owner' | 'editor'>`o.role`.as('role'))
    .where('o.school_id', '=', schoolId)
    .orderBy('o.created_at')
    .orderBy('u.id')
    .execute()

/** A member of a school, with what mails to them need. */
export type SchoolMember = Awaited<ReturnType<typeof membersOf>>[number]
