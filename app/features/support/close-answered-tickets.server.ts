import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { CLOSE_AFTER_DAYS } from './ticket.ts'

/** Closes tickets that were answered and whose senders have not written again. @returns number of tickets */
export async function closeAnsweredTickets(): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('tickets')
    .set({ state: 'closed', closed_at: sql<Date>`now()` })
    .where('state', '=', 'answered')
    .where('answered_at', '<', sql<Date>`now() - make_interval(days => ${CLOSE_AFTER_DAYS})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
