import { queryWords } from '../language/names/terms.ts'
import type { Interpretation } from '../language/parsing/interpretation.ts'
import type { SearchQuery } from '../query/search-query.ts'

/** Whether the search consists of nothing but the name of a town, and properties. */
export function isOnlyTown(query: SearchQuery, interpretation: Interpretation): boolean {
  const { officialNumber, postalCode, place, type, area, radiusKm, rest } = interpretation
  const where = officialNumber ? undefined : (postalCode ?? place)
  const others = [area, type?.category, query.near, query.radiusKm, radiusKm].some((part) => part !== undefined)
  return where?.chosen.kind === 'town' && !others && queryWords(rest).length === 0
}
