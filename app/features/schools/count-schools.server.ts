import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from './vocabulary.ts'

/** Number of schools that lists show, per country. */
export async function countSchools(): Promise<Record<CountryCode, number>> {
  const rows = await db()
    .selectFrom('schools as s')
    .where('s.status', '=', 'active')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('school_profiles as p')
            .whereRef('p.school_id', '=', 's.id')
            .where('p.show_in_search', '=', false),
        ),
      ),
    )
    .select(['s.country', sql<number>`count(*)`.as('count')])
    .groupBy('s.country')
    .execute()
  const counts = new Map(rows.map((row) => [row.country, row.count]))
  return Object.fromEntries(COUNTRIES.map((country) => [country, counts.get(country) ?? 0])) as Record<
    CountryCode,
    number
  >
}
