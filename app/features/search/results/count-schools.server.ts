import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { textQuery } from '#search-engine/index.ts'
import { directory } from '../live/directory.server.ts'

/** Counts the schools that may be listed: per country, and those that are not samples. */
export async function countSchools(): Promise<{ byCountry: Record<CountryCode, number>; registered: number }> {
  const engine = await directory()
  const { total, facets } = engine.search(textQuery('', { pageSize: 1 }))
  const samples = await db()
    .selectFrom('school_directory')
    .select('id')
    .where('source', '=', 'sample')
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .execute()
  return { byCountry: facets.countries, registered: total - samples.length }
}
