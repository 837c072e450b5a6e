import type { CountryCode } from '#db/vocabulary.ts'
import { atOnce } from '#lib/in-pieces.ts'
import { hashText, NumbersByText } from '../../base/text/numbers-by-text.ts'
import { type Place, placeId } from '../places/place.ts'
import { indexPostalCodes } from '../places/postal-codes.ts'
import type { TownBeginnings } from '../places/town-beginnings.ts'
import type { Towns } from '../places/town-columns.ts'
import { mergeSpellings, type TownIndex, townIndexSteps } from '../places/town-index.ts'
import type { Visitor } from '../places/visitor.ts'
import type { Area } from './areas.ts'
import type { District, KnownPlace } from './known-places.ts'

export type { Place } from '../places/place.ts'
export { placeId } from '../places/place.ts'

/** The places that schools are in, found by the names and codes that people type. */
export type Gazetteer = {
  /**
   * Returns the towns with this name in any of the five languages; whole words only. Towns spelt exactly so come before
   * those that only share a key with it, as Au does with Aue; then the likeliest for the visitor.
   *
   * @param key the name as `townKey` writes it, if known
   */
  towns(name: string, visitor?: Visitor, key?: string): readonly Place[]
  /** Returns the areas of a postal code or of its beginning, one per country that has it, most schools first. */
  postalCodes(code: string): readonly Place[]
  /** Returns the full postal codes of a country that begin with the text, most schools first. */
  postalCodesBeginning(text: string, limit: number, country: CountryCode): readonly Place[]
  /**
   * Returns the towns whose name, or a later word of it, begins with the text, likeliest first; those of the given
   * country count more.
   */
  beginning: TownBeginnings
  /** Returns the place with an id from an address, see {@link placeId}. */
  place(id: string): Place | undefined
  /**
   * Returns the parts of cities, and places without a school, that have a name; largest first.
   *
   * @param key the name as `townKey` writes it, if known
   */
  districts(name: string, key?: string): readonly KnownPlace[]
  /**
   * Returns the parts of cities whose name begins with the text: those of the given country first, then the largest.
   */
  districtsBeginning(text: string, limit: number, home?: CountryCode): readonly KnownPlace[]
  /** Returns the largest towns of a country. */
  largestTowns(country: CountryCode): readonly Place[]
  /** Returns the parts of a town, each with its name as `townKey` writes it. */
  districtsOf(town: Place): readonly Pick<District, 'name' | 'key' | 'city'>[]
  /** Returns about how many schools far from a place have its name in theirs, so that the name may mean one of them. */
  namesakes(name: string, place: Place): number
  /** Returns the number of schools in an area. */
  schoolsIn(area: Area): number
  /** Every town, in no particular order. */
  allTowns: Towns
}

/**
 * Indexes the towns and postal codes of the directory; spellings of one town become one place.
 *
 * @param sizeOf the size of a town in schools, where more is known than its schools in the directory
 */
export function createGazetteer(
  places: Iterable<Place>,
  sizeOf: (place: Place) => number = ({ schools }) => schools,
): Gazetteer {
  const { town = [], postal_code = [] } = Object.groupBy(places, ({ kind }) => kind)
  const towns = atOnce(townGazetteerSteps(atOnce(mergeSpellings(town)), sizeOf))
  const codes = indexPostalCodes(postal_code)
  return {
    ...towns,
    postalCodes: codes.coded,
    place: (id) => towns.place(id) ?? codes.coded(codeOf(id)).find((place) => placeId(place) === id),
  }
}

/** The same for towns without postal codes, none of which is a spelling of another. Yields after each small step. */
export function* townGazetteerSteps(
  places: Iterable<Place>,
  sizeOf: (place: Place) => number,
): Generator<void, Gazetteer> {
  return gazetteerOf(yield* townIndexSteps(places, sizeOf))
}

function gazetteerOf(towns: TownIndex): Gazetteer {
  const idOf = (town: number) => placeId(towns.all.at(town)!)
  // Only needed for addresses with a chosen place.
  let byId: NumbersByText | undefined
  const largest = new Map<CountryCode, readonly Place[]>()
  return {
    towns: towns.named,
    postalCodes: () => [],
    postalCodesBeginning: () => [],
    beginning: towns.beginning,
    place: (id) => {
      byId ??= new NumbersByText(
        Uint32Array.from(towns.all, (place) => hashText(placeId(place))),
        idOf,
      )
      const town = byId.find(id).at(-1)
      return town === undefined ? undefined : towns.all.at(town)
    },
    districts: () => [],
    districtsBeginning: () => [],
    largestTowns: (country) => {
      const found = largest.get(country) ?? towns.largest(country)
      largest.set(country, found)
      return found
    },
    districtsOf: () => [],
    namesakes: () => 0,
    schoolsIn: () => 0,
    allTowns: towns.all,
  }
}

const codeOf = (id: string) => id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')
