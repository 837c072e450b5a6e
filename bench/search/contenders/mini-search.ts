import MiniSearch, { type SearchResult as SearchHit } from 'minisearch'
import type { SchoolDocument, SearchQuery } from '#search-engine/index.ts'
import { fold } from '#search-engine/language/fold.ts'
import type { Contender } from '../measure.ts'

type Stored = Pick<SchoolDocument, 'category' | 'country' | 'features' | 'ownership'>

/** A search library in memory: words, prefixes and typing errors; no places, no maps. */
export function miniSearch(schools: Iterable<SchoolDocument>): Contender {
  const index = new MiniSearch<SchoolDocument>({
    fields: ['name', 'city', 'postalCode'],
    storeFields: ['category', 'country', 'features', 'ownership'],
    processTerm: (term) => fold(term) || null,
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 2 } },
  })
  for (const school of schools) index.add(school)
  return {
    name: 'MiniSearch',
    idsOf: (answer) => (answer as { hits: SearchHit[] }).hits.map(({ id }) => String(id)),
    answer({ query, view, isSuggestion }) {
      if (view || query.near || query.sort !== 'relevance' || query.text === '') return undefined
      if (isSuggestion) return index.autoSuggest(query.text, { fuzzy: false }).slice(0, 8)
      const found = index.search(query.text, { filter: (result) => passes(result as unknown as Stored, query) })
      return { total: found.length, hits: found.slice(0, query.pageSize), facets: count(found as unknown as Stored[]) }
    },
  }
}

function passes(school: Stored, { types, countries, features, ownership }: SearchQuery): boolean {
  return (
    (types.length === 0 || types.includes(school.category)) &&
    (countries.length === 0 || countries.includes(school.country)) &&
    (ownership === undefined || ownership === school.ownership) &&
    features.every((feature) => school.features.includes(feature))
  )
}

function count(schools: readonly Stored[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { category, country, features } of schools) {
    for (const choice of [category, country, ...features]) counts[choice] = (counts[choice] ?? 0) + 1
  }
  return counts
}
