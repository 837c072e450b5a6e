import { type Area, areasNamed, areasSaid } from '../gazetteer/areas.ts'
import type { Gazetteer, Place } from '../gazetteer/gazetteer.ts'
import type { KnownPlace } from '../gazetteer/known-places.ts'
import { isPlacePreposition } from '../names/stop-words.ts'
import { isSamePlace } from '../places/place.ts'
import { isInside, overlap, type Span, type TokenList } from '../tokens.ts'
import type { Parts } from './parts.ts'
import { lengthOf, type PlaceName } from './place-names.ts'

const MAX_AREA_TOKENS = 6
const MAX_DISTRICT_TOKENS = 6
const MAX_CITY_TOKENS = 3
const MIN_LETTERS = 3

/**
 * Finds a county, Kreis, département, province or region; the longest name counts.
 *
 * @param names possible places not taken by other parts
 * @param isSaid whether the kind of area must be named: Landkreis Fulda, but not Fulda, which is a town first
 */
export function findArea(names: readonly PlaceName[], gazetteer: Gazetteer, isSaid: boolean): Parts['area'] {
  for (const name of names) {
    if (lengthOf(name) > MAX_AREA_TOKENS) continue
    const areas = isSaid ? areasSaid(name.key) : areasNamed(name.key)
    if (areas.length > 0 && (isSaid || gazetteer.towns(name.key).length === 0))
      return { span: name.span, areas: ofOneCountry(areas) }
  }
  return undefined
}

/** Names of areas are unique within a country; several lists may have one area under two names. */
const ofOneCountry = (areas: readonly Area[]) => areas.filter(({ country }) => country === areas[0]!.country)

/**
 * Finds a part of a city. If the query names the city, too (Köln Lindenthal), the two are one place, wherever they
 * stand; a part alone must stand where people write places, unless schools elsewhere share its name.
 *
 * @param names possible places not taken by other parts
 * @param town a town in the query, over which a longer name takes precedence
 * @param everyPlace whether villages and names of schools elsewhere count as places, too
 */
export function findDistrict(
  list: TokenList,
  names: readonly PlaceName[],
  gazetteer: Gazetteer,
  town: Parts['place'],
  everyPlace: boolean,
): Parts['place'] {
  let alone: Parts['place']
  let towns: TownSpan[] | undefined
  for (const { span, typed, key } of names.filter((name) => lengthOf(name) <= MAX_DISTRICT_TOKENS)) {
    if (list.phrase(span).length < MIN_LETTERS) continue
    const found = gazetteer.districts(typed, key)
    for (const place of found.filter(({ city }) => city !== '')) {
      towns ??= townSpans(names, gazetteer)
      const city = citySpan(towns, gazetteer, place, span)
      if (city) return { span, candidates: [place], city }
    }
    // Ponte a Greve is not Greve.
    const isFirst = !alone && (!town || isInside(town.span, span))
    if (!isFirst || !isAtEdge(list, span)) continue
    const isPlace = (place: KnownPlace) => everyPlace || (isLarge(place) && !gazetteer.isNameElsewhere(typed, place))
    const candidates = found.filter(isPlace)
    if (candidates.length > 0) alone = { span, candidates }
  }
  return alone
}

/** Part of a city, or a town of about ten thousand people. */
const isLarge = ({ city, schools }: KnownPlace) => city !== '' || schools >= 6

type TownSpan = { span: Span; towns: readonly Place[] }

/** Returns all towns in the query, longer names first. */
function townSpans(names: readonly PlaceName[], gazetteer: Gazetteer): TownSpan[] {
  return names
    .filter((name) => lengthOf(name) <= MAX_CITY_TOKENS)
    .map(({ span, typed, key }) => ({ span, towns: gazetteer.towns(typed, {}, key) }))
    .filter(({ towns }) => towns.length > 0)
}

/** Returns where the city of a district is in the query, beside the district. */
function citySpan(named: readonly TownSpan[], gazetteer: Gazetteer, { city, country }: KnownPlace, district: Span) {
  const cities = gazetteer.towns(city).filter((town) => town.country === country)
  const isOne = (town: Place) => cities.some((one) => isSamePlace(one, town))
  const isCity = ({ span, towns }: TownSpan) => !overlap(span, district) && towns.some(isOne)
  return named.find(isCity)?.span
}

const isAtEdge = (list: TokenList, { from, to }: Span) =>
  from === 0 || to === list.tokens.length || list.tokens[from - 1]!.words.every(isPlacePreposition)
