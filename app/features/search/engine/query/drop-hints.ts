import type { Gazetteer } from '../../language/gazetteer.ts'
import { TAG_GROUP_NAMES } from '../filter/tag-groups.ts'
import type { Segment } from '../segment/segment.ts'
import { countRows, evaluate } from './evaluate.ts'
import type { Plan } from './plan.ts'
import { replaceWords } from './replace-words.ts'
import { resolve } from './resolve.ts'
import type { SearchQuery } from './search-query.ts'
import type { DropHint } from './search-result.ts'

/** The query without one of its limits. */
type Variant = Omit<DropHint, 'total'> & { query: SearchQuery }

/** The single limits of a query without results that leave some when dropped, the best first. */
export function dropHints(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  query: SearchQuery,
  plan: Plan,
): DropHint[] {
  return [...filterVariants(query), ...textVariants(query, plan)]
    .map(({ query: variant, ...hint }) => ({ ...hint, total: countResults(segments, gazetteer, variant) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

function filterVariants(query: SearchQuery): Variant[] {
  const { types, features, countries, ownership, minimumRating, radiusKm, box, tags } = query
  const variants: (Variant | false)[] = [
    types.length > 0 && { filter: 'types', query: { ...query, types: [] } },
    countries.length > 0 && { filter: 'countries', query: { ...query, countries: [] } },
    ownership !== undefined && { filter: 'ownership', query: { ...query, ownership: undefined } },
    minimumRating !== undefined && { filter: 'minimumRating', query: { ...query, minimumRating: undefined } },
    radiusKm !== undefined && { filter: 'radius', query: { ...query, radiusKm: undefined } },
    box !== undefined && { filter: 'box', query: { ...query, box: undefined } },
    ...TAG_GROUP_NAMES.filter((group) => tags?.[group]?.length).map((group): Variant => {
      return { filter: group, query: { ...query, tags: { ...tags, [group]: [] } } }
    }),
    ...features.map((value): Variant => {
      return { filter: 'features', value, query: { ...query, features: features.filter((tag) => tag !== value) } }
    }),
  ]
  return variants.filter((variant) => variant !== false)
}

function textVariants(query: SearchQuery, { reading, words }: Plan): Variant[] {
  const places = reading.chips.filter(({ kind }) => kind === 'place' || kind === 'postal_code')
  const single = words.length > 1 || places.length > 0 ? words : []
  return [
    ...places.map(
      ({ text, without }): Variant => ({ filter: 'place', value: text, query: { ...query, text: without } }),
    ),
    ...single.map(({ text: value }): Variant => {
      return { filter: 'word', value, query: { ...query, text: replaceWords(query.text, new Map([[value, '']])) } }
    }),
  ]
}

function countResults(segments: readonly Segment[], gazetteer: Gazetteer, query: SearchQuery): number {
  const resolved = resolve(segments, gazetteer, query, false)
  return countRows(segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved, 'relevance')))
}
