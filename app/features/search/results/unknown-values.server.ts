import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { FEATURES, type Feature } from '#db/vocabulary.ts'
import { UNKNOWN_GROUPS, type UnknownGroup } from '#search-engine/base/properties.ts'
import type { FactChoice, SearchedFactId } from '#search-engine/base/searched-facts.ts'
import type { DropHint, SearchEngine, SearchQuery, SearchResult } from '#search-engine/index.ts'

/** A filter is asked about its unknown values at most this often. */
const MAX_HINTS = 3
/** Registers name features that schools have, never those that they lack, but for all-day school. */
const KNOWN_LACK: Partial<Record<Feature, FactChoice>> = { fullDay: 'all_day_form.none' }

/** Says for how many results it is not known whether they have a feature, or who runs them, if that is half of them. */
export function unknownNotes({ total, facets, factFacets }: SearchResult, { ownership }: SearchQuery, locale: Locale) {
  const t = translator(locale)
  const noteOf = (unknown: number) =>
    unknown > 0 && unknown * 2 >= total ? t('filter.unknown', { count: unknown }) : undefined
  const lacking = lackingIn({ factFacets })
  const features = FEATURES.map((feature) => [feature, noteOf(total - facets.features[feature] - lacking(feature))])
  const { public: run, private: owned } = facets.ownership
  return {
    featureNotes: Object.fromEntries(features) as Partial<Record<Feature, string>>,
    // With a filter by owner the numbers are of all schools under the others.
    ownershipNote: ownership === undefined ? noteOf(total - run - owned) : undefined,
  }
}

const lackingIn =
  ({ factFacets }: Pick<SearchResult, 'factFacets'>) =>
  (feature: Feature): number => {
    const choice = KNOWN_LACK[feature]
    return (choice && factFacets?.facets.find(({ counts }) => choice in counts)?.counts[choice]) ?? 0
  }

/** Adds to the limits without which there would be results for how many of these the value is not known. */
export function withUnknown(
  hints: readonly DropHint[],
  query: SearchQuery,
  engine: SearchEngine,
): (DropHint & { unknown?: number })[] {
  return hints.slice(0, MAX_HINTS).map((hint) => {
    const without = hint.and ? undefined : queryWithout(hint, query)
    const found = without && engine.search({ ...without, withFacts: true, pageSize: 1 })
    const unknown = found && unknownOf(hint, found)
    return unknown ? { ...hint, unknown } : hint
  })
}

const groupOf = ({ filter }: DropHint): UnknownGroup | undefined => UNKNOWN_GROUPS.find((group) => group === filter)

function queryWithout(hint: DropHint, query: SearchQuery): SearchQuery | undefined {
  const { filter, value } = hint
  if (filter === 'features') return { ...query, features: query.features.filter((feature) => feature !== value) }
  if (filter === 'facts') return { ...query, facts: query.facts?.filter((choice) => choice !== value) }
  const group = groupOf(hint)
  return group && { ...query, tags: { ...query.tags, [group]: [] } }
}

/** @param found the results without the limit; none of them has the value */
function unknownOf(hint: DropHint, found: SearchResult): number | undefined {
  const { filter, value } = hint
  if (filter === 'features') return found.total - lackingIn(found)(value as Feature)
  const group = groupOf(hint)
  if (group) return found.factFacets?.untagged[group]
  const [fact] = (value ?? '').split('.') as [SearchedFactId]
  return found.factFacets?.facets.find((facet) => facet.fact === fact)?.unknown
}
