import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '../../base/distance.ts'
import { type Area, areasNamed, areasSaid, areWithin } from '../gazetteer/areas.ts'
import type { Gazetteer, Place } from '../gazetteer/gazetteer.ts'
import type { KnownPlace } from '../gazetteer/known-places.ts'
import { isPlacePreposition } from '../names/stop-words.ts'
import { isSamePlace, isSameTown } from '../places/place.ts'
import { spelledTownKey, townKey } from '../places/town.ts'
import { type Visitor, weightFor } from '../places/visitor.ts'
import { isInside, overlap, type Span, type TokenList } from '../tokens.ts'
import { listed } from '../vocabulary/lists.ts'
import { findArrondissement, findPostalArea, findPostalCode, isNearTown } from './find-codes.ts'
import type { NamedPlace, Where } from './island.ts'
import { lengthOf, type PlaceName, placeNames } from './place-names.ts'
import { WEIGHTS } from './weights.ts'

/** One answer to where schools are wanted, the words that it takes, and how much speaks for it. */
export type FoundWhere = { where: Where; spans: readonly Span[]; score: number }

/** Who reads a text: the gazetteer, the visitor, and what their page has chosen. */
export type Reader = { gazetteer: Gazetteer; visitor: Visitor }

const MAX_AREA_TOKENS = 6
const MAX_DISTRICT_TOKENS = 6
const MAX_CITY_TOKENS = 3
const MIN_DISTRICT_LETTERS = 3
/** A county is meant by a name that it shares with a town if the town has a smaller part of its schools. */
const TOWN_SHARE = 0.03
const MAX_PLACES = 12

/**
 * Returns every answer to where schools are wanted, likeliest first; the last is that the text does not say.
 *
 * @param isSaid whether a token has a meaning besides that of a place: then places are written beside it
 */
export function findWheres(list: TokenList, reader: Reader, isSaid: readonly boolean[]): FoundWhere[] {
  const names = placeNames(list)
  const text = { list, names, isSaid }
  const towns = findTowns(text, reader)
  const areas = findAreas(text, reader)
  const codes = findCodes(list, reader.gazetteer, towns)
  const districts = findDistricts(text, towns, reader)
  const single = [...towns, ...districts, ...areas, ...codes]
  const places = [...towns, ...districts]
  const pairs = places.flatMap((one) => places.flatMap((next) => besidePlace(text, one, next, reader) ?? []))
  const triples = pairs.flatMap((pair) => places.flatMap((next) => besidePlace(text, pair, next, reader) ?? []))
  const both = [
    ...towns.flatMap((town) =>
      areas.flatMap((area) => (isInCountry(town, area) ? (together(town, area, WEIGHTS.areaWithTown) ?? []) : [])),
    ),
    ...areas.flatMap((area) => areas.flatMap((next) => twoAreas(text, area, next) ?? [])),
    ...pairs,
    ...triples,
    ...pairs.flatMap((pair) =>
      areas.flatMap((area) => (isInCountry(pair, area) ? (together(pair, area, 0) ?? []) : [])),
    ),
    ...towns.flatMap((town) => codes.flatMap((code) => (isTownOf(town, code) ? (together(town, code, 0) ?? []) : []))),
  ]
  const named = [...towns, ...areas, ...districts].flatMap(({ spans: [own] }) => own ?? [])
  const isWhole = ({ spans }: FoundWhere) => !spans.some((span) => named.some((longer) => isInside(span, longer)))
  const whole = [...single, ...both].filter(isWhole)
  const likeliest = whole.sort((a, b) => b.score - a.score).slice(0, MAX_PLACES)
  return [...likeliest, { where: {}, spans: [], score: 0 }]
}

type Text = { list: TokenList; names: readonly PlaceName[]; isSaid: readonly boolean[] }

