import { keepValue } from '#app/core/page-cache/kept-rows.server.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { RegionCount } from './thin-coverage.ts'

/** Open schools of an area and kind: how many, and how many of them have a position and at least six official facts. */
export type Coverage = {
  country: CountryCode
  /** As registers write it, empty where they name none; null for the whole country. */
  region: string | null
  /** Null for all kinds together. */
  category: Category | null
  schools: number
  located: number
  described: number
}

/** Lists the coverage of every country, region and kind, as counted by the last imports. */
export async function listCoverage(): Promise<Coverage[]> {
  const rows = await db().selectFrom('coverage_statistics').selectAll().orderBy('region').execute()
  return rows as Coverage[]
}

/** Returns how many schools of each kind are known in each region of a country. */
export const regionCounts = keepValue(async (country: CountryCode): Promise<RegionCount[]> => {
  const rows = await db()
    .selectFrom('coverage_statistics')
    .select(['region', 'category', 'schools'])
    .where('country', '=', country)
    .where('region', 'is not', null)
    .where('category', 'is not', null)
    .execute()
  return rows as RegionCount[]
})
