import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import { UNDO_DAYS } from './merge-period.ts'

/**
 * Personal data: which of a person's rows were moved according to journals of merges. The name of the acting person is
 * deleted with their account.
 */
export const mergeData: PersonalData = {
  name: 'merges',
  read: async (userId) => {
    const { rows } = await sql`
      select m.merged_at, m.merged_id, m.survivor_id, r.table_name from school_merge_rows r
      join school_merges m on m.id = r.merge_id where r.key ->> 'user_id' = ${userId} order by r.id`.execute(db())
    return rows
  },
  erase: async (trx, userId) => {
    await sql`delete from school_merge_rows where key ->> 'user_id' = ${userId}`.execute(trx)
  },
}

/** Removes the journals of merges that can no longer be undone. @returns number of rows removed */
export async function removeOldJournals(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('school_merge_rows')
    .where('merge_id', 'in', (from) =>
      from
        .selectFrom('school_merges')
        .select('school_merges.id')
        .where('merged_at', '<', sql<Date>`now() - make_interval(days => ${UNDO_DAYS})`),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
