import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Channel of PostgreSQL on which processes tell each other whose entries changed: the id of a user, or {@link EVERYBODY}. */
export const CHANNEL = 'notifications'
export const EVERYBODY = '*'

/** Has open pages, whichever process serves them, look at the number of unread entries again once the transaction commits. */
export async function signal(trx: Transaction<Database>, userId: string | typeof EVERYBODY): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${userId})`.execute(trx)
}
