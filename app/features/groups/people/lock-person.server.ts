import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

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
