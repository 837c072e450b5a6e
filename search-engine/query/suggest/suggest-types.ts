import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { prefixRange, termAt } from '../../base/text/lexicon.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { docOf } from '../../index/terms/postings.ts'
import { fold } from '../../language/fold.ts'
import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import { categoryWord } from '../../language/names/category-terms.ts'
import { isPlacePreposition, isStopWord } from '../../language/names/stop-words.ts'
import { queryWords } from '../../language/names/terms.ts'
import { schoolWordHome, type TypeCompletion, typesBeginning, typeWord } from '../../language/names/type-words.ts'
import { isSameTown } from '../../language/places/place.ts'
import { localTypeBeginning, localTypeIn } from '../../language/term-kinds.ts'
import { TokenList } from '../../language/tokens.ts'
import { countLive, intersect, type Match } from '../match/match.ts'
import { placeMembers } from '../match/match-places.ts'
import { postingCount } from '../match/match-terms.ts'
import { matchWords } from '../match/match-text.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import type { SearchContext } from '../search-context.ts'
import { byScore, homeShare, type Rated, SEARCHES } from './rated.ts'
import { type FoundPlace, findPlaces, placesNamed, presentPlace, type SuggestedPlace } from './suggest-places.ts'

/** A type of school, everywhere or in a place, and the text that searches for it. */
export type SuggestedType = { text: string; category?: Category; place?: SuggestedPlace }
/** The same with the place as the gazetteer has it. */
type FoundType = { text: string; category?: Category; place?: FoundPlace }

const MIN_LETTERS = 2
/** Of this many places after a type of school, those are offered that have schools of the type. */
const MAX_PLACES = 12
const MAX_TYPES = 8
const MAX_PLACE_TOKENS = 6
/** A type that no school of the place has is meant so many times less often. */
const NOT_THERE = 0.02
/** Of the schools of a part of a city, about this share is of one type. */
const TYPE_SHARE = 0.3
/** A word for a type that the visitor's country does not use is meant so many times less often. */
const OTHER_LANGUAGE = 0.01

/**
 * Returns the types of school that a text begins, with the places where they may be sought: after a type those that the
 * rest begins, or else the largest; after a place the types that the rest begins, or else those of the place.
 */
export function suggestTypes(context: SearchContext, text: string, home: CountryCode | undefined): Rated<FoundType>[] {
  return byScore([
    ...typesOf(context, text, home),
    ...typesInPlaces(context, text, home),
    ...typesAfterPlace(context, text, home),
    ...registerTypes(context, text, home),
  ])
}

export function presentType({ text, category, place }: FoundType, gazetteer: Gazetteer): SuggestedType {
  return { text, ...(category && { category }), ...(place && { place: presentPlace(place, gazetteer) }) }
}

/** Returns the types that a whole text begins; the likeliest also in the largest towns. */
function typesOf(context: SearchContext, text: string, home: CountryCode | undefined): Rated<FoundType>[] {
  const key = fold(text)
  if (key.length < MIN_LETTERS) return []
  const isWhole = typeWord(key) !== undefined || schoolWordHome(key) !== undefined
  const types = isWhole && /\s$/.test(text) ? [] : completions(context, key, home)
  const plain = types
    .filter(({ row }) => fold(row.text) !== key)
    .map(({ row, score }) => ({ row: { text: row.text, ...categoryOf(row.text) }, score: score * SEARCHES.type }))
  const isShort = types.some(
    ({ row }) => fold(row.text) !== key && typeWord(fold(row.text))?.text === typeWord(key)?.text,
  )
  const [likeliest] = isWhole && !isShort ? [{ row: { text: text.trim(), homes: homesOf(key) } }] : types
  if (!likeliest) return plain
  const { row } = likeliest
  const at = home && (row.homes.includes(home) || row.homes.length === 0) ? home : row.homes[0]
  const largest = at ? context.gazetteer.largestTowns(at).map((place) => ({ place, text: place.name })) : []
  return [...plain, ...typeInEach(context, row.text, largest, home)]
}