function findTowns({ list, names, isSaid }: Text, { gazetteer, visitor }: Reader): FoundWhere[] {
  return names.flatMap(({ span, typed, key }) => {
    if (isStreet(list, span)) return []
    const candidates = gazetteer.towns(typed, visitor, key)
    const [place] = candidates
    if (!place) return []
    const isSpeltSo =
      townKey(place.name) !== key || spelledTownKey(place.name, place.country) === spelledTownKey(typed, place.country)
    const score =
      sizeScore(schoolsOf(candidates), place, visitor) +
      positionScore(list, span, isSaid) +
      namesakeScore(gazetteer.namesakes(typed, place)) +
      (isSpeltSo ? 0 : WEIGHTS.placeSpeltOtherwise)
    return [{ where: { place: { span, candidates } }, spans: [span], score }]
  })
}

const sizeScore = (schools: number, place: Place, visitor: Visitor) =>
  WEIGHTS.placeSize * Math.log2(1 + schools * weightFor(visitor, place)) + abroadScore(place, visitor)
const abroadScore = ({ country }: { country: CountryCode }, { home }: Visitor) =>
  home !== undefined && country !== home ? WEIGHTS.placeAbroad : 0
const namesakeScore = (namesakes: number) => WEIGHTS.placeNamesakes * Math.log2(1 + namesakes)

/** A town may be in several regions of its register, as London is in each borough. */
function schoolsOf([first, ...others]: readonly Place[]): number {
  const parts = others.filter((place) => first && isSameTown(place, first))
  return parts.reduce((sum, { schools }) => sum + schools, first?.schools ?? 0)
}

/** People write places at the beginning, at the end, beside what else they say, or after a preposition. */
function positionScore(list: TokenList, { from, to }: Span, isSaid: readonly boolean[]): number {
  const isOther = (at: number) => !isSaid[at]
  const isLast = !list.tokens.some((_, at) => at >= to && isOther(at))
  const isFirst = !list.tokens.some((_, at) => at < from && isOther(at))
  const isAfter = list.tokens[from - 1]?.words.every(isPlacePreposition) ?? false
  if (!isLast && !isFirst && !isAfter) return WEIGHTS.placeInside
  return (
    (isAfter ? WEIGHTS.placeAfterPreposition : 0) +
    (isLast ? WEIGHTS.placeLast : 0) +
    (isFirst ? WEIGHTS.placeFirst : 0)
  )
}

const wordsBeforeStreet = listed('before-street')
const wordsAfterStreet = listed('after-street')

function isStreet(list: TokenList, { from, to }: Span): boolean {
  const before = list.tokens[from - 1]?.words.at(-1) ?? ''
  const after = list.tokens[to]?.words[0] ?? ''
  return wordsBeforeStreet.has(before) || wordsAfterStreet.has(after)
}

function findDistricts(text: Text, towns: readonly FoundWhere[], { gazetteer, visitor }: Reader): FoundWhere[] {
  const { list, names, isSaid } = text
  return names.flatMap((name): FoundWhere[] => {
    const { span, typed, key } = name
    if (lengthOf(name) > MAX_DISTRICT_TOKENS || list.phrase(span).length < MIN_DISTRICT_LETTERS) return []
    // Parts of a city that share its name are the city: Lyon 2e.
    const isTown = (place: KnownPlace) =>
      place.city === '' ? towns.some((town) => isSameAsTown(place, span, town)) : townKey(place.city) === key
    const found = gazetteer.districts(typed, key).filter((place) => !isTown(place))
    const inCities = found.flatMap((place) => cityOf(place, span, towns, gazetteer) ?? [])
    const [place] = found
    if (!place) return []
    const alone = {
      where: { place: { span, candidates: found } },
      spans: [span],
      score:
        (place.city === '' ? WEIGHTS.placeVillage : WEIGHTS.district) +
        sizeScore(place.schools, place, visitor) +
        positionScore(list, span, isSaid) +
        namesakeScore(gazetteer.namesakes(typed, place)),
    }
    return [...inCities, alone]
  })
}

/** Whether a place of the lists is a town of the directory that the same words name. */
function isSameAsTown(place: KnownPlace, span: Span, { where, spans: [own] }: FoundWhere): boolean {
  if (own?.from !== span.from || own.to !== span.to) return false
  const candidates = where.place?.candidates ?? []
  return candidates.some((town) => town.country === place.country && distanceKm(town, place) <= SAME_PLACE_KM)
}

