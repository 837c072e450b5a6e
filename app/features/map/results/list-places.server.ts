import { directory } from '#app/features/search/live/directory.server.ts'
import type { MapBox } from '#app/features/search/search-address.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { inPieces } from '#lib/in-pieces.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { fold } from '#search-engine/language/fold.ts'
import type { Gazetteer, Place } from '#search-engine/language/gazetteer/gazetteer.ts'
import { knownPlaces } from '#search-engine/language/gazetteer/known-places.ts'
import { type PlacesBySize, placesBySize, withoutDistrict } from '#search-engine/language/gazetteer/places-by-size.ts'
import { townCodes } from '#search-engine/language/gazetteer/town-codes.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import { toUnitSquare } from '../tiles/base-tiles.ts'

/**
 * A town, or a part of one or its postal code, for the map; it is more important the more schools it has, or would have
 * judging by its population. A part is less important than any town.
 */
export type MapPlace = { name: string; lat: number; lng: number; schools: number; part?: true }

/** At most one name in a cell of this many pixels, so that the same towns are named wherever the map is moved. */
const CELL_PIXELS = 96
const MAX_PLACES = 150
const MAX_ZOOM = 22
/** At lower zooms a name that makes way for a cluster would appear in another country. */
const FIRST_ZOOM = 5
/** Quarters are named from this zoom, in smaller cells, as their names are smaller. */
const PARTS_FROM_ZOOM = 11
const PART_CELL_PIXELS = 72
/** Postal codes are named from this zoom, where there is no quarter. */
const CODES_FROM_ZOOM = 12
/** Registers and lists write one town in several ways: two with the same name that are this near each other are one. */
const SAME_TOWN_KM = 25
/** A part of a city that registers also have as a town is named once; a namesake farther away is a different place. */
const SAME_PART_KM = 5

/** All towns of a gazetteer, the most important first. */
const sorted = new WeakMap<Gazetteer, Promise<MapPlace[]>>()

/**
 * Lists the towns to label on a map, most important first, and in close views the parts of cities and, between these,
 * postal codes: those with schools in the directory and those in the gazetteer's lists, whether or not they have a
 * school.
 *
 * @param zoom of web maps with tiles of 256 pixels; low or invalid values give none
 */
export async function listPlaces(box: MapBox, zoom: number): Promise<MapPlace[]> {
  const { gazetteer } = await directory()
  return await placesIn(gazetteer, box, zoom)
}

/** Like {@link listPlaces}, for the towns of any gazetteer. */
export async function placesIn(gazetteer: Gazetteer, box: MapBox, zoom: number): Promise<MapPlace[]> {
  if (!(zoom >= FIRST_ZOOM)) return []
  const lists = { towns: await townsOf(gazetteer), places: await placesBySize() }
  const places: MapPlace[] = []
  const byName = new Map<string, MapPlace[]>()
  const size = 256 * 2 ** Math.floor(Math.min(zoom, MAX_ZOOM))
  const cells = new Set<string>()
  for (const { lat, lng, isPart, read } of candidates(lists, box, zoom)) {
    const pixels = isPart ? PART_CELL_PIXELS : CELL_PIXELS
    const [x, y] = toUnitSquare(lng, lat).map((side) => Math.floor((side * size) / pixels))
    const cell = `${pixels} ${x} ${y}`
    if (cells.has(cell)) continue
    const place = read()
    const key = townKey(place.name)
    const namesakes = byName.get(key) ?? []
    if (
      namesakes.some((other) => distanceKm(other, place) <= (other.part === place.part ? SAME_TOWN_KM : SAME_PART_KM))
    )
      continue
    cells.add(cell)
    byName.set(key, [...namesakes, place])
    places.push(place)
    if (places.length === MAX_PLACES) break
  }
  return places
}

/** A place that is read only if its cell is free. */
type Candidate = { lat: number; lng: number; schools: number; isPart: boolean; read: () => MapPlace }

/** The towns of a gazetteer and the places of the lists, each by importance. */
type Lists = { towns: readonly MapPlace[]; places: PlacesBySize }

