import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import type { Point } from '../base/distance.ts'
import { hasBit } from '../base/sets/bitmap.ts'
import { termNumber } from '../base/text/lexicon.ts'
import { FLAGS } from '../index/columns/segment-data.ts'
import type { Segment } from '../index/segment/segment.ts'
import { words } from '../language/fold.ts'
import type { Area } from '../language/gazetteer/areas.ts'
import type { Gazetteer, Place } from '../language/gazetteer/gazetteer.ts'
import { nameKey } from '../language/names/name-key.ts'
import { type QueryWord, queryWords } from '../language/names/terms.ts'
import { isNamesake, isSameTown } from '../language/places/place.ts'
import type { Attribute, Interpretation, Kind, PlaceInterpretation } from '../language/reading/interpretation.ts'
import { codeTerm } from '../language/term-kinds.ts'
import { countLive, LEVEL, type Match, NO_MATCH, visitMatch } from './match/match.ts'
import { placeMembers } from './match/match-places.ts'
import { matchTerms } from './match/match-terms.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'

/** Words are the costliest part of a search, and no real query has more relevant words. */
const MAX_WORDS = 12

/** What the engine searches for, given one reading of a text. */
export type Plan = {
  interpretation: Interpretation
  /** The words that a school must have anywhere; fewer than were typed if some gave way. */
  words: readonly QueryWord[]
  /** Schools of any of these; all if there are none. */
  kinds: readonly PlannedKind[]
  /** Of these come first: a word that may just mean a school rules none out that has what is wanted. */
  likelyKinds: readonly PlannedKind[]
  attributes: readonly PlannedAttribute[]
  excluded: readonly PlannedAttribute[]
  areas?: readonly Area[]
  officialNumber?: string
  /** Whether the words are of several names, of which a school has one. */
  areNames?: true
  street?: PlannedStreet
  /** The place in the text. */
  place?: Place
  /** The places that schools may be in: all with that name, unless the visitor chose one, or the whole city. */
  places: readonly Place[]
  /** The city of the district in the text, if any of its schools may be in the district, see {@link wholeCity}. */
  wholeCity?: string
  /** The centre of the search: the place in the text, else the visitor's own point. */
  point?: Point
  /** The point from which distances are measured: the visitor's own, else the place in the text. */
  from?: Point
  keys: NameKeys
  /** The same with corrected words in place of the typed ones. */
  correctedKeys?: NameKeys
}

/**
 * See `nameKey`: of the whole text and of the searched words, one per country in the order of COUNTRIES. Undefined if
 * there are no words.
 */
export type NameKeys = {
  text?: readonly number[]
  rest?: readonly number[]
  /** The distinct keys of both, which quickly rule out nearly every school. */
  all: readonly number[]
}

/** A kind: the words that its schools have, or indexes of CATEGORIES. */
export type PlannedKind = Omit<Kind, 'word' | 'categories'> & {
  words?: readonly QueryWord[]
  categories: readonly number[]
}
/** A street, and the words by which schools may be named after it. */
export type PlannedStreet = { text: string; key: number; words: readonly QueryWord[] }
/** A property, or the words for it in the name or type. */
export type PlannedAttribute = Pick<Attribute, 'text' | 'properties' | 'bridges'> & { words: readonly QueryWord[] }

export function planReading(context: SearchContext, query: SearchQuery, interpretation: Interpretation): Plan {
  const { gazetteer } = context
  const { officialNumber, attributes, excluded, area, street, rest, name } = interpretation
  const typed = interpretation.postalCode ?? interpretation.place ?? townAround(query, interpretation, gazetteer)
  const where = officialNumber ? undefined : typed
  const place = where?.chosen
  const city = place?.kind === 'district' ? wholeCity(context, place) : []
  const base = { interpretation, keys: nameKeys(query.text, name) }
  // A number identifies one school, whatever else is said.
  if (officialNumber)
    return { ...base, words: [], kinds: [], likelyKinds: [], attributes: [], excluded: [], officialNumber, places: [] }
  return {
    ...base,
    words: queryWords(rest).slice(0, MAX_WORDS),
    ...plannedKinds(interpretation),
    attributes: attributes.map(plannedAttribute),
    excluded: excluded.map(plannedAttribute),
    ...(area && { areas: area.areas }),
    ...(street && { street: { ...street, words: wholeWords(street.text) } }),
    place,
    point: place ?? query.near,
    from: query.near ?? place,
    places: query.within ?? (where && city.length === 0 ? placesOf(where, query) : city),
    ...(city[0] && { wholeCity: city[0].name }),
  }
}

