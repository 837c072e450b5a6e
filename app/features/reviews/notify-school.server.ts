import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { addDays, berlinHour } from '#lib/berlin-day.ts'

/** Hour in Berlin at which schools are told about the previous day's reviews. */
const HOUR = 7

/**
 * Schedules the notification of a school's members, on the following morning, that a review of it was published for the
 * first time; one notification covers all reviews of a day. An immediate one would reveal when the review was written,
 * and members could look up who was in the school's network at that time.
 */
export async function notifySchool(trx: Transaction<Database>, schoolId: string): Promise<void> {
  // The day of the transaction, which is that of `published_at`.
  const { rows } = await sql<{ day: string }>`select (now() at time zone 'Europe/Berlin')::date as day`.execute(trx)
  const { day } = rows[0]!
  const startAfter = berlinHour(addDays(day, 1), HOUR)
  await sendJob(trx, 'tell_school', { schoolId, day }, { startAfter, key: `${schoolId} ${day}` })
}
