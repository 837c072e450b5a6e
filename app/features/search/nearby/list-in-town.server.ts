import { sql } from 'kysely'
import { preparedDb } from '#db/prepared-db.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'

/** Lists the ids of schools of some types in a town that may be listed, sorted by name. */
export async function listInTown(
  { id, country, city }: { id: string; country: CountryCode; city: string },
  types: readonly Category[],
  limit: number,
): Promise<string[]> {
  if (city === '' || types.length === 0) return []
  const rows = await preparedDb()
    .selectFrom('schools as s')
    .leftJoin('school_profiles as p', 'p.school_id', 's.id')
    .select('s.id')
    .where('s.country', '=', country)
    .where('s.city', '=', city)
    .where('s.status', '=', sql.lit('active'))
    .where('s.audience', '=', sql.lit('children'))
    .where('s.id', '<>', id)
    .where((eb) => eb(eb.fn.coalesce('p.category', 's.category'), '=', sql<Category>`any(${types}::text[])`))
    .where((eb) => eb(eb.fn.coalesce('p.show_in_search', eb.val(true)), '=', true))
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
