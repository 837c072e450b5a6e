import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { directory } from '../live/directory.server.ts'

const EVERYTHING = {
  text: '',
  types: [],
  features: [],
  countries: [],
  sort: 'relevance',
  page: 1,
  pageSize: 1,
} as const

/** Counts the schools that lists show: per country, and those that are not samples. */
export async function countSchools(): Promise<{ byCountry: Record<CountryCode, number>; registered: number }> {
  const engine = await directory()
  const { total, facets } = engine.search({ ...EVERYTHING, types: [], features: [], countries: [] })
  const samples = await db()
    .selectFrom('school_directory')
    .select('id')
    .where('source', '=', 'sample')
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .execute()
  return { byCountry: facets.countries, registered: total - samples.length }
}
