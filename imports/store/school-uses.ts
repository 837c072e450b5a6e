import type { Client } from 'pg'

/**
 * Tables in which every school has rows anyway. Rows in any other table that refers to a school show that it is in use.
 */
const IMMATERIAL = ['school_codes', 'school_former_names', 'school_ratings', 'school_figures', 'starter_schools']

/**
 * Returns a condition that is true of a school `s` in use. It follows the foreign keys, so that no table is forgotten.
 */
export async function schoolUses(client: Client): Promise<string> {
  const { rows } = await client.query<{ use: string }>(
    `select format('exists (select from %s u where u.%I = s.id)', c.conrelid::regclass, a.attname) as use
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'schools'::regclass and c.conrelid <> all($1::regclass[])`,
    [IMMATERIAL],
  )
  const others = [
    // An order outlives its school, so no foreign key refers to it.
    'exists (select from orders o where o.school_id = s.id)',
    // Another register lists it, too.
    'exists (select from school_codes o where o.school_id = s.id and o.source <> s.source)',
  ]
  return [...rows.map(({ use }) => use), ...others].join(' or ')
}