const homesOf = (key: string): readonly CountryCode[] => {
  const home = schoolWordHome(key)
  return typeWord(key)?.homes ?? (home ? [home] : [])
}

/** Returns words for types with the number of their schools, those used at home first. */
function completions(context: SearchContext, key: string, home: CountryCode | undefined): Rated<TypeCompletion>[] {
  const rated = typesBeginning(key).map((row) => {
    const isAbroad = home !== undefined && !row.homes.includes(home)
    return { row, score: sizeOf(context, row.text) * (isAbroad ? OTHER_LANGUAGE : 1) }
  })
  return byScore(rated).slice(0, MAX_TYPES)
}

/** By segment and type: the names of a segment do not change. */
const sizes = new WeakMap<Segment, Map<string, number>>()

/** Returns about how many schools have the words for a type. */
function sizeOf(context: SearchContext, type: string): number {
  return context.segments.reduce((sum, segment) => {
    const known = sizes.get(segment) ?? new Map<string, number>()
    sizes.set(segment, known)
    const size = known.get(type) ?? countLive(havingType(context, segment, type), segment.live)
    known.set(type, size)
    return sum + size
  }, 0)
}

/** Returns the schools with the words for a type in the spelling of registers, which is rarely the plural. */
function havingType({ memo }: SearchContext, segment: Segment, type: string): Match {
  const written = typeWord(fold(type))?.text ?? type
  return matchWords(segment, queryWords(`${written} `), 'name', () => WHOLE_WORDS, memo)
}

/** Returns a type in each of some places, more likely where more schools have its words. */
function typeInEach(
  context: SearchContext,
  type: string,
  places: readonly FoundPlace[],
  home: CountryCode | undefined,
): Rated<FoundType>[] {
  const having = context.segments.map((segment) => ({ segment, match: havingType(context, segment, type) }))
  const sizeIn = (place: FoundPlace): number => {
    if ('place' in place && place.place.kind === 'district') return Math.max(1, place.place.schools * TYPE_SHARE)
    const count = having.reduce((sum, { segment, match }) => {
      return sum + countLive(intersect(match, membersOf(context, segment, place)), segment.live)
    }, 0)
    if ('area' in place) return (count * SEARCHES.area) / SEARCHES.place
    return Math.max(count, place.place.schools * NOT_THERE)
  }
  return places.slice(0, MAX_PLACES).map((place) => {
    const { country } = 'area' in place ? place.area : place.place
    const score = SEARCHES.typeInPlace * sizeIn(place) * (place.share ?? 1) * homeShare(home, country)
    return { row: { text: `${type} ${place.text}`, ...categoryOf(type), place }, score }
  })
}

function membersOf({ gazetteer, memo }: SearchContext, segment: Segment, found: FoundPlace): Match {
  if ('area' in found) return memo.inArea(segment, found.area)
  const { place } = found
  const parts = place.kind === 'town' ? gazetteer.towns(place.name).filter((town) => isSameTown(town, place)) : [place]
  return placeMembers(segment, parts)
}

/** Returns the type at the beginning of a text in the places that its end begins. */
function typesInPlaces(context: SearchContext, text: string, home: CountryCode | undefined): Rated<FoundType>[] {
  for (const { type, before, after } of afterType(text)) {
    const isOpen = after === ''
    const largest = isOpen ? (home ? context.gazetteer.largestTowns(home) : []) : []
    const found = isOpen
      ? largest.map((place) => ({ place, text: place.name }))
      : findPlaces(context.gazetteer, after, home).map(({ row }) => row)
    if (found.length === 0) continue
    const rows = typeInEach(context, type, found, home)
    return rows.map(({ row, score }) => ({ row: { ...row, text: before + row.text.slice(type.length) }, score }))
  }
  return []
}

