import { factText } from '#app/features/facts/format-fact.ts'
import { resultsPath } from '#app/features/search/search-address.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SearchEngine } from '#search-engine/index.ts'
import type { FoundPlace } from '../found-place.ts'
import type { PlaceLink } from '../place-links.ts'
import { addressOf, queryOf } from '../place-query.ts'
import { NEEDS, needChoice, supportPath } from './support-path.ts'

/** How many schools of a place have provision for each need, by the words of their registers. */
export type NeedCounts = { counts: ReadonlyMap<string, number>; known: number }

/** Counts the schools of a place by need, and those whose register states any. */
export function countNeeds(place: FoundPlace, engine: SearchEngine, locale: Locale): NeedCounts {
  const query = { ...queryOf(place, locale), page: 1, pageSize: 1 }
  // A filter by all needs counts each of them, however few schools have any.
  const found = engine.search({ ...query, facts: NEEDS.map(needChoice), withFacts: true })
  const facet = found.factFacets?.facets.find(({ fact }) => fact === 'support_needs')
  const counts = NEEDS.map((need) => [need, facet?.counts[needChoice(need)] ?? 0] as const)
  return { counts: new Map(counts.filter(([, count]) => count > 0)), known: found.total }
}

/** Returns a need in words, as it stands alone. */
export const needName = (need: string, locale: Locale): string => factText(locale, `fact.support_needs.${need}`) ?? need

/**
 * Links to the schools of a place with provision for each need, most frequent first: for a country or region to pages
 * of their own, for a town to search results.
 */
export function needLinks(place: FoundPlace, { counts }: NeedCounts, locale: Locale, current?: string): PlaceLink[] {
  const address = addressOf(place)
  const pathOf = (need: string) => {
    if (place.kind !== 'town') return supportPath(need, place.path)
    return address && resultsPath(address, { further: { ...address.further, fact: [needChoice(need)] } })
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([need, count]) => {
      const path = pathOf(need)
      return path ? [{ label: needName(need, locale), path, count, current: need === current }] : []
    })
}