/** Yields the places in a box, by importance: towns, then parts of cities. */
function* candidates({ towns: all, places }: Lists, box: MapBox, zoom: number): Generator<Candidate> {
  const towns = all.filter((town) => isInside(town, box)).map((town) => ({ ...town, isPart: false, read: () => town }))
  let next = 0
  for (const place of listedIn(places, box, false, leastSizeAt(zoom))) {
    for (; next < towns.length && towns[next]!.schools >= place.schools; next++) yield towns[next]!
    yield place
  }
  yield* towns.slice(next)
  if (zoom >= PARTS_FROM_ZOOM) yield* listedIn(places, box, true, 0)
  if (zoom >= CODES_FROM_ZOOM) yield* codesIn(box)
}

/** Yields the postal codes that are parts of towns. */
function* codesIn(box: MapBox): Generator<Candidate> {
  for (const { name, lat, lng } of townCodes()) {
    const place = { lat, lng, schools: 0 }
    if (isInside(place, box)) yield { ...place, isPart: true, read: () => ({ name, ...place, part: true }) }
  }
}

/**
 * Returns the size from which a town in the lists is named: half as large at each closer zoom, any size from zoom 10.
 */
const leastSizeAt = (zoom: number) => 2 ** (10 - Math.floor(zoom))

function* listedIn(places: PlacesBySize, box: MapBox, parts: boolean, least: number): Generator<Candidate> {
  const { lat, lng, size, isPart, placeAt } = places
  for (let at = 0; at < size.length && size[at]! >= least; at++) {
    const point = { lat: lat[at]!, lng: lng[at]! }
    if (isPart[at] !== Number(parts) || !isInside(point, box)) continue
    const place = { ...point, schools: size[at]! }
    yield {
      ...place,
      isPart: parts,
      read: () => {
        const { name, country } = placeAt(at)
        return parts
          ? { name, ...place, part: true }
          : { name: ownName(country, withoutDistrict(name, country)), ...place }
      },
    }
  }
}

/** Lists the towns of a gazetteer in batches, since there are many and each is looked up in the lists. */
function townsOf(gazetteer: Gazetteer): Promise<MapPlace[]> {
  const known = sorted.get(gazetteer)
  if (known) return known
  const towns = inPieces(sortTowns(gazetteer))
  sorted.set(gazetteer, towns)
  return towns
}

/** Yields after each town. */
function* sortTowns({ allTowns }: Gazetteer): Generator<void, MapPlace[]> {
  const towns: MapPlace[] = []
  for (const town of allTowns) {
    towns.push(townOf(town))
    yield
  }
  return towns.sort((a, b) => b.schools - a.schools)
}

/**
 * Returns a town under its own name and at its centre, if the lists know it, at least as large as they say. They write
 * hyphens and accents that registers leave out: Asnières-sur-Seine.
 */
function townOf({ name, country, lat, lng, schools }: Place): MapPlace {
  const own = withoutDistrict(name, country)
  const listed = knownPlaces(own).find(
    (place) => place.city === '' && place.country === country && distanceKm(place, { lat, lng }) <= SAME_TOWN_KM,
  )
  if (!listed) return { name: own, lat, lng, schools }
  const spelled = fold(listed.name) === fold(own) ? listed.name : own
  return { name: spelled, lat: listed.lat, lng: listed.lng, schools: Math.max(schools, listed.schools) }
}

const isInside = ({ lat, lng }: { lat: number; lng: number }, [west, south, east, north]: MapBox) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Cities that GeoNames lists under their English names, with their local names. */
const OWN_NAMES: Partial<Record<CountryCode, Record<string, string>>> = {
  DE: { Munich: 'München' },
  IT: {
    Rome: 'Roma',
    Naples: 'Napoli',
    Milan: 'Milano',
    Turin: 'Torino',
    Genoa: 'Genova',
    Florence: 'Firenze',
    Venice: 'Venezia',
  },
}

/** Returns the name of a town in the language of its country. */
export const ownName = (country: CountryCode, name: string): string => OWN_NAMES[country]?.[name] ?? name
