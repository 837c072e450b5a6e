import { type SqlBool, sql, type Transaction } from 'kysely'
import { notify } from '#app/features/notifications/notify.server.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import type { Database } from '#db/schema.ts'

type Trx = Transaction<Database>

/**
 * Notifies the members of a school that reviews of it were published on a day, but not who wrote them; reviews that are
 * no longer public are left out. A second call for the same day does nothing.
 */
export async function deliverReviewNews({ schoolId, day }: Jobs['tell_school']): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const id = (await currentIds([schoolId], trx)).get(schoolId)
      if (!id || (await isTold(trx, id, day))) return
      const reviews = await publishedOn(trx, id, day)
      if (reviews.length === 0) return
      const school = await trx
        .selectFrom('school_directory')
        .select(['name', 'premium'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const first = (await isFirstDay(trx, id, day)) && { first: true as const }
      const props = { school: school.name, count: reviews.length, day, ...first }
      await notify(trx, { to: { schoolId: id }, kind: 'review', props, path: pathTo(id, school.premium, reviews) })
    })
}

/** Makes two jobs wait for each other: after a merge there may be one for each of the schools. */
async function isTold(trx: Trx, schoolId: string, day: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reviews ${schoolId} ${day}`}, 0))`.execute(trx)
  const told = await trx
    .selectFrom('notifications')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'review')
    .where(sql<SqlBool>`props ->> 'day' = ${day}`)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

const publishedOn = (trx: Trx, schoolId: string, day: string) =>
  trx
    .selectFrom('reviews')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('status', 'in', ['published', 'disputed'])
    .where(sql<SqlBool>`(published_at at time zone 'Europe/Berlin')::date = ${day}`)
    .execute()

/** Whether the school had no public review before a day. */
async function isFirstDay(trx: Trx, schoolId: string, day: string): Promise<boolean> {
  const earlier = await trx
    .selectFrom('reviews')
    .select('id')
    .where('school_id', '=', schoolId)
    .where(sql<SqlBool>`(published_at at time zone 'Europe/Berlin')::date < ${day}`)
    .limit(1)
    .executeTakeFirst()
  return earlier === undefined
}

/**
 * Returns the page where the school can answer or, without premium, the public one; for a single review the link leads
 * to it.
 */
function pathTo(schoolId: string, premium: boolean, reviews: { id: string }[]): string {
  const [one] = reviews.length === 1 ? reviews : []
  if (premium) return one ? `/dashboard/reviews/${one.id}` : '/dashboard/reviews'
  return `/schools/${schoolId}/reviews${one ? `?review=${one.id}` : ''}`
}