/** Lists and schools may put the middle of a town so far apart. */
const SAME_PLACE_KM = 30

/** A part of a city beside the city, wherever they stand: Köln Lindenthal. */
function cityOf(place: KnownPlace, span: Span, towns: readonly FoundWhere[], gazetteer: Gazetteer) {
  if (place.city === '') return undefined
  const cities = gazetteer.towns(place.city).filter((town) => town.country === place.country)
  const isOne = (town: Place) => cities.some((one) => isSamePlace(one, town))
  const named = towns.find(({ where, spans: [city] }) => {
    const isCity = city && city.to - city.from <= MAX_CITY_TOKENS && !overlap(city, span)
    return isCity && where.place?.candidates.some(isOne)
  })
  const [city] = named?.spans ?? []
  if (!named || !city) return undefined
  const where: Where = { place: { span, candidates: [place], city } }
  return { where, spans: [span, city], score: WEIGHTS.districtWithCity + named.score }
}

function findAreas({ list, names, isSaid }: Text, { gazetteer, visitor }: Reader): FoundWhere[] {
  return names.flatMap((name): FoundWhere[] => {
    if (lengthOf(name) > MAX_AREA_TOKENS) return []
    const said = areasSaid(name.key)
    const areas = ofOneCountry(said.length > 0 ? said : areasNamed(name.key), visitor.home)
    const [first] = areas
    if (!first) return []
    const schools = areas.reduce((sum, area) => sum + gazetteer.schoolsIn(area), 0)
    const town =
      said.length > 0 ? undefined : gazetteer.towns(name.key).find(({ country }) => country === first.country)
    if (town && town.schools >= TOWN_SHARE * schools) return []
    const home = first.country === visitor.home ? HOME_DOUBLINGS : 0
    const size = WEIGHTS.placeSize * (Math.log2(1 + schools) + home) + abroadScore(first, visitor)
    const score = (said.length > 0 ? WEIGHTS.areaSaid : WEIGHTS.area) + size + positionScore(list, name.span, isSaid)
    return [{ where: { area: { span: name.span, areas } }, spans: [name.span], score }]
  })
}

const HOME_DOUBLINGS = Math.log2(10)

/** Names of areas are unique within a country; several lists may have one area under two names. */
function ofOneCountry(areas: readonly Area[], home: CountryCode | undefined): readonly Area[] {
  const country = areas.find((area) => area.country === home)?.country ?? areas[0]?.country
  return areas.filter((area) => area.country === country)
}

function findCodes(list: TokenList, gazetteer: Gazetteer, towns: readonly FoundWhere[]): FoundWhere[] {
  const whole = findPostalCode(list, gazetteer) ?? findArrondissement(list, gazetteer)
  const found =
    whole ??
    findPostalArea(
      list,
      gazetteer,
      towns.flatMap(({ where }) => where.place?.candidates[0] ?? []),
    )
  if (!found) return []
  // Two digits are an age or a house number as well, unless they alone say where: lycée 69.
  const isAlone = towns.length === 0 && (found.span.from === 0 || found.span.to === list.tokens.length)
  const isShort = /^\d{1,2}$/.test(list.typed(found.span)) && !isAlone
  const score = whole ? WEIGHTS.postalCode : isShort ? WEIGHTS.postalNumber : WEIGHTS.postalArea
  return [{ where: { postalCode: found }, spans: [found.span], score }]
}

const isInCountry = ({ where: { place } }: FoundWhere, { where: { area } }: FoundWhere) =>
  place?.candidates[0]?.country === area?.areas[0]?.country

function isTownOf({ where: { place } }: FoundWhere, { where: { postalCode } }: FoundWhere): boolean {
  return postalCode?.candidates.some((code) => place?.candidates.some((town) => isNearTown(code, town))) ?? false
}

