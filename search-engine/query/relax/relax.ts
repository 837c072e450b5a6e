import { termNumber } from '../../base/text/lexicon.ts'
import { docsNamed } from '../../base/text/name-index.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { words } from '../../language/fold.ts'
import { streetKey } from '../../language/names/street-key.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { typeWord } from '../../language/names/type-words.ts'
import { type StreetSpan, streetSpans } from '../../language/parsing/find-streets.ts'
import { TokenList } from '../../language/tokens.ts'
import { isNameOfSchool } from '../as-meant.ts'
import { countResults } from '../evaluate.ts'
import type { Plan } from '../plan.ts'
import { replaceWords } from '../replace-words.ts'
import { hasNothing, type ResolvedText, resolve, resolveText } from '../resolve.ts'
import type { SearchContext } from '../search-context.ts'
import { type SearchQuery, unfiltered } from '../search-query.ts'
import type { Relaxation } from '../search-result.ts'
import { OUTSIDE_PLACE } from '../select/selection.ts'
import { leaveOut } from './leave-out.ts'
import { misspeltDistrict } from './misspelt-district.ts'

/** A query in place of one without results, and what was changed. */
export type Relaxed = { query: SearchQuery; relaxation: Relaxation }

type Attempt = { query: SearchQuery; step: Relaxation['step']; dropped: string[] }
/** The words that name a school, those of them that no school there has, and texts with one of these split in two. */
type Words = Record<'all' | 'unknown', readonly QueryWord[]> & { split: readonly string[] }

/** Leaving out a single word costs a search for all the others; queries with more words for a name are rare. */
const MAX_SINGLE_WORDS = 6
const WIDER_KM = 200
const MAX_SPLIT = 2
const MIN_PART = 3
/** Nobody searches with a longer text, and the attempts cost as much as twenty searches. */
const MAX_WORDS = 12

/**
 * Returns the nearest query that has results in place of one that has none whatever its filters, keeping its filters:
 * in a street, near a village without a school, with words corrected among the schools that the rest leaves, without
 * the words that are unknown there, without one word or property, without the place, without the type of school, or for
 * the place alone. Among the attempts of one step, the one with the fewest results is the nearest. Undefined if the
 * query has results without its filters, names a school by its number, has more than {@link MAX_WORDS} words, or has
 * nothing near it.
 *
 * @param text the resolved text of the query
 */
export function relax(context: SearchContext, query: SearchQuery, text: ResolvedText): Relaxed | undefined {
  if (words(query.text).length > MAX_WORDS) return undefined
  const typed = unfiltered(query)
  const { plan } = text
  if (plan.officialNumber !== undefined || countResults(context, typed, text) > 0) return undefined
  const count = counter(context)
  // Corrections are a step of their own: they would find something for any word.
  const exact = { ...typed, literal: true }
  const all = contentWords(plan)
  const others = (word: QueryWord) => all.filter((other) => other !== word)
  const unknown = all.filter((word) => count(without(exact, others(word))) === 0)
  const streets = streetsIn(context.segments, query.text)
  const split = unknown.slice(0, MAX_SPLIT).flatMap((word) => textsWithTwo(context.segments, query.text, word))
  for (const step of STEPS) {
    const nearest = nearestOf(step(exact, plan, { all, unknown, split }, streets), count)
    if (nearest) return withFilters(query, nearest)
  }
  return undefined
}

/**
 * Returns the query that a text means rather than its words as typed, where no school clearly has these: for the
 * schools in a street that it names, or in a part of the city that it misspells. Otherwise undefined.
 *
 * @param text the resolved text of the query
 */
export function asPlace(context: SearchContext, query: SearchQuery, text: ResolvedText): Relaxed | undefined {
  const { segments, gazetteer } = context
  if (!query.relaxed || text.plan.officialNumber !== undefined) return undefined
  if (words(query.text).length > MAX_WORDS) return undefined
  const streets = saidStreets(segments, query.text)
  const district = misspeltDistrict(gazetteer, query.text, text.plan)
  if (streets.length === 0 && district === undefined) return undefined
  const typed = unfiltered(query)
  if (isNameOfSchool(segments, query.text) || isSure(context, typed, text)) return undefined
  const count = counter(context)
  const inStreet = onStreet({ ...typed, literal: true }, text.plan, streets)
  // A street with schools elsewhere is not a typing error for a different street here; the other words may have some.
  const besides = text.corrected && text.plan.place ? onStreet(typed, text.plan, streets) : []
  const inDistrict = district === undefined ? [] : [respelt({ ...typed, text: district })]
  const nearest =
    nearestOf(inStreet, count) ??
    nearestOf(besides, count) ??
    nearestOf(inDistrict, count) ??
    nearestOf(besides.filter(keepsPlace(text.plan)).map(anywhere), count)
  return nearest && withFilters(query, nearest)
}

