import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * PostgreSQL channel on which processes tell each other whose notifications changed: the id of a user, or {@link
 * EVERYBODY}.
 */
export const CHANNEL = 'notifications'
export const EVERYBODY = '*'

/**
 * Makes open pages, whichever process serves them, read the number of unread notifications again once the transaction
 * commits.
 */
export async function sendSignal(trx: Transaction<Database>, userId: string | typeof EVERYBODY): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${userId})`.execute(trx)
}
