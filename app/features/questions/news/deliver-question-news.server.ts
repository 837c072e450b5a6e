import { sql } from 'kysely'
import { notify } from '#app/features/notifications/notify.server.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'

/**
 * Notifies the members of a school that questions about it were published on a day, but not who asked; questions that
 * are no longer public are left out. A second call for the same day does nothing.
 */
export async function deliverQuestionNews({ schoolId, day }: Jobs['tell_school']): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const id = (await currentIds([schoolId], trx)).get(schoolId)
      if (!id) return
      // Makes two jobs wait for each other: after a merge there may be one for each of the schools.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`questions ${id} ${day}`}, 0))`.execute(trx)
      const { rows } = await sql<{ told: boolean; count: number; school: string }>`
        select d.name as school,
          exists (select from notifications n where n.school_id = d.id and n.kind = 'question'
            and n.props ->> 'day' = ${day}) as told,
          (select count(*) from questions q where q.school_id = d.id and q.status = 'published'
            and (q.published_at at time zone 'Europe/Berlin')::date = ${day})::int as count
        from school_directory d where d.id = ${id}`.execute(trx)
      const [found] = rows
      if (!found || found.told || found.count === 0) return
      const props = { school: found.school, count: found.count, day }
      const path = `/account/schools/${id}/questions`
      await notify(trx, { to: { schoolId: id }, kind: 'question', props, path })
    })
}