function plannedKinds({ kinds, attributes, place }: Interpretation): Pick<Plan, 'kinds' | 'likelyKinds'> {
  const isLikely = ({ isWeak }: Kind) => (attributes.length > 0 || place !== undefined) && isWeak
  const { likely = [], sure = [] } = Object.groupBy(kinds, (kind) => (isLikely(kind) ? 'likely' : 'sure'))
  // Schools for a need, or with a name of their own, are of any kind.
  const isOfAnyKind = attributes.some(({ bridges }) => bridges.length > 0)
  return { kinds: sure.map(plannedKind), likelyKinds: isOfAnyKind ? [] : likely.map(plannedKind) }
}

const wholeWords = (text: string) => queryWords(`${text} `)

const plannedKind = ({ word, categories, ...kind }: Kind): PlannedKind => ({
  ...kind,
  ...(word !== undefined && { words: wholeWords(word) }),
  categories: categories.map((category) => CATEGORIES.indexOf(category)),
})

const plannedAttribute = ({ text, properties, bridges, typeWords }: Attribute): PlannedAttribute => ({
  text,
  properties,
  bridges,
  words: wholeWords(typeWords ?? text),
})

export function nameKeys(text: string, rest: string): NameKeys {
  const textKeys = keysOf(text)
  const restKeys = rest.trim() === text.trim() ? textKeys : keysOf(rest)
  return { text: textKeys, rest: restKeys, all: [...new Set([...(textKeys ?? []), ...(restKeys ?? [])])] }
}

function placesOf(
  { chosen, candidates, also = [] }: Omit<PlaceInterpretation, 'text'>,
  { choice }: SearchQuery,
): Place[] {
  const isMeant = choice?.place ? isSameTown : isNamesake
  const others = also.flatMap((places) => places.filter((place) => isNamesake(place, places[0]!)))
  return [...candidates.filter((place) => isMeant(place, chosen)), ...others]
}

/**
 * Returns the city of a district if its schools are only known to be in the city: no building, and one position for all
 * of them, so that any of them may be in the district. Otherwise empty.
 */
function wholeCity({ segments, gazetteer }: SearchContext, district: Place): readonly Place[] {
  const city = gazetteer.towns(district.region).find(({ country }) => country === district.country)
  if (!city) return []
  const towns = gazetteer.towns(city.name).filter((town) => isSameTown(town, city))
  const positions = new Set<string>()
  let hasBuilding = false
  for (const segment of segments) {
    const { flags, lat, lng, live } = segment
    visitMatch(placeMembers(segment, towns), (doc) => {
      if (hasBuilding || !hasBit(live, doc) || (flags[doc]! & FLAGS.positioned) === 0) return
      hasBuilding = (flags[doc]! & FLAGS.exact) !== 0
      positions.add(`${lat[doc]} ${lng[doc]}`)
    })
  }
  return hasBuilding || positions.size !== 1 ? [] : towns
}

/** A town to search around, without a radius, means the same as a town in the text, unless the text says where. */
function townAround(query: SearchQuery, interpretation: Interpretation, gazetteer: Gazetteer) {
  const { around, radiusKm } = query
  if (around?.kind !== 'town' || (radiusKm ?? interpretation.radiusKm) !== undefined || interpretation.area)
    return undefined
  const candidates = gazetteer.towns(around.name).filter((place) => isSameTown(place, around))
  return { chosen: around, candidates: candidates.length > 0 ? candidates : [around] }
}

function keysOf(text: string): number[] | undefined {
  const list = words(text)
  return list.length === 0 ? undefined : COUNTRIES.map((country) => nameKey(list, country))
}

export function isOfficialNumber(segments: readonly Segment[], code: string): boolean {
  return segments.some((segment) => countLive(matchNumber(segment, code), segment.live) > 0)
}

/** Returns the documents with an official number. */
export function matchNumber(segment: Segment, code: string): Match {
  const term = termNumber(segment.lexicon, codeTerm(code))
  return term === -1 ? NO_MATCH : matchTerms(segment, [{ from: term, to: term + 1, level: LEVEL.written }])
}
