import { type Area, areasNamed, areasSaid } from '../../gazetteer/areas.ts'
import type { KnownPlace } from '../../gazetteer/known-places.ts'
import type { Gazetteer, Place } from '../gazetteer.ts'
import { isPlacePreposition } from '../names/stop-words.ts'
import { townKey } from '../town.ts'
import { isPlaceLike } from './find-words.ts'
import { type Parts, takenSpans } from './parts.ts'
import { isInside, overlap, type Span, type TokenList } from './tokens.ts'

const MAX_AREA = 6
const MAX_DISTRICT = 6
const MAX_CITY = 3
const MIN_LETTERS = 3

/**
 * Finds a county, Kreis, département, province or region; the longest name counts.
 *
 * @param isSaid whether only areas count that are called so: Landkreis Fulda, but not Fulda, which is a town first
 */
export function findArea(list: TokenList, gazetteer: Gazetteer, parts: Parts, isSaid: boolean): Parts['area'] {
  const taken = takenSpans(parts)
  for (const span of list.spans(MAX_AREA)) {
    if (taken.some((other) => overlap(span, other)) || !isPlaceLike(list, span)) continue
    const phrase = townKey(list.typed(span))
    const areas = isSaid ? areasSaid(phrase) : areasNamed(phrase)
    if (areas.length > 0 && (isSaid || gazetteer.towns(phrase).length === 0))
      return { span, areas: ofOneCountry(areas) }
  }
  return undefined
}

/** Names of areas are unique within a country; several lists may hold one area under two names. */
const ofOneCountry = (areas: readonly Area[]) => areas.filter(({ country }) => country === areas[0]!.country)

/**
 * Finds a part of a city. If the city stands in the query, too (Köln Lindenthal), the two are one place, wherever they
 * stand; a part alone stands where people write places, unless schools elsewhere are called so.
 *
 * @param everyPlace whether villages and names of schools elsewhere are taken for places, too
 */
export function findDistrict(list: TokenList, gazetteer: Gazetteer, parts: Parts, everyPlace: boolean): Parts['place'] {
  const taken = takenSpans({ ...parts, place: undefined })
  const isFree = (span: Span) => !taken.some((other) => overlap(span, other))
  let alone: Parts['place']
  let towns: TownSpan[] | undefined
  for (const span of list.spans(MAX_DISTRICT)) {
    const phrase = list.phrase(span)
    if (!isFree(span) || phrase.length < MIN_LETTERS || !isPlaceLike(list, span)) continue
    const found = gazetteer.districts(list.typed(span))
    for (const place of found.filter(({ city }) => city !== '')) {
      towns ??= townSpans(list, gazetteer).filter((town) => isFree(town.span))
      const city = citySpan(towns, gazetteer, place, span)
      if (city) return { span, candidates: [place], city }
    }
    // A longer name takes precedence over a town inside it: Ponte a Greve is not Greve.
    const isFirst = !alone && (!parts.place || isInside(parts.place.span, span))
    if (!isFirst || !isAtEdge(list, span)) continue
    const isPlace = (place: KnownPlace) =>
      everyPlace || (isLarge(place) && !gazetteer.isNameElsewhere(list.typed(span), place))
    const candidates = found.filter(isPlace)
    if (candidates.length > 0) alone = { span, candidates }
  }
  return alone
}

/** Part of a city, or a town of about ten thousand people. */
const isLarge = ({ city, schools }: KnownPlace) => city !== '' || schools >= 6

type TownSpan = { span: Span; towns: readonly Place[] }

/** Returns all towns in the query, longer names first. */
function townSpans(list: TokenList, gazetteer: Gazetteer): TownSpan[] {
  return [...list.spans(MAX_CITY)]
    .filter((span) => isPlaceLike(list, span))
    .map((span) => ({ span, towns: gazetteer.towns(list.typed(span)) }))
    .filter(({ towns }) => towns.length > 0)
}

/** Returns where the city of a district stands in the query, beside the district. */
function citySpan(named: readonly TownSpan[], gazetteer: Gazetteer, { city, country }: KnownPlace, district: Span) {
  const cities = gazetteer.towns(city).filter((town) => town.country === country)
  const isCity = ({ span, towns }: TownSpan) => !overlap(span, district) && towns.some((town) => cities.includes(town))
  return named.find(isCity)?.span
}

const isAtEdge = (list: TokenList, { from, to }: Span) =>
  from === 0 || to === list.tokens.length || list.tokens[from - 1]!.words.every(isPlacePreposition)