/** Lycée de Lyon, Gymnasium in Köln. */
const isBeforePlace = (word: string) => isPlacePreposition(word) || isStopWord(word)

/** Yields each type at the beginning of the text, with what is typed before and after its end and a preposition. */
function* afterType(text: string): Generator<{ type: string; before: string; after: string }> {
  const list = new TokenList(text)
  for (let at = 1; at <= list.tokens.length; at++) {
    const isPreposition = at > 1 && list.tokens[at - 1]!.words.every(isBeforePlace)
    const type = { from: 0, to: isPreposition ? at - 1 : at }
    const phrase = list.phrase(type)
    if (!(typeWord(phrase) || schoolWordHome(phrase))) continue
    const next = list.tokens[at]
    // A preposition before a place is no beginning of one, and the type alone is a text of its own.
    const isOnWay = next?.words.every(isBeforePlace) === true && (at + 1 < list.tokens.length || /\s$/.test(text))
    if (isOnWay || (!next && !isPreposition)) continue
    yield { type: list.typed(type), before: list.typed({ from: 0, to: at }), after: next ? text.slice(next.start) : '' }
  }
}

/** Returns the types that the end of a text begins in the place before it; after a space, those of the place. */
function typesAfterPlace(context: SearchContext, text: string, home: CountryCode | undefined): Rated<FoundType>[] {
  const list = new TokenList(text)
  const isOpen = /\s$/.test(text)
  const longest = Math.min(isOpen ? list.tokens.length : list.tokens.length - 1, MAX_PLACE_TOKENS)
  for (let to = longest; to > 0; to--) {
    const [place] = placesNamed(context.gazetteer, list.typed({ from: 0, to }), home)
    if (!place) continue
    const country = 'area' in place ? place.area.country : place.place.country
    const next = list.tokens[to]
    const types = next ? typesHere(context, fold(text.slice(next.start)), country) : mainTypes(country)
    const rows = types.flatMap((type) => typeInEach(context, type, [place], home))
    if (rows.length > 0) return rows
  }
  return []
}

function typesHere(context: SearchContext, key: string, country: CountryCode): string[] {
  const types = key === '' ? [] : completions(context, key, country)
  const here = types.filter(({ row }) => row.homes.includes(country))
  return (here.length > 0 ? here : types).map(({ row }) => row.text)
}

function mainTypes(country: CountryCode): string[] {
  const words = CATEGORIES.flatMap((category) => categoryWord(category, country) ?? [])
  return [...new Set(words.flatMap((word) => (typeWord(word) ? (typesBeginning(word)[0]?.text ?? []) : [])))]
}

/** Returns the registers' words for types that begin with the text and are no spelling of a type that all use. */
function registerTypes({ segments }: SearchContext, text: string, home: CountryCode | undefined): Rated<FoundType>[] {
  const found = new Map<string, Rated<FoundType>>()
  const key = fold(text)
  if (key.length < MIN_LETTERS) return []
  for (const segment of segments) {
    const [from, to] = prefixRange(segment.lexicon, localTypeBeginning(key))
    for (let term = from; term < to; term++) {
      const localType = localTypeIn(termAt(segment.lexicon, term))
      const name = fold(localType)
      if (typeWord(name) || schoolWordHome(name) || name === key) continue
      const first = docOf(segment.postings[segment.postingOffsets[term]!]!)
      const { category, country } = TRAITS[segment.traits[first]!]!
      const count = postingCount(segment, { from: term, to: term + 1 })
      const score = count * SEARCHES.type * homeShare(home, COUNTRIES[country]!)
      const known = found.get(name)
      const row = known && known.score >= score ? known.row : { text: localType, category: CATEGORIES[category]! }
      found.set(name, { row, score: score + (known?.score ?? 0) })
    }
  }
  return [...found.values()]
}

function categoryOf(type: string): { category?: Category } {
  const abroad = typeWord(fold(type))?.abroad
  return typeof abroad === 'string' ? { category: abroad } : {}
}
