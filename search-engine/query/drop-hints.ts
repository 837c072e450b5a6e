import { TAG_GROUP_NAMES } from '../base/properties.ts'
import { countResults } from './evaluate.ts'
import { type ResolvedText, resolveText } from './readings/resolve-text.ts'
import { replaceWords, writtenAs } from './replace-words.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'
import type { DropHint, Limit } from './search-result.ts'

/** A limit, and a function that removes it from a query. */
type Droppable = Limit & { drop: (query: SearchQuery) => SearchQuery }

/** Every pair costs a search. */
const MAX_PAIRS = 30
/** Each part of the text costs a search; in a longer one, rarely is just one word too many. */
const MAX_PARTS = 6

/**
 * Returns the limits without which a query without results has some, best first: single ones, or, if none of them is
 * enough, pairs.
 */
export function dropHints(context: SearchContext, query: SearchQuery, resolved: ResolvedText): DropHint[] {
  const limits = [...filterLimits(query), ...textLimits(query.text, resolved.plan)]
  // Most limits leave text and point as they are, and no other limit changes what a text means.
  const keyOf = ({ text, near }: SearchQuery) => JSON.stringify([text, near])
  const texts = new Map([[keyOf(query), resolved]])
  const count = (without: SearchQuery) => {
    const text = texts.get(keyOf(without)) ?? resolveText(context, without)
    texts.set(keyOf(without), text)
    return countResults(context, without, text)
  }
  const single = limits.map(({ drop, ...limit }) => ({ ...limit, total: count(drop(query)) })).filter(hasResults)
  if (single.length > 0) return single.sort(mostFirst)
  return pairsOf(limits)
    .slice(0, MAX_PAIRS)
    .map(([{ drop, ...limit }, { drop: dropToo, ...and }]) => ({ ...limit, and, total: count(dropToo(drop(query))) }))
    .filter(hasResults)
    .sort(mostFirst)
}

const hasResults = ({ total }: DropHint) => total > 0
const mostFirst = (a: DropHint, b: DropHint) => b.total - a.total

const isText = ({ filter }: Limit) => filter === 'place' || filter === 'word'

/** Returns all pairs except those of the text alone, which may have many words. */
function pairsOf(limits: readonly Droppable[]): [Droppable, Droppable][] {
  const pairs = limits.flatMap((one, at) => limits.slice(at + 1).map((other): [Droppable, Droppable] => [one, other]))
  return pairs.filter(([one, other]) => !isText(one) || !isText(other))
}

function filterLimits(query: SearchQuery) {
  const { types, features, countries, ownership, minimumRating, near, radiusKm, box, tags, facts } = query
  const without = (changes: Partial<SearchQuery>) => (query: SearchQuery) => ({ ...query, ...changes })
  const limits: (Droppable | false)[] = [
    types.length > 0 && { filter: 'types', drop: without({ types: [] }) },
    countries.length > 0 && { filter: 'countries', drop: without({ countries: [] }) },
    ownership !== undefined && { filter: 'ownership', drop: without({ ownership: undefined }) },
    minimumRating !== undefined && { filter: 'minimumRating', drop: without({ minimumRating: undefined }) },
    radiusKm !== undefined && { filter: 'radius', drop: without({ radiusKm: undefined }) },
    near !== undefined && {
      filter: 'near',
      drop: without({ near: undefined, around: undefined, radiusKm: undefined }),
    },
    box !== undefined && { filter: 'box', drop: without({ box: undefined }) },
    ...TAG_GROUP_NAMES.filter((group) => tags?.[group]?.length).map((filter): Droppable => {
      return { filter, drop: (query) => ({ ...query, tags: { ...query.tags, [filter]: [] } }) }
    }),
    ...(facts ?? []).map((value): Droppable => {
      return {
        filter: 'facts',
        value,
        drop: (query) => ({ ...query, facts: query.facts?.filter((choice) => choice !== value) }),
      }
    }),
    ...features.map((value): Droppable => {
      return {
        filter: 'features',
        value,
        drop: (query) => ({ ...query, features: query.features.filter((tag) => tag !== value) }),
      }
    }),
  ]
  return limits.filter((limit) => limit !== false)
}

function textLimits(text: string, { interpretation, words }: ResolvedText['plan']): Droppable[] {
  const places = interpretation.chips.filter(({ kind }) => kind === 'place' || kind === 'postal_code')
  if (interpretation.chips.length + words.length > MAX_PARTS) return []
  const isAlone = words.length === 1 && places.length === 0
  const single = isAlone ? [] : words
  return [
    ...places.map(({ text: value, without }) => textLimit({ filter: 'place', value, without })),
    ...single.map((word) => {
      const value = writtenAs(word.text, [text])
      return textLimit({ filter: 'word', value, without: replaceWords(text, new Map([[word.text, '']])) })
    }),
  ]
}

const textLimit = (limit: Limit & { without: string }): Droppable => ({
  ...limit,
  drop: (query) => ({ ...query, text: limit.without }),
})
