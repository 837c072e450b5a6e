import type { Client } from 'pg'

/** What must match for a school with a new code to be the one that lost its own. */
const SAME = ['name', 'local_type', 'street', 'postal_code', 'city']
const of = (table: string) => SAME.map((column) => `${table}.${column}`).join(', ')

/**
 * Notes the new codes of schools that a register has renumbered: of two rows with the same name, type and address, one
 * is missing under its code and the other is new. The school keeps its id, and both codes lead to it. A name that
 * several rows share stays as it is.
 */
export async function recogniseRenumbered(client: Client, source: string): Promise<void> {
  await client.query(
    `create temp table renumbered on commit drop as
     select min(i.id) as id, min(i.code) as code, min(s.id) as school_id
     from incoming i join schools s on (${of('s')}) = (${of('i')})
     where s.source = $1 and i.street <> ''
       and not exists (select from incoming o where o.code = s.source_id or o.id = s.id)
       and not exists (select from schools o where o.id = i.id)
       and not exists (select from school_codes c where c.source = $1 and c.code = i.code)
       and not exists (select from school_redirects r where r.old_id = i.id)
     group by ${of('i')} having count(*) = 1`,
    [source],
  )
  await client.query('insert into school_codes (source, code, school_id) select $1, code, school_id from renumbered', [
    source,
  ])
  await client.query('insert into school_redirects (old_id, school_id) select id, school_id from renumbered')
}
