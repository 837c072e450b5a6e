import { COUNTRIES } from '#db/vocabulary.ts'
import { packStrings, type Strings, stringAt } from '../../segment/strings.ts'
import type { Place } from '../place.ts'

/** Towns by number, of which each may be made when it is asked for. */
export type Towns = Iterable<Place> & { readonly length: number; at(number: number): Place | undefined }

/** Towns as columns: there are tens of thousands, and as objects they take ten times as much memory. */
export class TownColumns implements Towns {
  readonly length: number
  readonly schools: Uint32Array
  /** As indexes of COUNTRIES. */
  readonly countries: Uint8Array
  readonly #lat: Float64Array
  readonly #lng: Float64Array
  readonly #names: Strings
  /** As indexes of the names of all regions. */
  readonly #regions: Uint32Array
  readonly #regionNames: readonly string[]

  constructor(towns: Iterable<Place>) {
    const names: string[] = []
    const numbers = { country: [] as number[], region: [] as number[], schools: [] as number[] }
    const degrees = { lat: [] as number[], lng: [] as number[] }
    const regions = new Map<string, number>()
    for (const { name, country, region, lat, lng, schools } of towns) {
      if (!regions.has(region)) regions.set(region, regions.size)
      names.push(name)
      numbers.country.push(COUNTRIES.indexOf(country))
      numbers.region.push(regions.get(region)!)
      numbers.schools.push(schools)
      degrees.lat.push(lat)
      degrees.lng.push(lng)
    }
    this.length = names.length
    this.schools = Uint32Array.from(numbers.schools)
    this.countries = Uint8Array.from(numbers.country)
    this.#lat = Float64Array.from(degrees.lat)
    this.#lng = Float64Array.from(degrees.lng)
    this.#names = packStrings(names)
    this.#regions = Uint32Array.from(numbers.region)
    this.#regionNames = [...regions.keys()]
  }

  at(number: number): Place | undefined {
    if (!(number < this.length)) return undefined
    return {
      kind: 'town',
      name: stringAt(this.#names, number),
      country: COUNTRIES[this.countries[number]!]!,
      region: this.#regionNames[this.#regions[number]!]!,
      lat: this.#lat[number]!,
      lng: this.#lng[number]!,
      schools: this.schools[number]!,
    }
  }

  *[Symbol.iterator](): Generator<Place> {
    for (let number = 0; number < this.length; number++) yield this.at(number)!
  }
}
