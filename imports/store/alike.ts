import type { Client } from 'pg'

/** Schools of the files that look like another school of the files, and like one of another register. */
export type AlikeCounts = { alikeInFiles: number; alikeElsewhere: number }

/** A telephone number that more schools than these have is that of an authority or a portal. */
const MAX_SHARING = 20

/**
 * Counts the open schools of the table `incoming` that may be in the directory twice, by the function `is_alike`. Only
 * schools with the same postal code and name, or with the same telephone number, are compared.
 */
export async function countAlike(client: Client, source: string): Promise<AlikeCounts> {
  const { rows } = await client.query<AlikeCounts>(
    `with file as materialized (
       select s.id, s.country, s.postal_code, s.phone, school_name_key(s.name) as name_key
       from schools s join incoming i using (id) where s.status = 'active'
     ), other as materialized (
       select s.id, s.country, s.postal_code, s.phone, school_name_key(s.name) as name_key
       from schools s
       where s.status = 'active' and s.source not in ($1, 'sample') and not exists (select from file f where f.id = s.id)
         and s.country in (select country from file)
         and (s.postal_code in (select postal_code from file) or s.phone in (select phone from file where phone <> ''))
     ), known as materialized (
       select *, true as is_of_files from file union all select *, false from other
     ), shared as (
       select country, phone from known where phone <> '' group by country, phone having count(*) <= ${MAX_SHARING}
     ), pair as (
       select f.id, k.id as other_id, k.is_of_files from file f
       join known k using (country, postal_code, name_key) where f.id <> k.id and f.name_key <> ''
       union
       select f.id, k.id, k.is_of_files from file f join shared using (country, phone)
       join known k using (country, phone) where f.id <> k.id
     )
     select count(distinct p.id) filter (where p.is_of_files)::integer as "alikeInFiles",
       count(distinct p.id) filter (where not p.is_of_files)::integer as "alikeElsewhere"
     from pair p join schools a on a.id = p.id join schools b on b.id = p.other_id where is_alike(a, b)`,
    [source],
  )
  return rows[0] ?? { alikeInFiles: 0, alikeElsewhere: 0 }
}
