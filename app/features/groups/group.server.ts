import { sql, type Transaction } from 'kysely'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'

/** Records what somebody did on behalf of a group in the audit log. */
export const recordGroupAction = (
  trx: Transaction<Database>,
  { userId, groupId }: GroupMember,
  done: string,
  about = {},
) =>
  recordAudit(
    trx,
    { userId, role: 'operator' },
    { action: `group.${done}`, subject: { kind: 'group', id: groupId }, after: { ...about } },
  )

/**
 * Locks an account that wants to found or join a group until the transaction ends.
 *
 * @returns its confirmed address, or undefined while it may not act
 */
export async function lockPerson(trx: Transaction<Database>, userId: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .where('erase_after', 'is', null)
    .where(sql<boolean>`not is_suspended(suspended_at, suspended_until)`)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.email
}
