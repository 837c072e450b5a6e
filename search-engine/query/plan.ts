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
import type { Attribute, Interpretation, PlaceInterpretation } from '../language/parsing/interpretation.ts'
import { parseQuery } from '../language/parsing/parse.ts'
import { isNamesake, isSameTown } from '../language/places/place.ts'
import { visitorOf } from '../language/places/visitor.ts'
import { codeTerm } from '../language/term-kinds.ts'
import { countLive, LEVEL, type Match, NO_MATCH, visitMatch } from './match/match.ts'
import { placeMembers } from './match/match-places.ts'
import { matchTerms } from './match/match-terms.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'

/** Words are the costliest part of a search, and no real query has more relevant words. */
const MAX_WORDS = 12

/** What the engine searches for, given a text. */
export type Plan = {
  interpretation: Interpretation
  /** The words that a school must have anywhere. */
  words: QueryWord[]
  /** The interpreted words: a school that has them in its name, and the others anywhere, matches too. */
  nameWords?: QueryWord[]
  /** The properties that schools must have; those whose name or type has the words match, too. */
  attributes: PlannedAttribute[]
  area?: PlannedArea
  /** A type of school in words of another language, as an index of CATEGORIES. */
  category?: number
  /** A second category that the type covers. */
  alsoCategory?: number
  /** The word for that type in the country of the place, which schools of the category have, but nurseries do not. */
  categoryWord?: QueryWord[]
  officialNumber?: string
  /** Key of the street that schools must be in. */
  street?: number
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

/** An area in the text, and its words: schools that have them anywhere match, too. */
export type PlannedArea = { areas: readonly Area[]; words: QueryWord[] }
export type PlannedAttribute = Pick<Attribute, 'properties'> & { words: QueryWord[] }

export function planQuery(context: SearchContext, query: SearchQuery): Plan {
  const { segments, gazetteer } = context
  const interpretation = parseQuery(
    query.text,
    gazetteer,
    (code) => isOfficialNumber(segments, code),
    query.choice,
    visitorOf(query),
  )
  const read = wordsRead(interpretation)
  const { officialNumber } = interpretation
  const category = interpretation.type?.category
  const typed = interpretation.postalCode ?? interpretation.place ?? townAround(query, interpretation, gazetteer)
  const where = officialNumber ? undefined : typed
  const place = where?.chosen
  const city = place?.kind === 'district' ? wholeCity(context, place) : []
  return {
    interpretation,
    words: limitedWords(interpretation.rest),
    // A number identifies one school, whatever else is said.
    attributes: (officialNumber ? [] : interpretation.attributes).map(({ text, properties }) => ({
      properties,
      words: queryWords(`${text} `),
    })),
    ...(interpretation.area &&
      !officialNumber && {
        area: { areas: interpretation.area.areas, words: queryWords(`${interpretation.area.text} `) },
      }),
    ...(read !== '' && { nameWords: limitedWords(read) }),
    ...(category && { category: CATEGORIES.indexOf(category) }),
    ...(interpretation.type?.also && { alsoCategory: CATEGORIES.indexOf(interpretation.type.also) }),
    ...(interpretation.type?.word && { categoryWord: queryWords(`${interpretation.type.word} `) }),
    ...(query.street !== undefined && { street: query.street }),
    ...(officialNumber
      ? { officialNumber, places: [] }
      : {
          place,
          point: place ?? query.near,
          from: query.near ?? place,
          places: query.within ?? (where && city.length === 0 ? placesOf(where, query) : city),
          ...(city[0] && { wholeCity: city[0].name }),
        }),
    keys: nameKeys(query.text, interpretation.name),
  }
}

export function nameKeys(text: string, rest: string): NameKeys {
  const textKeys = keysOf(text)
  const restKeys = rest.trim() === text.trim() ? textKeys : keysOf(rest)
  return { text: textKeys, rest: restKeys, all: [...new Set([...(textKeys ?? []), ...(restKeys ?? [])])] }
}

function placesOf({ chosen, candidates }: Omit<PlaceInterpretation, 'text'>, { choice }: SearchQuery): Place[] {
  const isMeant = choice?.place ? isSameTown : isNamesake
  return candidates.filter((place) => isMeant(place, chosen))
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

const limitedWords = (text: string) => queryWords(text).slice(0, MAX_WORDS)

/** A type of school is part of the rest unless it became a category; properties are searched for in names anyway. */
function wordsRead({ chips, type }: Interpretation): string {
  const read = chips.filter(({ kind }) => (kind === 'type' ? type?.category !== undefined : kind !== 'attribute'))
  return read.map(({ text }) => `${text} `).join('')
}

function keysOf(text: string): number[] | undefined {
  const list = words(text)
  return list.length === 0 ? undefined : COUNTRIES.map((country) => nameKey(list, country))
}

function isOfficialNumber(segments: readonly Segment[], code: string): boolean {
  return segments.some((segment) => countLive(matchNumber(segment, code), segment.live) > 0)
}

/** Returns the documents with an official number. */
export function matchNumber(segment: Segment, code: string): Match {
  const term = termNumber(segment.lexicon, codeTerm(code))
  return term === -1 ? NO_MATCH : matchTerms(segment, [{ from: term, to: term + 1, level: LEVEL.written }])
}
