import { COUNTRIES } from '#db/vocabulary.ts'
import { packStrings, type Strings, stringAt } from '../../base/text/strings.ts'
import type { Place } from './place.ts'

/** Towns by number, each created on demand. */
export type Towns = Iterable<Place> & { readonly length: number; at(number: number): Place | undefined }

type Collected = {
  names: string[]
  numbers: Record<'country' | 'region' | 'schools' | 'lat' | 'lng', number[]>
  regionNames: string[]
}

/** Yields after each town. */
export function* townColumnSteps(towns: Iterable<Place>): Generator<void, TownColumns> {
  const names: string[] = []
  const numbers: Collected['numbers'] = { country: [], region: [], schools: [], lat: [], lng: [] }
  const regions = new Map<string, number>()
  for (const { name, country, region, lat, lng, schools } of towns) {
    if (!regions.has(region)) regions.set(region, regions.size)
    names.push(name)
    numbers.country.push(COUNTRIES.indexOf(country))
    numbers.region.push(regions.get(region)!)
    numbers.schools.push(schools)
    numbers.lat.push(lat)
    numbers.lng.push(lng)
    yield
  }
  return new TownColumns({ names, numbers, regionNames: [...regions.keys()] })
}

/** Towns as columns: there are tens of thousands, and as objects they take ten times as much memory. */
export class TownColumns implements Towns {
  readonly length: number
  readonly schools: Uint32Array
  /** As indexes of COUNTRIES. */
  readonly countries: Uint8Array
  readonly #lat: Float64Array
  readonly #lng: Float64Array
  readonly #names: Strings
  /** As indexes into the names of all regions. */
  readonly #regions: Uint32Array
  readonly #regionNames: readonly string[]

  constructor({ names, numbers, regionNames }: Collected) {
    this.length = names.length
    this.schools = Uint32Array.from(numbers.schools)
    this.countries = Uint8Array.from(numbers.country)
    this.#lat = Float64Array.from(numbers.lat)
    this.#lng = Float64Array.from(numbers.lng)
    this.#names = packStrings(names)
    this.#regions = Uint32Array.from(numbers.region)
    this.#regionNames = regionNames
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
