import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { log } from '#lib/log.ts'

/**
 * Counts a mail that the mail server accepted, or that finally failed, on the current day in Berlin. A failure to count
 * is
 * ignored: the mail must not be sent a second time for it.
 */
export async function countMail(outcome: 'sent' | 'failed'): Promise<void> {
  const column = sql.ref(outcome)
  await sql`insert into mail_counts as c (day, ${column}) values ((now() at time zone 'Europe/Berlin')::date, 1)
    on conflict (day) do update set ${column} = c.${column} + 1`
    .execute(db())
    .catch((error: unknown) => log().error({ err: error }, 'a mail could not be counted'))
}
