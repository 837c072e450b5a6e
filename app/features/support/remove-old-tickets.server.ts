import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { CLOSE_AFTER_DAYS, KEEP_MONTHS } from './ticket.ts'

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

const before = (months: number) => sql<Date>`now() - make_interval(months => ${months})`

/** Removes expired tickets with their messages. @returns number of tickets */
export async function removeOldTickets(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('tickets')
    .where(({ eb, or, and }) =>
      or([
        and([eb('kind', '=', 'contact'), eb('created_at', '<', before(KEEP_MONTHS.contact))]),
        and([eb('kind', '=', 'named_person'), eb('closed_at', '<', before(KEEP_MONTHS.namedPerson))]),
        and([eb('kind', 'not in', ['contact', 'named_person']), eb('closed_at', '<', before(KEEP_MONTHS.support))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
