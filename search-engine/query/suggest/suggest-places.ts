import type { CountryCode } from '#db/vocabulary.ts'
import {
  type Area,
  areasBeginning,
  areasMeant,
  areasNamed,
  areasSaid,
  isAreaFirst,
} from '../../language/gazetteer/areas.ts'
import { type Gazetteer, type Place, placeId } from '../../language/gazetteer/gazetteer.ts'
import { isSameTown, joinParts } from '../../language/places/place.ts'
import { townKey } from '../../language/places/town.ts'
import { TokenList } from '../../language/tokens.ts'
import { byScore, homeShare, type Rated, SEARCHES } from './rated.ts'

/** A place, and the text that searches for it. */
export type SuggestedPlace = Pick<Place, 'name' | 'country' | 'schools'> & {
  /** See `placeId`. */
  id: string
  kind: Place['kind'] | 'area'
  /** Empty for an area. */
  region: string
  /** Whether registers list it in several regions, as London in its boroughs; `region` is the largest of them. */
  isSpread: boolean
  text: string
  /** Whether it shares its name with others, so that a search needs its id. */
  ambiguous: boolean
}
/** A place that completes a text, as the gazetteer has it. */
export type FoundPlace = {
  text: string
  /** How much oftener a text means the place than others of its size, by how it is named. */
  share?: number
} & ({ place: Place } | { area: Area })

const MAX_TOWNS = 40
const MAX_CODES = 8
const MAX_DISTRICTS = 8
/** An area with fewer times the schools of a town with such a name is nearly that town. */
const LARGER = 1.5
const MAX_AREAS = 2
/** A part of a city counts as this share of it, if no more is known. */
const DISTRICT_SHARE = 1 / 40
/** One named with its city is meant, however small it is. */
const MIN_DISTRICT = 10
const MIN_DISTRICT_LETTERS = 3
/** A town named by a later word of its name, or in another language, is meant so many times less often. */
const OTHER_NAME = 0.2
/** A place whose name is the whole text counts as this many of the same size with longer names. */
const WHOLE_NAME = 4
/** A text with digits asks for the postal code that it begins. */
const CODE = 20

/**
 * Returns the places whose name begins with a text, likeliest first: postal code areas, towns, parts of cities, and
 * areas that are read before a town of their name. After a space, the text as it stands is no place to go on with.
 */
export function findPlaces(gazetteer: Gazetteer, text: string, home: CountryCode | undefined): Rated<FoundPlace>[] {
  const isLeft = /\s$/.test(text) ? townKey(text) : undefined
  const inTowns = towns(gazetteer, text, home)
  const most = Math.max(0, ...inTowns.map(({ row }) => ('place' in row ? row.place.schools : 0)))
  const rated = [
    ...codes(gazetteer, text, home),
    ...inTowns,
    ...districts(gazetteer, text, home),
    ...districtsWithCity(gazetteer, text, home),
    ...areas(gazetteer, text, home, most),
  ]
  return byScore(rated.filter(({ row }) => townKey(row.text) !== isLeft))
}

export function presentPlace(found: FoundPlace, gazetteer: Gazetteer): SuggestedPlace {
  const { text } = found
  if ('area' in found) {
    const { name, country } = found.area
    const schools = gazetteer.schoolsIn(found.area)
    return {
      id: `${country}.${townKey(name)}`,
      kind: 'area',
      name,
      country,
      region: '',
      isSpread: false,
      schools,
      text,
      ambiguous: false,
    }
  }
  const { kind, name, country, region, schools } = found.place
  const namesakes = kind === 'town' ? gazetteer.towns(name) : gazetteer.postalCodes(name)
  const parts = kind === 'town' ? namesakes.filter((town) => isSameTown(town, found.place)) : namesakes.slice(0, 1)
  return {
    id: placeId(found.place),
    kind,
    name,
    country,
    region,
    isSpread: parts.length > 1,
    schools,
    text,
    ambiguous: namesakes.length > parts.length,
  }
}

/** Returns the places with a name, whole words only, likeliest first. */
export function placesNamed(gazetteer: Gazetteer, name: string, home: CountryCode | undefined): FoundPlace[] {
  const [town] = joinParts(gazetteer.towns(name, { home }))
  const [code] = gazetteer.postalCodes(name)
  const [district] = gazetteer.districts(name).filter(({ city }) => city !== '')
  const [area] = areasMeant(townKey(name))
  const places = [town, code, district].flatMap((place) => (place ? [{ place, text: wording(place) }] : []))
  return area && !town ? [...places, { area, text: name.trim() }] : places
}

