import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Database } from '#db/schema.ts'

/**
 * Finds the schools named by lines of text, each by the address of its profile, its id, or its official number in the
 * group's country; a school that is named twice counts once.
 *
 * @returns their ids, sorted
 * @throws Failure schools_unknown when a line names no school or more than one, or one that is closed or hidden;
 *   school_in_group when another group manages one
 */
export async function findNamedSchools(
  trx: Transaction<Database>,
  lines: readonly string[],
  groupId: string,
): Promise<string[]> {
  const names = lines.map(lastPart)
  const { rows } = await sql<{ found: string[] }>`
    select array(
        select s.id from schools s where s.status = 'active' and (s.id = named or s.id in (
          select c.school_id from school_codes c join schools o on o.id = c.school_id
          join school_groups g on g.id = ${groupId} and g.country = o.country where c.code = named))
        and not exists (select from school_redirects r where r.old_id = s.id) limit 2) as found
    from unnest(${names}::text[]) as named`.execute(trx)
  if (rows.some(({ found }) => found.length !== 1)) throw new Failure('invalid', 'schools_unknown')
  const ids = [...new Set(rows.map(({ found }) => found[0]!))].sort()
  const taken = await trx
    .selectFrom('group_schools')
    .select('school_id')
    .where('school_id', 'in', ids)
    .where('group_id', '<>', groupId)
    .executeTakeFirst()
  if (taken) throw new Failure('conflict', 'school_in_group')
  return ids
}

/** Returns the last part of an address, or the text itself. */
function lastPart(line: string): string {
  const path = line.split(/[?#]/)[0] ?? ''
  return path.split('/').filter(Boolean).at(-1)?.trim() ?? line
}
