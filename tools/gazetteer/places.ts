import fs from 'node:fs'
import path from 'node:path'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { chordKm, cosOfLatitude, distanceKm } from '#search-engine/base/distance.ts'
import { compareTerms } from '#search-engine/base/text/lexicon.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import { readLines, readTable } from './read-table.ts'
import { shortNames } from './short-names.ts'

/** A place with its centre; `city` is the city of which it is a part, empty if there is none. */
export type Place = { country: CountryCode; name: string; city: string; lat: number; lng: number; people: number }

/** GeoNames: the columns of its dumps by number, and the kind of place that is part of another one. */
const GEONAMES = { name: 1, lat: 4, lng: 5, kind: 7, country: 8, people: 14 }
const PART_OF_TOWN = 'PPLX'
const CITY_PEOPLE = 40_000
const CITY_REACH_KM = 25
/** No place in the five countries is farther west, in degrees. */
const WEST = -32
/** Two entries with one name nearer than this are one place. */
const SAME_KM = 5

/**
 * Returns the lines of the list of places, sorted by key: key, country, name, city, latitude, longitude, people. Those
 * whose source requires a share-alike licence (ODbL) are returned separately.
 */
export async function makePlaces(folder: string): Promise<{ open: string[]; shareAlike: string[] }> {
  const towns = await readGeoNames(folder)
  const cities = towns.filter(({ people, city }) => people >= CITY_PEOPLE && city === '')
  const parts = towns.filter(({ city }) => city !== '').map((part) => ({ ...part, city: cityAround(part, cities) }))
  const districts = await readDistricts(folder)
  const open = [
    ...districts.open,
    ...parts,
    ...wellKnownDistricts(),
    ...(await readNeighbourhoods(folder)),
    ...towns.filter(({ city }) => city === ''),
    ...(await readBritishPlaces(folder, cities)),
  ]
  return { open: linesOf(open), shareAlike: linesOf(districts.shareAlike, open) }
}

async function readGeoNames(folder: string): Promise<Place[]> {
  const places: Place[] = []
  for await (const cells of readLines(path.join(folder, 'geonames_cities500_de_fr_es_it_gb.txt.gz'))) {
    const country = COUNTRIES.find((one) => one === cells[GEONAMES.country])
    if (!country) continue
    places.push({
      country,
      name: cells[GEONAMES.name]!,
      // Any text marks a part of a town until its city is known.
      city: cells[GEONAMES.kind] === PART_OF_TOWN ? PART_OF_TOWN : '',
      lat: Number(cells[GEONAMES.lat]),
      lng: Number(cells[GEONAMES.lng]),
      people: Number(cells[GEONAMES.people]),
    })
  }
  return places
}

async function readDistricts(folder: string): Promise<{ open: Place[]; shareAlike: Place[] }> {
  const read: { place: Place; origin: string }[] = []
  for await (const row of readTable(path.join(folder, 'city_districts_centres.csv.gz'))) {
    const { country, name = '', city = '', lat, lng, origin = '' } = row
    // The Birmingham of this file is the one in Alabama.
    if (Number(lng) < WEST) continue
    read.push({ place: { ...placed(country, lat, lng), name, city, people: 0 }, origin })
  }
  const { open = [], shareAlike = [] } = Object.groupBy(read, ({ origin }) =>
    origin === 'OpenStreetMap' ? 'shareAlike' : 'open',
  )
  return { open: open.map(({ place }) => place), shareAlike: shareAlike.map(({ place }) => place) }
}

/** Well-known parts of large cities that the sources lack, or of which they do not tell the city. */
function wellKnownDistricts(): Place[] {
  const lines = fs
    .readFileSync(path.join(import.meta.dirname, 'districts.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [country, city = '', name = '', lat, lng] = line.split('\t')
    return { ...placed(country, lat, lng), name, city, people: 0 }
  })
}

async function readNeighbourhoods(folder: string): Promise<Place[]> {
  const places: Place[] = []
  for await (const row of readTable(path.join(folder, 'whosonfirst_neighbourhoods_es_it.csv.gz'))) {
    const { country, name = '', locality = '', lat, lng } = row
    const place = { ...placed(country, lat, lng), name, city: locality, people: 0 }
    // The source holds places on other continents that carry a code of these countries.
    if (locality !== '' && place.lng < 20 && place.lat < 50) places.push(place)
  }
  return places
}

/** Areas and villages of Great Britain; outside it, cities500 holds nearly all of them. */
async function readBritishPlaces(folder: string, cities: readonly Place[]): Promise<Place[]> {
  const places: Place[] = []
  for await (const row of readTable(path.join(folder, 'geonames_postal_gb_2026-03.csv.gz'))) {
    const { place: name = '', province, community = '', lat, lng, latitude, longitude } = row
    const place = { ...placed('GB', lat ?? latitude, lng ?? longitude), name, city: '', people: 0 }
    const district = /^(.+) District(?: \(B\))?$/.exec(community)?.[1]
    const city = province === 'Greater London' ? 'London' : (district ?? cityAround(place, cities, CITY_REACH_KM / 4))
    if (Number.isFinite(place.lat)) places.push({ ...place, city: city === name ? '' : city })
  }
  return places
}

function placed(country: string | undefined, lat: string | undefined, lng: string | undefined) {
  return { country: COUNTRIES.find((one) => one === country) ?? 'GB', lat: Number(lat), lng: Number(lng) }
}

/** Returns the city of which a place is a part: large and near. */
function cityAround(place: Place, cities: readonly Place[], reachKm = CITY_REACH_KM): string {
  const cosLat = cosOfLatitude(place.lat)
  let best = { name: '', weight: 0 }
  for (const city of cities) {
    if (city.country !== place.country || Math.abs(city.lat - place.lat) > 0.5) continue
    const km = chordKm(place, cosLat, city.lat, city.lng)
    const weight = km > reachKm ? 0 : city.people / (km + 5)
    if (weight > best.weight) best = { name: city.name, weight }
  }
  return best.name
}

/**
 * @param places the first of two entries for one place counts, completed with data that only the other one has
 * @param known the places of the other list
 */
function linesOf(places: readonly Place[], known: readonly Place[] = []): string[] {
  const byKey = new Map<string, Place[]>()
  for (const place of places) {
    const key = townKey(place.name, place.country)
    if (key.length < 2 || !/\p{L}/u.test(key)) continue
    const known = byKey.get(key) ?? []
    byKey.set(key, known)
    const same = known.find((one) => one.country === place.country && distanceKm(one, place) < SAME_KM)
    if (!same) known.push({ ...place })
    else Object.assign(same, { people: Math.max(same.people, place.people), city: same.city || place.city })
  }
  const own = [...byKey].flatMap(([key, found]) => found.map((place) => lineOf(key, place)))
  const short = shortNames([...byKey.values()].flat(), known).map(({ key, place }) => `${lineOf(key, place)}\tshort`)
  return [...own, ...short].sort(compareTerms)
}

function lineOf(key: string, { country, name, city, lat, lng, people }: Place): string {
  return [key, country, name, city, lat.toFixed(4), lng.toFixed(4), people].join('\t')
}