/** A street without a school in the place is left out. */
const anywhere = (attempt: Attempt): Attempt => ({
  ...attempt,
  query: { ...attempt.query, street: undefined },
  step: 'word',
})

/** Newry St is not a street in Newry. */
function keepsPlace({ interpretation: { where } }: Plan) {
  const place = words(where?.text ?? '')
  return ({ query }: Attempt) => place.every((word) => words(query.text).includes(word))
}

const respelt = (query: SearchQuery): Attempt => ({ query, step: 'corrected', dropped: [] })

/** Whether schools have the words as typed; for a text with a place, schools in that place. */
function isSure(context: SearchContext, query: SearchQuery, text: ResolvedText): boolean {
  if (text.corrected || hasNothing(text)) return false
  if (!text.plan.place) return countResults(context, query, text) > 0
  const { selections } = resolve(context, query, text, false)
  return selections.some((found) => found.kind === 'list' && found.levels.some((level) => level < OUTSIDE_PLACE))
}

function nearestOf(attempts: readonly Attempt[], count: (attempt: SearchQuery) => number): Attempt | undefined {
  return attempts
    .filter(({ query }) => query.text !== '' || query.street !== undefined)
    .map((attempt) => ({ ...attempt, total: count(attempt.query) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total)[0]
}

/** Returns a function that counts the results of an attempt, cached because several steps make the same one. */
function counter(context: SearchContext) {
  const known = new Map<string, number>()
  return (attempt: SearchQuery) => {
    const { text, literal, choice, near, radiusKm, mistyped, street } = attempt
    const key = JSON.stringify([text, literal, choice?.everyPlace, near, radiusKm, mistyped, street])
    const count = known.get(key) ?? countResults(context, attempt, resolveText(context, attempt))
    known.set(key, count)
    return count
  }
}

function withFilters(query: SearchQuery, { query: nearest, step, dropped }: Attempt): Relaxed {
  const { text, literal, choice, near, radiusKm, mistyped, street } = nearest
  return {
    query: { ...query, text, literal, choice, near, radiusKm, mistyped, street },
    relaxation: { step, dropped, text },
  }
}

type RelaxationStep = (query: SearchQuery, plan: Plan, words: Words, streets: readonly FoundStreet[]) => Attempt[]

const STEPS: readonly RelaxationStep[] = [
  (query, plan, _, streets) => onStreet(query, plan, streets.filter(isSaidStreet)),
  (query) => [{ query: { ...query, choice: { ...query.choice, everyPlace: true } }, step: 'village', dropped: [] }],
  (query, _, { split }) => split.map((text) => respelt({ ...query, text })),
  // Words that no school there has may be misspelt.
  (query, _, { unknown }) => {
    const mistyped = unknown.filter(({ fuzzy }) => fuzzy).map(({ text }) => text)
    return mistyped.length > 0 ? [respelt({ ...query, literal: false, mistyped })] : []
  },
  // Goethe next to a town may be its Goethestraße, if no school there has that name.
  (query, plan, _, streets) => (plan.place ? onStreet(query, plan, streets) : []),
  // Several words that are all unknown there are more likely a name that is known elsewhere.
  (query, plan, { all, unknown }) =>
    unknown.length > 1 && unknown.length === all.length ? withoutPlace(query, plan) : [],
  (query, _, { unknown }) => (unknown.length > 0 ? [withoutWords(query, unknown)] : []),
  (query, { interpretation }, { all }) => [
    ...all.slice(0, MAX_SINGLE_WORDS).map((word) => withoutWords(query, [word])),
    ...interpretation.chips
      .filter(({ kind }) => kind === 'attribute')
      .map((chip): Attempt => ({ query: { ...query, text: chip.without }, step: 'word', dropped: [chip.text] })),
  ],
  withoutPlace,
  (query, plan, { all }) => withoutType(query, plan, all),
  onlyPlace,
]

type FoundStreet = StreetSpan & { key: number; typed: string; without: string }

/** Returns the streets that a text may name and that have a school, each once with the most words of the text. */
function streetsIn(segments: readonly Segment[], text: string): FoundStreet[] {
  const list = new TokenList(text)
  return knownStreets(segments, list, streetSpans(list))
}

/**
 * Returns those streets of {@link streetsIn} that the text calls a street; most texts name none, and nothing is looked
 * up.
 */
function saidStreets(segments: readonly Segment[], text: string): FoundStreet[] {
  const list = new TokenList(text)
  const spans = streetSpans(list)
  return spans.some(isSaidStreet) ? knownStreets(segments, list, spans).filter(isSaidStreet) : []
}

const isSaidStreet = ({ isSaid }: StreetSpan) => isSaid

function knownStreets(segments: readonly Segment[], list: TokenList, spans: readonly StreetSpan[]): FoundStreet[] {
  const known = new Set<number>()
  return spans.flatMap((street) => {
    const key = streetKey(street.words)
    if (known.has(key) || !segments.some(({ streets }) => docsNamed(streets, key).length > 0)) return []
    known.add(key)
    return [{ ...street, key, typed: list.typed(street.span), without: list.without(street.span) }]
  })
}

/** A street containing the name of the place is one only if the text calls it a street: London Road Romford. */
function onStreet(query: SearchQuery, plan: Plan, streets: readonly FoundStreet[]): Attempt[] {
  return streets.flatMap(({ key, typed, without, isSaid }) => {
    const attempt: Attempt = { query: { ...query, text: without, street: key }, step: 'street', dropped: [typed] }
    return isSaid || keepsPlace(plan)(attempt) ? [attempt] : []
  })
}

/**
 * Returns the text with a word split into two words that schools have in their names: Kilmuirprimary is Kilmuir
 * primary.
 */
function textsWithTwo(segments: readonly Segment[], text: string, { text: word }: QueryWord): string[] {
  const isKnown = (part: string) => segments.some(({ lexicon }) => termNumber(lexicon, part) !== -1)
  const parts = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => {
    return [word.slice(0, at + MIN_PART), word.slice(at + MIN_PART)]
  })
  return parts
    .filter((two) => two.every(isKnown))
    .map((two) => replaceWords(text, new Map([[word, two.join(' ')]])))
    .slice(0, MAX_SINGLE_WORDS)
}

function withoutWords(query: SearchQuery, words: readonly QueryWord[]): Attempt {
  const { text, dropped } = leaveOut(
    query.text,
    words.map((word) => word.text),
  )
  return { query: { ...query, text }, step: 'word', dropped }
}

const without = (query: SearchQuery, words: readonly QueryWord[]): SearchQuery => withoutWords(query, words).query

/** Wider around the place, or else anywhere. */
function withoutPlace(query: SearchQuery, { interpretation, point }: Plan): Attempt[] {
  const { where } = interpretation
  if (!where) return []
  const attempt: Attempt = { query: { ...query, text: where.without }, step: 'area', dropped: [where.text] }
  const around = { ...attempt.query, near: query.near ?? point, radiusKm: WIDER_KM }
  return point ? [{ ...attempt, query: around }, attempt] : [attempt]
}

function withoutType(query: SearchQuery, { interpretation }: Plan, words: readonly QueryWord[]): Attempt[] {
  const type = interpretation.chips.find(({ kind }) => kind === 'type')
  if (!type) return []
  return [{ query: without({ ...query, text: type.without }, words), step: 'type', dropped: [type.text] }]
}

function onlyPlace(query: SearchQuery, { interpretation: { where } }: Plan): Attempt[] {
  return where ? [{ query: { ...query, text: where.text }, step: 'place', dropped: [where.without] }] : []
}

/** Returns the words that name a school rather than its type, each once. */
function contentWords({ words: all, interpretation }: Plan): QueryWord[] {
  const type = interpretation.type?.text ?? ''
  const ofType = new Set([...words(type), ...words(typeWord(words(type).join(' '))?.text ?? '')])
  const named = all.filter(({ text, isInitial }) => !isInitial && !ofType.has(text))
  return named.filter(({ text }, at) => named.findIndex((other) => other.text === text) === at)
}
