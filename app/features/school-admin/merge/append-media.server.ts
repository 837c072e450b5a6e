import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Merge } from './journal.server.ts'

/**
 * Moves the pictures and videos of the merged school after those of the survivor. A profile shows as many of them as
 * its plan allows; members of the school see the others.
 */
export async function appendMedia(trx: Transaction<Database>, { id, from, into }: Merge): Promise<void> {
  await sql`
    with places as (
      select m.id, m.position as before, row_number() over (order by m.position, m.id)
        + (select coalesce(max(o.position), 0) from school_media o where o.school_id = ${into}) as after
      from school_media m where m.school_id = ${from}
    ), moved as (
      update school_media m set school_id = ${into}, position = places.after from places where m.id = places.id
      returning m.id, places.before, places.after
    )
    insert into school_merge_rows (merge_id, table_name, action, key, before, after)
    select ${id}, 'school_media', 'moved', jsonb_build_object('id', id),
      jsonb_build_object('school_id', ${from}::text, 'position', before),
      jsonb_build_object('school_id', ${into}::text, 'position', after) from moved`.execute(trx)
}

/** Moves them back, each to its old position. */
export async function takeMediaBack(trx: Transaction<Database>, { id, from, into }: Merge): Promise<void> {
  await sql`
    update school_media m set school_id = ${from}, position = (j.before ->> 'position')::integer
    from school_merge_rows j
    where j.merge_id = ${id} and j.table_name = 'school_media' and m.school_id = ${into}
      and j.key = jsonb_build_object('id', m.id)`.execute(trx)
}
