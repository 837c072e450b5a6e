import { COUNTRY_SLUGS } from '#app/features/schools/country-slugs.ts'
import { countryName } from '#app/i18n/format.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { atOnce, inPieces } from '#lib/in-pieces.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { buildNameIndex, docsNamed, type NameIndex } from '#search-engine/base/text/name-index.ts'
import type { NumbersByText } from '#search-engine/base/text/numbers-by-text.ts'
import { fold } from '#search-engine/language/fold.ts'
import { townKey } from '#search-engine/language/places/town.ts'
import type { Towns } from '#search-engine/language/places/town-columns.ts'
import {
  addressText,
  type IndexedPlaces,
  indexPlaces,
  keyText,
  type PlaceData,
  type Region,
  regionText,
  Town,
} from './indexed-places.ts'

export type { Region, Town } from './indexed-places.ts'

/** Degrees; about 28 km from north to south. */
const CELL_DEGREES = 0.25
/** More cells than there are from the equator to a pole, and from Greenwich to the date line. */
const CELLS = 1000
const cellOf = ({ lat, lng }: { lat: number; lng: number }) =>
  [Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES)] as const
const cellNumber = (row: number, column: number) => (row + CELLS) * 2 * CELLS + column + CELLS

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

/** The places of the directory by their addresses. */
export class PlaceIndex {
  readonly #data: PlaceData
  readonly #addresses: NumbersByText
  readonly #keys: NumbersByText
  /** Towns by the numbers of their cells. */
  readonly #cells: NameIndex

  private constructor({ data, addresses, keys }: IndexedPlaces) {
    this.#data = data
    this.#addresses = addresses
    this.#keys = keys
    this.#cells = buildNameIndex(Uint32Array.from(this.towns(), (town) => cellNumber(...cellOf(town))))
  }

  /** @param places the towns of the search; those without a name have no page */
  static of(places: Towns): PlaceIndex {
    return new PlaceIndex(atOnce(indexPlaces(places)))
  }

  /** Like {@link of}, in batches between which the process answers visitors. */
  static async inPieces(places: Towns): Promise<PlaceIndex> {
    return new PlaceIndex(await inPieces(indexPlaces(places)))
  }

  /** Returns the regions of a country sorted by name, the one without a name last. */
  regions(country: CountryCode): Region[] {
    return [...this.#data.regions.values()]
      .filter((region) => region.country === country)
      .sort((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'en'))
  }

  /** Every town, in the order of the first of its places. */
  *towns(): Generator<Town> {
    for (let town = 0; town < this.#data.count; town++) yield new Town(this.#data, town)
  }

  /** Finds a region by its name in any spelling. */
  region(country: CountryCode, name: string): Region | undefined {
    const exact = this.#data.regions.get(regionText(country, name))
    return exact ?? this.regions(country).find((region) => townKey(region.name, country) === townKey(name, country))
  }

  /** Finds the town of an address as registers write it. */
  townOf({ country, region, city: name }: { country: CountryCode; region: string; city: string }): Town | undefined {
    const [place] = this.#addresses.find(addressText({ country, region, name }))
    const town = place === undefined ? 0 : this.#data.townOf[place]!
    return town === 0 ? undefined : new Town(this.#data, town - 1)
  }

  /** Finds a town by its name in any spelling, in the region if it is there, else the largest with that name. */
  town(country: CountryCode, region: string, name: string): Town | undefined {
    const exact = this.townOf({ country, region, city: name })
    if (exact) return exact
    const named = this.#keys.find(keyText({ country, name })).map((town) => new Town(this.#data, town))
    const inRegion = this.region(country, region)?.townNumbers
    return named.find(({ number }) => inRegion?.includes(number)) ?? named.toSorted((a, b) => b.schools - a.schools)[0]
  }

  /** Returns the nearest other towns within about 40 km, at most `count`. */
  near(town: Town, count: number): Town[] {
    const [row, column] = cellOf(town)
    const around = [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((right) => docsNamed(this.#cells, cellNumber(row + up, column + right))),
    )
    return around
      .filter((number) => number !== town.number)
      .map((number) => new Town(this.#data, number))
      .map((other) => ({ other, km: distanceKm(town, other) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, count)
      .map(({ other }) => other)
  }
}
