import { words } from '../language/fold.ts'
import type { Gazetteer } from '../language/gazetteer.ts'
import { typeWord } from '../language/parsing/type-words.ts'
import type { QueryWord } from '../language/terms.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import type { Segment } from '../segment/segment.ts'
import { countResults } from './count-results.ts'
import type { Plan } from './plan.ts'
import { replaceWords, writtenAs } from './replace-words.ts'
import { resolveText } from './resolve.ts'
import type { SearchQuery } from './search-query.ts'
import type { Relaxation } from './search-result.ts'

/** A query in place of one without results, and what was changed. */
export type Relaxed = { query: SearchQuery; relaxation: Relaxation }

type Attempt = { query: SearchQuery; step: Relaxation['step']; dropped: string[] }
/** The words that name a school, and those of them that no school there has. */
type Words = Record<'all' | 'unknown', readonly QueryWord[]>

/** Each word that is left out alone costs a search for all others; queries with more words for a name are rare. */
const MAX_SINGLE = 6
const WIDER_KM = 200
/** Longer texts are no search of a person, and the attempts cost as much as twenty searches. */
const MAX_WORDS = 12

/**
 * Returns the nearest query that has results in place of one that has none whatever its filters, with its filters: near
 * a village without a school, with words corrected among the schools that the rest leaves, without the words that are
 * unknown there, without one word or property, without the place, without the type of school, or for the place alone.
 * Of the attempts of one step, the one with the fewest results is the nearest. Undefined if the query has results
 * without its filters, names a school by its number, has more than {@link MAX_WORDS} words, or has nothing near it.
 */
export function relax(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  query: SearchQuery,
  memo: SearchMemo,
): Relaxed | undefined {
  if (words(query.text).length > MAX_WORDS) return undefined
  const typed = unfiltered(query)
  const text = resolveText(segments, gazetteer, typed, memo)
  const { plan } = text
  if (plan.officialNumber !== undefined || countResults(segments, typed, text, memo) > 0) return undefined
  const count = counter(segments, gazetteer, memo)
  // Corrections are a step of their own: they would find something for any word.
  const exact = { ...typed, literal: true }
  const all = contentWords(plan)
  const others = (word: QueryWord) => all.filter((other) => other !== word)
  const unknown = all.filter((word) => count(without(exact, others(word))) === 0)
  for (const step of STEPS) {
    const [nearest] = step(exact, plan, { all, unknown })
      .filter((attempt) => attempt.query.text !== '')
      .map((attempt) => ({ ...attempt, total: count(attempt.query) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => a.total - b.total)
    if (nearest) return withFilters(query, nearest)
  }
  return undefined
}

/** Returns a function that counts the results of an attempt; several steps make the same one. */
function counter(segments: readonly Segment[], gazetteer: Gazetteer, memo: SearchMemo) {
  const known = new Map<string, number>()
  return (attempt: SearchQuery) => {
    const { text, choice, near, radiusKm, mistyped } = attempt
    const key = JSON.stringify([text, choice?.everyPlace, near, radiusKm, mistyped])
    const count =
      known.get(key) ?? countResults(segments, attempt, resolveText(segments, gazetteer, attempt, memo), memo)
    known.set(key, count)
    return count
  }
}

/** Returns a query without its filters; text, point and radius stay. */
export const unfiltered = (query: SearchQuery): SearchQuery => ({
  ...query,
  types: [],
  features: [],
  countries: [],
  ownership: undefined,
  minimumRating: undefined,
  tags: undefined,
  facts: undefined,
  box: undefined,
})

function withFilters(query: SearchQuery, { query: nearest, step, dropped }: Attempt): Relaxed {
  const { text, literal, choice, near, radiusKm, mistyped } = nearest
  return {
    query: { ...query, text, literal, choice, near, radiusKm, mistyped },
    relaxation: { step, dropped, text },
  }
}

const STEPS: readonly ((query: SearchQuery, plan: Plan, words: Words) => Attempt[])[] = [
  (query) => [{ query: { ...query, choice: { ...query.choice, everyPlace: true } }, step: 'village', dropped: [] }],
  // Words that no school there has may be misspelt.
  (query, _, { unknown }) => {
    const mistyped = unknown.filter(({ fuzzy }) => fuzzy).map(({ text }) => text)
    return mistyped.length > 0
      ? [{ query: { ...query, literal: false, mistyped }, step: 'corrected', dropped: [] }]
      : []
  },
  // Several words that are all unknown there are rather a name that is known elsewhere.
  (query, plan, { all, unknown }) =>
    unknown.length > 1 && unknown.length === all.length ? withoutPlace(query, plan) : [],
  (query, _, { unknown }) => (unknown.length > 0 ? [withoutWords(query, unknown)] : []),
  (query, { reading }, { all }) => [
    ...all.slice(0, MAX_SINGLE).map((word) => withoutWords(query, [word])),
    ...reading.chips
      .filter(({ kind }) => kind === 'attribute')
      .map((chip): Attempt => ({ query: { ...query, text: chip.without }, step: 'word', dropped: [chip.text] })),
  ],
  withoutPlace,
  (query, plan, { all }) => withoutType(query, plan, all),
  onlyPlace,
]

function withoutWords(query: SearchQuery, dropped: readonly QueryWord[]): Attempt {
  return {
    query: without(query, dropped),
    step: 'word',
    dropped: dropped.map(({ text }) => writtenAs(text, [query.text])),
  }
}

function without(query: SearchQuery, dropped: readonly QueryWord[]): SearchQuery {
  return { ...query, text: replaceWords(query.text, new Map(dropped.map(({ text }) => [text, '']))) }
}

/** Wider around the place, or else anywhere. */
function withoutPlace(query: SearchQuery, { reading, point }: Plan): Attempt[] {
  const { where } = reading
  if (!where) return []
  const attempt: Attempt = { query: { ...query, text: where.without }, step: 'area', dropped: [where.text] }
  const around = { ...attempt.query, near: query.near ?? point, radiusKm: WIDER_KM }
  return point ? [{ ...attempt, query: around }, attempt] : [attempt]
}

function withoutType(query: SearchQuery, { reading }: Plan, words: readonly QueryWord[]): Attempt[] {
  const type = reading.chips.find(({ kind }) => kind === 'type')
  if (!type) return []
  return [{ query: without({ ...query, text: type.without }, words), step: 'type', dropped: [type.text] }]
}

function onlyPlace(query: SearchQuery, { reading: { where } }: Plan): Attempt[] {
  return where ? [{ query: { ...query, text: where.text }, step: 'place', dropped: [where.without] }] : []
}

/** Returns the words that name a school rather than its type, each once. */
function contentWords({ words: all, reading }: Plan): QueryWord[] {
  const type = reading.type?.text ?? ''
  const ofType = new Set([...words(type), ...words(typeWord(words(type).join(' '))?.text ?? '')])
  const named = all.filter(({ text }) => !ofType.has(text))
  return named.filter(({ text }, at) => named.findIndex((other) => other.text === text) === at)
}