/** A further place beside others, at most a word that connects between them: Rascafría o Cercedilla. */
function besidePlace(text: Text, one: FoundWhere, other: FoundWhere, { gazetteer }: Reader): FoundWhere | undefined {
  const [first, second] = [one.where.place!, other.where.place!]
  const { also = [] } = first
  if (!areApart(one, other) || second.city || !areBeside(text, (also.at(-1) ?? first).span, second.span))
    return undefined
  const [a, b] = [first.candidates[0]!, second.candidates[0]!]
  if (a.country !== b.country) return undefined
  const isJoined = second.span.from > (also.at(-1) ?? first).span.to
  if (!isJoined && distanceKm(a, b) > SAME_TRIP_KM) return undefined
  if (one.spans.length === 1 && other.spans.length === 1 && second.span.from === first.span.to) {
    // Dresden has its own Neustadt.
    const hasPart = (city: Place, { span }: NamedPlace) =>
      gazetteer
        .districts(text.list.typed(span))
        .some((part) => part.city !== '' && townKey(part.city) === townKey(city.name))
    if (hasPart(a, second) || hasPart(b, first)) return undefined
    // A far larger town beside a smaller one only says where that is: Las Rozas Madrid.
    const isContext = (large: NamedPlace, small: NamedPlace) =>
      schoolsOf(large.candidates) > CONTEXT_FACTOR * schoolsOf(small.candidates)
    const score = one.score + other.score
    if (isContext(second, first))
      return { where: { place: { ...first, city: second.span } }, spans: [first.span, second.span], score }
    if (isContext(first, second))
      return { where: { place: { ...second, city: first.span } }, spans: [first.span, second.span], score }
  }
  const isPart = (part: Place, city: Place) => part.kind === 'district' && townKey(part.region) === townKey(city.name)
  if (isPart(a, b) || isPart(b, a) || isSamePlace(a, b)) return undefined
  const where: Where = { place: { ...first, also: [...also, second] } }
  return { where, spans: [...one.spans, ...other.spans], score: one.score + other.score + WEIGHTS.placeWithOther }
}

/** Two areas side by side: Savoie ou Haute-Savoie; or one in the other: the Lizard, Cornwall. */
function twoAreas(text: Text, one: FoundWhere, other: FoundWhere): FoundWhere | undefined {
  const [first, second] = [one.where.area!, other.where.area!]
  if (first.areas[0]?.country !== second.areas[0]?.country || !areBeside(text, first.span, second.span))
    return undefined
  const [inner, outer] = areWithin(first.areas, second.areas) ? [first, second] : [second, first]
  const where: Where = areWithin(inner.areas, outer.areas)
    ? { area: { ...inner, also: outer.span } }
    : { area: { span: first.span, areas: [...first.areas, ...second.areas], also: second.span } }
  return { where, spans: [first.span, second.span], score: one.score + other.score + WEIGHTS.placeWithOther }
}

/** Whether a place follows another one, with a word that connects them and words that say nothing between. */
function areBeside({ list, isSaid }: Text, first: Span, second: Span): boolean {
  const between = list.tokens.slice(first.to, second.from)
  if (first.to > second.from || between.length > MAX_BETWEEN_PLACES) return false
  const isConnector = (at: number) => between[at]!.words.every((word) => connectors.has(word))
  const numbers = [...between.keys()]
  return (
    numbers.every((at) => isConnector(at) || isSaid[first.to + at]) &&
    (between.length === 0 || numbers.some(isConnector))
  )
}

const connectors = listed('or')
const CONTEXT_FACTOR = 6
const MAX_BETWEEN_PLACES = 7
/** Towns side by side, without a word that joins them, are at most so far apart. */
const SAME_TRIP_KM = 60

/** Whether no word belongs to both. */
const areApart = (one: FoundWhere, other: FoundWhere) =>
  one.spans.every((a) => other.spans.every((b) => !overlap(a, b)))

function together(one: FoundWhere, other: FoundWhere, bonus: number): FoundWhere | undefined {
  if (!areApart(one, other)) return undefined
  const where = { ...one.where, ...other.where }
  return { where, spans: [...one.spans, ...other.spans], score: one.score + other.score + bonus }
}
