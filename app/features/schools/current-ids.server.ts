import type { Kysely } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/**
 * Returns the schools to which ids currently refer: a school itself, or its successor after a merge. A school that the
 * team hid counts as missing.
 *
 * @param connection a transaction that must see the same rows
 * @returns id of the school by the requested id; ids for which there is none are left out
 */
export async function currentIds(
  ids: readonly string[],
  connection: Kysely<Database> = db(),
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const shown = connection.selectFrom('schools as s').where('s.status', '<>', 'hidden')
  const moved = await shown
    .innerJoin('school_redirects as r', 'r.school_id', 's.id')
    .select(['r.old_id', 's.id'])
    .where('r.old_id', 'in', ids)
    .execute()
  const own = await shown.select('s.id').where('s.id', 'in', ids).execute()
  return new Map([...moved.map(({ old_id, id }) => [old_id, id] as const), ...own.map(({ id }) => [id, id] as const)])
}
