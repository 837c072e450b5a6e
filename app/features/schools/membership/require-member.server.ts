import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { SchoolRight } from '#app/core/policy.ts'
import type { Database } from '#db/schema.ts'
import { isVisiting } from './admin-visits.server.ts'

export type Member = { userId: string; schoolId: string }

/**
 * Requires that a person is a member of a school, or an admin who visits its dashboard with the rights of an editor,
 * and keeps it so until the transaction ends. Every change by members begins with this.
 *
 * @param right of the action, as the policy of its feature says
 * @throws Failure school_not_yours, also if there is no such school; not_allowed for editors; premium_required
 */
export async function requireMember(
  trx: Transaction<Database>,
  { userId, schoolId }: Member,
  right: SchoolRight,
): Promise<void> {
  // PostgreSQL cannot even compare a text that contains NUL.
  if (schoolId.includes('\0')) throw new Failure('not_found', 'school_not_yours')
  const found = await trx
    .selectFrom('school_members as o')
    .innerJoin('schools as s', 's.id', 'o.school_id')
    .select(['o.role', isPremium('o.school_id').as('premium')])
    .where('o.user_id', '=', userId)
    .where('o.school_id', '=', schoolId)
    .where(notMerged)
    // Merges lock schools before their members.
    .forKeyShare('s')
    .forShare('o')
    .executeTakeFirst()
  const member = found ?? (await findVisitor(trx, { userId, schoolId }))
  if (!member) throw new Failure('not_found', 'school_not_yours')
  if (right === 'owner' && member.role !== 'owner') throw new Failure('forbidden', 'not_allowed')
  if (right === 'premium-member' && !member.premium) throw new Failure('forbidden', 'premium_required')
}

const findVisitor = (trx: Transaction<Database>, { userId, schoolId }: Member) =>
  trx
    .selectFrom('admin_visits as v')
    .innerJoin('schools as o', 'o.id', 'v.school_id')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select([sql<string>`'editor'`.as('role')])
    .select(isPremium('v.school_id').as('premium'))
    .where('v.user_id', '=', userId)
    .where('v.school_id', '=', schoolId)
    .where(isVisiting)
    .where(sql<SqlBool>`not exists (select from school_redirects r where r.old_id = v.school_id)`)
    .forKeyShare('o')
    .forShare('v')
    .executeTakeFirst()

/**
 * Condition: the school was not merged. A member of both merged schools keeps a row for the merged one too, in case the
 * merge is undone.
 */
export const notMerged = sql<boolean>`not exists (select from school_redirects r where r.old_id = o.school_id)`

/** Condition: a school has premium. @param column with its id */
export const isPremium = (column: string) =>
  sql<boolean>`exists (select from premium_grants g where g.school_id = ${sql.ref(column)} and g.ended_at is null)`
