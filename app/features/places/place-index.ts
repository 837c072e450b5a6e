import { countryName } from '#app/i18n/format.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { atOnce, inPieces } from '#lib/in-pieces.ts'
import { distanceKm } from '#search-engine/geo/distance.ts'
import { fold } from '#search-engine/language/fold.ts'
import { isSameTown, type Place } from '#search-engine/language/place.ts'
import { spelledTownKey, townKey } from '#search-engine/language/town.ts'
import { COUNTRY_SLUGS, countryPath } from './place-path.ts'

/** A town as its page shows it: the same town in several regions, as London in each borough, is one. */
export type Town = {
  country: CountryCode
  name: string
  /** Where most of its schools are. */
  region: Region
  /** Of its page, without language. */
  path: string
  /** Centre of its schools, WGS84 degrees. */
  lat: number
  lng: number
  /** The towns of the search that it is made of, the one with most schools first. */
  places: readonly Place[]
  /** Number of schools in the index, those for adults included: for orders only, never shown. */
  schools: number
}

/** A region as its register names it: a Land, a département, a province, a regione, a county; no name for none. */
export type Region = {
  country: CountryCode
  name: string
  path: string
  /** Its towns by number of schools, the largest first; one that reaches into several regions is in each. */
  towns: Town[]
  /** The towns of the search in it. */
  places: Place[]
}

/** Degrees; about 28 km from north to south. */
const CELL = 0.25
const cellOf = ({ lat, lng }: { lat: number; lng: number }) => [Math.floor(lat / CELL), Math.floor(lng / CELL)] as const

/** Returns a name as addresses write it: `koeln`, `saint-denis` and `st-denis` alike as `st-denis`. */
const slugOf = (name: string, country: CountryCode) => spelledTownKey(name, country).replaceAll(' ', '-')

/** In place of the region where registers name none. */
const ELSEWHERE = 'elsewhere'
const regionSlugOf = (name: string, country: CountryCode) => slugOf(name, country) || ELSEWHERE

/** Finds the country that an address names: its own name, its code, or its name in a language of the site. */
export function countryOfSlug(slug: string): CountryCode | undefined {
  const wanted = fold(slug)
  const namesOf = (country: CountryCode) => [
    COUNTRY_SLUGS[country],
    country,
    ...LOCALES.map((locale) => countryName(locale, country)),
  ]
  return COUNTRIES.find((country) => namesOf(country).some((name) => fold(name) === wanted))
}

/** A town of the search, with its name and that of its region as addresses write them. */
type SluggedPlace = { place: Place; slug: string; regionSlug: string }

/** The places of the directory by their addresses. */
export class PlaceIndex {
  readonly #regions = new Map<string, Region>()
  /** By country, region and town in every region that the town reaches into. */
  readonly #towns = new Map<string, Town>()
  /** By country and the name without umlauts and accents, which people leave out. */
  readonly #named = new Map<string, Town[]>()
  readonly #cells = new Map<string, Town[]>()

  private constructor() {}

  /** @param places the towns of the search; those without a name have no page */
  static of(places: Iterable<Place>): PlaceIndex {
    return atOnce(new PlaceIndex().#fill(places))
  }

  /** As {@link of}, in pieces between which the process answers visitors. */
  static async inPieces(places: Iterable<Place>): Promise<PlaceIndex> {
    return await inPieces(new PlaceIndex().#fill(places))
  }

  /** Adds all places; yields after each small step. */
  *#fill(places: Iterable<Place>): Generator<void, PlaceIndex> {
    const namesakes = new Map<string, SluggedPlace[]>()
    for (const part of withSlugs(places)) {
      collect(namesakes, `${part.place.country}/${part.slug}`, part)
      yield
    }
    for (const group of namesakes.values()) {
      for (const parts of apart(group)) this.#add(parts)
      yield
    }
    for (const region of this.#regions.values()) {
      region.towns.sort((a, b) => b.schools - a.schools)
      yield
    }
    return this
  }

  #add(parts: readonly [SluggedPlace, ...SluggedPlace[]]): void {
    const [largest] = parts
    const { country, name } = largest.place
    const region = this.#regionOf(largest)
    const places = parts.map(({ place }) => place)
    const schools = places.reduce((sum, place) => sum + place.schools, 0)
    const path = `${region.path}/${largest.slug}`
    const town: Town = { country, name, region, path, ...centreOf(places, schools), places, schools }
    for (const part of parts) {
      const around = this.#regionOf(part)
      around.places.push(part.place)
      if (around.towns.at(-1) !== town) around.towns.push(town)
      this.#towns.set(`${country}/${part.regionSlug}/${part.slug}`, town)
    }
    collect(this.#named, `${country}/${townKey(name, country)}`, town)
    collect(this.#cells, cellOf(town).join(), town)
  }

  #regionOf({ place: { country, region: name }, regionSlug }: SluggedPlace): Region {
    const key = `${country}/${regionSlug}`
    const region = this.#regions.get(key) ?? {
      country,
      name,
      path: `${countryPath(country)}/${regionSlug}`,
      towns: [],
      places: [],
    }
    this.#regions.set(key, region)
    return region
  }

