import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from './vocabulary.ts'

export type SchoolCounts = { byCountry: Record<CountryCode, number>; registered: number }

/** Number of schools that lists show: per country, and those that come from a register or an operator. */
export async function countSchools(): Promise<SchoolCounts> {
  const rows = await db()
    .selectFrom('schools as s')
    .where('s.status', '=', 'active')
    .where((eb) => {
      const unlisted = eb
        .selectFrom('school_profiles as p')
        .whereRef('p.school_id', '=', 's.id')
        .where('p.show_in_search', '=', false)
      return eb.not(eb.exists(unlisted))
    })
    .select(['s.country', sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) filter (where s.source <> 'sample')`.as('registered'))
    .groupBy('s.country')
    .execute()
  const counts = new Map(rows.map((row) => [row.country, row.count]))
  const byCountry = Object.fromEntries(COUNTRIES.map((country) => [country, counts.get(country) ?? 0]))
  return {
    byCountry: byCountry as Record<CountryCode, number>,
    registered: rows.reduce((sum, row) => sum + row.registered, 0),
  }
}
