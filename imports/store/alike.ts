import type { Client } from 'pg'

/** Schools of the files that look like another school of the files, and like one of another register. */
export type AlikeCounts = { alikeInFiles: number; alikeElsewhere: number }

/**
 * Rows that are compared with each other at most: a telephone number of more is that of an authority or a portal, and a
 * name that more share at one postal code tells none apart.
 */
const MAX_SHARING = 20

/**
 * Counts the open schools of the table `incoming` that may be in the directory twice, by the function `is_alike`. Only
 * schools with the same postal code and name, or with the same telephone number, are compared: `offset 0` keeps
 * PostgreSQL, which knows nothing yet of rows that this run has written, from comparing all schools with all.
 */
export async function countAlike(client: Client, source: string): Promise<AlikeCounts> {
  const { rowCount } = await client.query(
    `create temp table keyed on commit drop as
     select s.id, s.country, s.postal_code, s.phone, school_name_key(s.name) as name_key, i.id is not null as is_of_files
     from schools s left join incoming i on i.id = s.id
     where s.status = 'active' and (i.id is not null or (s.source not in ('sample', ${client.escapeLiteral(source)})
       and s.country in (select country from incoming)
       and (s.postal_code in (select postal_code from incoming) or s.phone in (select phone from incoming where phone <> ''))))`,
  )
  if (rowCount === 0) return { alikeInFiles: 0, alikeElsewhere: 0 }
  await client.query('analyze keyed')
  const { rows } = await client.query<AlikeCounts>(
    `with pair as (
       ${pairsBy(['country', 'postal_code', 'name_key'], 'name_key')}
       union
       ${pairsBy(['country', 'phone'], 'phone')}
     )
     select count(distinct p.id) filter (where p.is_of_files)::integer as "alikeInFiles",
       count(distinct p.id) filter (where not p.is_of_files)::integer as "alikeElsewhere"
     from pair p
       cross join lateral (select a from schools a where a.id = p.id offset 0) as one
       cross join lateral (select b from schools b where b.id = p.other_id offset 0) as other
     where is_alike(one.a, other.b)`,
  )
  return rows[0] ?? { alikeInFiles: 0, alikeElsewhere: 0 }
}

/** SQL for the pairs of a school of the files and another one that share columns. */
const pairsBy = (columns: readonly string[], filled: string) => {
  const key = columns.join(', ')
  return `select a.id, b.id as other_id, b.is_of_files from (
      select ${key} from keyed where ${filled} <> '' group by ${key}
      having count(*) between 2 and ${MAX_SHARING} and bool_or(is_of_files)
    ) as shared join keyed a using (${key}) join keyed b using (${key}) where a.is_of_files and a.id <> b.id`
}