  /** Returns the regions of a country in the order of their names, the one without a name last. */
  regions(country: CountryCode): Region[] {
    return [...this.#regions.values()]
      .filter((region) => region.country === country)
      .sort((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'en'))
  }

  /** Every town, in no particular order. */
  *towns(): Generator<Town> {
    for (const towns of this.#named.values()) yield* towns
  }

  /** Finds a region by its name in any spelling. */
  region(country: CountryCode, name: string): Region | undefined {
    const exact = this.#regions.get(`${country}/${regionSlugOf(name, country)}`)
    return exact ?? this.regions(country).find((region) => townKey(region.name, country) === townKey(name, country))
  }

  /** Finds the town of an address as registers write it. */
  townOf({ country, region, city }: { country: CountryCode; region: string; city: string }): Town | undefined {
    return this.#towns.get(`${country}/${regionSlugOf(region, country)}/${slugOf(city, country)}`)
  }

  /** Finds a town by its name in any spelling, in the region if it is there, else the largest of that name. */
  town(country: CountryCode, region: string, name: string): Town | undefined {
    const exact = this.townOf({ country, region, city: name })
    if (exact) return exact
    const named = this.#named.get(`${country}/${townKey(name, country)}`) ?? []
    const inRegion = this.region(country, region)
    return named.find((town) => inRegion?.towns.includes(town)) ?? named.toSorted((a, b) => b.schools - a.schools)[0]
  }

  /** Returns the nearest other towns within about 40 km, at most so many. */
  near(town: Town, count: number): Town[] {
    const [row, column] = cellOf(town)
    const around = [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((right) => this.#cells.get(`${row + up},${column + right}`) ?? []),
    )
    return around
      .filter((other) => other !== town)
      .map((other) => ({ other, km: distanceKm(town, other) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, count)
      .map(({ other }) => other)
  }
}

/** Yields the places that have a name, with their slugs: each region's is made once. */
function* withSlugs(places: Iterable<Place>): Generator<SluggedPlace> {
  const regionSlugs = new Map<string, string>()
  for (const place of places) {
    const { country, region } = place
    const key = `${country}/${region}`
    const regionSlug = regionSlugs.get(key) ?? regionSlugOf(region, country)
    regionSlugs.set(key, regionSlug)
    const slug = slugOf(place.name, country)
    if (slug) yield { place, slug, regionSlug }
  }
}

function collect<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Parts places of one name in a country into towns, each with the place with most schools first that has a region. */
function apart(namesakes: readonly SluggedPlace[]): [SluggedPlace, ...SluggedPlace[]][] {
  const towns: [SluggedPlace, ...SluggedPlace[]][] = []
  const isElsewhere = ({ regionSlug }: SluggedPlace) => regionSlug === ELSEWHERE
  const compare = (a: SluggedPlace, b: SluggedPlace) =>
    Number(isElsewhere(a)) - Number(isElsewhere(b)) || b.place.schools - a.place.schools
  for (const part of namesakes.toSorted(compare)) {
    const same = towns.find(([largest]) => isSameTown(largest.place, part.place))
    if (same) same.push(part)
    else towns.push([part])
  }
  return towns
}

function centreOf(places: readonly Place[], schools: number): { lat: number; lng: number } {
  const mean = (pick: (place: Place) => number) =>
    places.reduce((sum, place) => sum + pick(place) * place.schools, 0) / schools
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