function codes(gazetteer: Gazetteer, text: string, home: CountryCode | undefined): Rated<FoundPlace>[] {
  if (!/\d/.test(text)) return []
  const longer = home ? gazetteer.postalCodesBeginning(text, MAX_CODES, home) : []
  return [...gazetteer.postalCodes(text), ...longer].map((place, at) => ({
    row: { place, text: place.name },
    score: (CODE * homeShare(home, place.country)) / (1 + at / MAX_CODES),
  }))
}

function towns(gazetteer: Gazetteer, text: string, home: CountryCode | undefined): Rated<FoundPlace>[] {
  const key = townKey(text)
  return joinParts(gazetteer.beginning(text, MAX_TOWNS, home)).map((place) => {
    const name = townKey(place.name, place.country)
    const share = name === key ? WHOLE_NAME : name.startsWith(key) ? 1 : OTHER_NAME
    const score = SEARCHES.place * place.schools * share * homeShare(home, place.country)
    return { row: { place, text: place.name, share }, score }
  })
}

function districts(gazetteer: Gazetteer, text: string, home: CountryCode | undefined): Rated<FoundPlace>[] {
  const key = townKey(text)
  return gazetteer.districtsBeginning(text, MAX_DISTRICTS, home).map((place) => {
    const city = gazetteer.towns(place.region).find(({ country }) => country === place.country)
    const size = Math.max(place.schools, (city?.schools ?? 0) * DISTRICT_SHARE)
    const share = townKey(place.name) === key ? WHOLE_NAME : 1
    const score = SEARCHES.place * size * share * homeShare(home, place.country)
    return { row: { place, text: wording(place), share }, score }
  })
}

const MAX_NAME_TOKENS = 4

/** Returns the parts of cities that a text names with the city, in either order: Ehrenfeld Kö, Köln Ehrenf. */
function districtsWithCity(gazetteer: Gazetteer, text: string, home: CountryCode | undefined): Rated<FoundPlace>[] {
  const list = new TokenList(text)
  const found: Place[] = []
  for (let at = 1; at < Math.min(list.tokens.length, MAX_NAME_TOKENS + 1); at++) {
    const before = list.typed({ from: 0, to: at })
    const after = townKey(text.slice(list.tokens[at]!.start))
    found.push(...gazetteer.districts(before).filter(({ city }) => city !== '' && townKey(city).startsWith(after)))
    const [city] = gazetteer.towns(before, { home })
    const parts =
      city && after.length >= MIN_DISTRICT_LETTERS
        ? gazetteer.districtsOf(city).filter(({ key }) => key.startsWith(after))
        : []
    const isPart = (place: Place) => city !== undefined && place.country === city.country
    for (const { name } of parts.slice(0, MAX_DISTRICTS)) {
      found.push(
        ...gazetteer.districts(name).filter((place) => isPart(place) && parts.some((part) => part.city === place.city)),
      )
    }
  }
  return found.map((place) => {
    const score = SEARCHES.place * Math.max(place.schools, MIN_DISTRICT) * homeShare(home, place.country)
    return { row: { place, text: wording(place) }, score }
  })
}

/** @param most schools of a town with such a name: an area says more only if it is much larger */
function areas(gazetteer: Gazetteer, text: string, home: CountryCode | undefined, most: number): Rated<FoundPlace>[] {
  const rated = areasBeginning(text).map(({ area, name }) => {
    const share = name.endsWith(area.name) ? 1 : OTHER_NAME ** 2
    const score = SEARCHES.area * share * gazetteer.schoolsIn(area) * homeShare(home, area.country)
    return { row: { area, text: name, share }, score }
  })
  const isRead = ({ row: { area, text: name } }: (typeof rated)[number]) => {
    const key = townKey(name)
    return areasSaid(key).includes(area) || isAreaFirst(areasNamed(key), gazetteer.towns(name), gazetteer)
  }
  const isLarger = ({ row: { area } }: (typeof rated)[number]) => gazetteer.schoolsIn(area) > LARGER * most
  return byScore(rated.filter(({ score }) => score > 0))
    .slice(0, MAX_AREAS)
    .filter((one) => isLarger(one) && isRead(one))
}

/** A part of a city is only unambiguous together with the city. */
const wording = ({ kind, name, region }: Place) => (kind === 'district' ? `${name}, ${region}` : name)
