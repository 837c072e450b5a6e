import type { Plan } from '../query/plan.ts'
import type { SearchQuery } from '../query/search-query.ts'

/** Whether the search consists of nothing but the name of a town, and properties. */
export function isOnlyTown(query: SearchQuery, { place, words, kinds, areas, interpretation }: Plan): boolean {
  const others = [areas, query.near, query.radiusKm, interpretation.radiusKm].some((part) => part !== undefined)
  return place?.kind === 'town' && !others && words.length === 0 && kinds.length === 0
}
