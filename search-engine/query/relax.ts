import { words } from '../language/fold.ts'
import type { Gazetteer } from '../language/gazetteer.ts'
import { typeWord } from '../language/parsing/type-words.ts'
import type { QueryWord } from '../language/terms.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import type { Segment } from '../segment/segment.ts'
import { countRows, evaluate } from './evaluate.ts'
import type { Plan } from './plan.ts'
import { replaceWords, writtenAs } from './replace-words.ts'
import { hasNothing, resolve, resolveText } from './resolve.ts'
import type { SearchQuery } from './search-query.ts'
import type { Relaxation } from './search-result.ts'

/** A query in place of one without results, and what was changed. */
export type Relaxed = { query: SearchQuery; relaxation: Relaxation }

type Attempt = { query: SearchQuery; step: Relaxation['step']; dropped: string[] }
type Words = { all: readonly QueryWord[]; unknown: readonly QueryWord[] }

/** Each word costs a search or two, and queries with more words for a name are rare. */
const MAX_WORDS = 6
const WIDER_KM = 200

/**
 * Returns the nearest query that has results in place of one that has none: near a village without a
 * school, with words corrected among the schools that
 * the rest leaves, without the words that are unknown there, without one word or property, without the place, without
 * the type of school, or for the place alone. Of the attempts of one step, the one with the fewest results is the
 * nearest. Undefined if none has any.
 *
 * @param plan of the query without results
 */
export function relax(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  query: SearchQuery,
  plan: Plan,
  memo: SearchMemo,
): Relaxed | undefined {
  if (plan.officialNumber !== undefined || countOf(segments, gazetteer, query, memo) > 0) return undefined
  // Corrections are a step of their own: they would find something for any word.
  const count = (attempt: SearchQuery) =>
    countOf(segments, gazetteer, { ...attempt, literal: attempt.mistyped === undefined }, memo)
  const all = contentWords(plan)
  const others = (word: QueryWord) => all.filter((other) => other !== word)
  const unknown = all.filter((word) => count(without(query, others(word))) === 0)
  for (const step of STEPS) {
    const [nearest] = step(query, plan, { all, unknown })
      .filter((attempt) => attempt.query.text !== '')
      .map((attempt) => ({ ...attempt, total: count(attempt.query) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => a.total - b.total)
    if (nearest) {
      const { step, dropped } = nearest
      return { query: nearest.query, relaxation: { step, dropped, text: nearest.query.text } }
    }
  }
  return undefined
}

const STEPS: readonly ((query: SearchQuery, plan: Plan, words: Words) => Attempt[])[] = [
  (query) => [{ query: { ...query, choice: { ...query.choice, everyPlace: true } }, step: 'village', dropped: [] }],
  // Words that no school there has may be misspelt.
  (query, _, { unknown }) => {
    const mistyped = unknown.filter(({ fuzzy }) => fuzzy).map(({ text }) => text)
    return mistyped.length > 0 ? [{ query: { ...query, mistyped }, step: 'corrected', dropped: [] }] : []
  },
  // Several words that are all unknown there are rather a name that is known elsewhere.
  (query, plan, { all, unknown }) =>
    unknown.length > 1 && unknown.length === all.length ? withoutPlace(query, plan) : [],
  (query, _, { unknown }) => (unknown.length > 0 ? [withoutWords(query, unknown)] : []),
  (query, { reading }, { all }) => [
    ...all.map((word) => withoutWords(query, [word])),
    ...reading.chips
      .filter(({ kind }) => kind === 'attribute')
      .map((chip): Attempt => ({ query: { ...query, text: chip.without }, step: 'word', dropped: [chip.text] })),
  ],
  (query, plan) => withoutPlace(query, plan),
  (query, plan, { all }) => withoutType(without(query, all), plan),
  (query, plan) => onlyPlace(query, plan),
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
  const place = reading.chips.find(({ kind }) => kind === 'place' || kind === 'postal_code')
  if (!place) return []
  const attempt: Attempt = { query: withoutText(query, place.text), step: 'area', dropped: [place.text] }
  const around = { ...attempt.query, near: query.near ?? point, radiusKm: WIDER_KM }
  return point ? [{ ...attempt, query: around }, attempt] : [attempt]
}

function withoutType(query: SearchQuery, { reading }: Plan): Attempt[] {
  const text = reading.type?.text
  return text === undefined ? [] : [{ query: withoutText(query, text), step: 'type', dropped: [text] }]
}

const withoutText = (query: SearchQuery, text: string): SearchQuery => ({
  ...query,
  text: replaceWords(query.text, new Map(words(text).map((word) => [word, '']))),
})

function onlyPlace(query: SearchQuery, { reading }: Plan): Attempt[] {
  const place = reading.chips.find(({ kind }) => kind === 'place' || kind === 'postal_code')
  if (!place) return []
  const dropped = [withoutText(query, place.text).text]
  return [{ query: { ...query, text: place.text }, step: 'place', dropped }]
}

/** Returns the words that name a school rather than its type. */
function contentWords({ words: all, reading }: Plan): QueryWord[] {
  const type = reading.type?.text ?? ''
  const ofType = new Set([...words(type), ...words(typeWord(words(type).join(' '))?.text ?? '')])
  return all.filter(({ text }) => !ofType.has(text)).slice(0, MAX_WORDS)
}

function countOf(segments: readonly Segment[], gazetteer: Gazetteer, query: SearchQuery, memo: SearchMemo): number {
  const text = resolveText(segments, gazetteer, query, memo)
  if (hasNothing(text)) return 0
  const resolved = resolve(segments, query, text, memo, false)
  return countRows(segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved, 'relevance')))
}
