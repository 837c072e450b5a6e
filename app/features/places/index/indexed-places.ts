import type { CountryCode } from '#db/vocabulary.ts'
import { hashText, NumbersByText } from '#search-engine/base/text/numbers-by-text.ts'
import { withoutUmlauts } from '#search-engine/language/fold.ts'
import { isSameTown, mergePlaces, type Place } from '#search-engine/language/places/place.ts'
import { spelledTownKey } from '#search-engine/language/places/town.ts'
import type { Towns } from '#search-engine/language/places/town-columns.ts'
import { countryPath } from '../place-path.ts'

/** The towns of the search as towns and regions of the site, by number: objects would take twenty times the memory. */
export type PlaceData = {
  places: Towns
  /** Number of towns. */
  count: number
  /** The places of each town, the one with most schools first: those from `starts[town]` to `starts[town + 1]`. */
  parts: Uint32Array
  starts: Uint32Array
  /** By town. */
  regionOf: Region[]
  schools: Uint32Array
  lat: Float64Array
  lng: Float64Array
  /** The town of each place plus one, 0 for a place without a name. */
  townOf: Uint32Array
  /** By country and name as written in addresses. */
  regions: Map<string, Region>
}

/** Returns a name as written in addresses: `koeln`, and `st-denis` for both `saint-denis` and `st-denis`. */
const slugOf = (name: string, country: CountryCode) => spelledTownKey(name, country).replaceAll(' ', '-')

/** Stands in for the region where registers name none. */
const ELSEWHERE = 'elsewhere'
const regionSlugOf = (name: string, country: CountryCode) => slugOf(name, country) || ELSEWHERE

type Named = { country: CountryCode; name: string }
type Addressed = Named & { region: string }
/** A town by its country and its name as written in addresses. */
const nameText = ({ country, name }: Named) => `${country}/${slugOf(name, country)}`
/** The same without umlauts and accents, which people leave out. */
export const keyText = (town: Named) => withoutUmlauts(nameText(town))
/** A town by its country, name and region as written in addresses. */
export const addressText = (town: Addressed) => placeKey(nameText(town), town)
const placeKey = (name: string, { region, country }: Addressed) => `${name}/${regionSlugOf(region, country)}`
/** Returns the path of the page of a region, without language. */
export const regionPath = (country: CountryCode, region: string): string =>
  `${countryPath(country)}/${regionSlugOf(region, country)}`
export const regionText = (country: CountryCode, region: string) => `${country}/${regionSlugOf(region, country)}`

/** A town as its page shows it: the same town in several regions, as London in each borough, is one. */
export class Town {
  /** Its number in the index, which creates a new object for each request. */
  readonly number: number
  readonly #data: PlaceData

  constructor(data: PlaceData, number: number) {
    this.#data = data
    this.number = number
  }

  get country(): CountryCode {
    return this.region.country
  }

  get name(): string {
    return this.#largest.name
  }

  /** Where most of its schools are. */
  get region(): Region {
    return this.#data.regionOf[this.number]!
  }

  /** Path of its page, without language. */
  get path(): string {
    return `${this.region.path}/${slugOf(this.name, this.country)}`
  }

  /** Centre of its schools, WGS84 degrees. */
  get lat(): number {
    return this.#data.lat[this.number]!
  }

  get lng(): number {
    return this.#data.lng[this.number]!
  }

  /** Number of schools in the index, including those for adults: only for sorting, never shown. */
  get schools(): number {
    return this.#data.schools[this.number]!
  }

  /** The towns of the search that make it up, the one with most schools first. */
  get places(): Place[] {
    const { places, parts, starts } = this.#data
    const own = parts.subarray(starts[this.number], starts[this.number + 1])
    return Array.from(own, (part) => places.at(part)!)
  }

  get #largest(): Place {
    const { places, parts, starts } = this.#data
    return places.at(parts[starts[this.number]!]!)!
  }
}

/**
 * A region as its register names it: a Land, a département, a province, a regione, a county; without a name if the
 * register gives none.
 */
export class Region {
  readonly country: CountryCode
  readonly name: string
  readonly path: string
  /** Numbers of its towns by number of schools, largest first; one that lies in several regions is in each. */
  readonly townNumbers: number[] = []
  readonly placeNumbers: number[] = []
  readonly #data: PlaceData

