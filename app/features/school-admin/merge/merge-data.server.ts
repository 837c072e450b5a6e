import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

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