  constructor(data: PlaceData, country: CountryCode, name: string) {
    this.#data = data
    this.country = country
    this.name = name
    this.path = regionPath(country, name)
  }

  /** Its towns in the order of {@link townNumbers}. */
  get towns(): Town[] {
    return this.townNumbers.map((number) => new Town(this.#data, number))
  }

  /** The towns of the search in it. */
  get places(): Place[] {
    return this.placeNumbers.map((number) => this.#data.places.at(number)!)
  }
}

/** @param addresses finds places by their {@link addressText}, `keys` towns by their {@link keyText} */
export type IndexedPlaces = { data: PlaceData; addresses: NumbersByText; keys: NumbersByText }

/** Yields after each small step. */
export function* indexPlaces(places: Towns): Generator<void, IndexedPlaces> {
  const data = emptyData(places)
  const names: string[] = []
  const addresses = new Uint32Array(places.length)
  for (const place of places) {
    const name = nameText(place)
    addresses[names.push(name) - 1] = hashText(placeKey(name, place))
    yield
  }
  const hashes = Uint32Array.from(names, hashText)
  yield
  const byName = new NumbersByText(hashes, (place) => names[place]!)
  yield
  for (const [place, name] of names.entries()) {
    const namesakes = name.endsWith('/') ? [] : byName.find(name)
    if (namesakes[0] === place) for (const parts of splitNamesakes(places, namesakes)) addTown(data, parts)
    yield
  }
  for (const { townNumbers } of data.regions.values()) {
    townNumbers.sort((a, b) => data.schools[b]! - data.schools[a]!)
    yield
  }
  const keys = new Uint32Array(data.count)
  for (let town = 0; town < data.count; town++) {
    keys[town] = hashText(withoutUmlauts(names[data.parts[data.starts[town]!]!]!))
    yield
  }
  return indexed(data, addresses, keys)
}

/** Created separately, because its functions keep everything in their scope in memory. */
function indexed(data: PlaceData, addresses: Uint32Array, keys: Uint32Array): IndexedPlaces {
  return {
    data,
    addresses: new NumbersByText(addresses, (place) => addressText(data.places.at(place)!)),
    keys: new NumbersByText(keys, (town) => keyText(new Town(data, town))),
  }
}

const emptyData = (places: Towns): PlaceData => ({
  places,
  count: 0,
  parts: new Uint32Array(places.length),
  starts: new Uint32Array(places.length + 1),
  regionOf: [],
  schools: new Uint32Array(places.length),
  lat: new Float64Array(places.length),
  lng: new Float64Array(places.length),
  townOf: new Uint32Array(places.length),
  regions: new Map(),
})

/** A place by its number. */
type Part = { number: number; place: Place }

/**
 * Splits places with the same name in a country into towns, each led by the place with most schools that has a region.
 */
function splitNamesakes(places: Towns, namesakes: readonly number[]): [Part, ...Part[]][] {
  const towns: [Part, ...Part[]][] = []
  const isElsewhere = ({ place }: Part) => regionSlugOf(place.region, place.country) === ELSEWHERE
  const compare = (a: Part, b: Part) =>
    Number(isElsewhere(a)) - Number(isElsewhere(b)) || b.place.schools - a.place.schools
  for (const part of namesakes.map((number) => ({ number, place: places.at(number)! })).sort(compare)) {
    const same = towns.find(([largest]) => isSameTown(largest.place, part.place))
    if (same) same.push(part)
    else towns.push([part])
  }
  return towns
}

function addTown(data: PlaceData, parts: readonly [Part, ...Part[]]): void {
  const town = data.count++
  const { lat, lng, schools } = mergePlaces(parts.map(({ place }) => place))!
  data.lat[town] = lat
  data.lng[town] = lng
  data.schools[town] = schools
  data.regionOf.push(regionOf(data, parts[0].place))
  let end = data.starts[town]!
  for (const { number, place } of parts) {
    const around = regionOf(data, place)
    around.placeNumbers.push(number)
    if (around.townNumbers.at(-1) !== town) around.townNumbers.push(town)
    data.townOf[number] = town + 1
    data.parts[end++] = number
  }
  data.starts[town + 1] = end
}

function regionOf(data: PlaceData, { country, region }: Place): Region {
  const key = regionText(country, region)
  const known = data.regions.get(key) ?? new Region(data, country, region)
  data.regions.set(key, known)
  return known
}
