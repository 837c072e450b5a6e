import type { CountryCode } from '#db/vocabulary.ts'
import { termAt } from '../text/lexicon.ts'
import { type KnownPlace, type PlaceList, placeIn, placeLists } from './known-places.ts'

/** Every place of the lists, the largest first, as columns: {@link KnownPlace} of each is made when it is wanted. */
export type PlacesBySize = {
  lat: Float32Array
  lng: Float32Array
  /** As `KnownPlace.schools`: estimated from the people. */
  size: Uint16Array
  /** 1 for a part of a city. */
  isPart: Uint8Array
  placeAt(index: number): KnownPlace
}

/** Registers of some parts of cities name the people of the whole city: none counts more than this. */
const MAX_PART = 40

const FRENCH_DISTRICT = / (?:\d\d?|\d\d?(?:er?|e|eme|ème) arrondissement)$/i

/** Returns the name of a city without its district, by which registers and lists name some in France: Lyon 02. */
export const withoutDistrict = (name: string, country: CountryCode): string =>
  country === 'FR' ? name.replace(FRENCH_DISTRICT, '') : name

let known: PlacesBySize | undefined

/** Returns all places of the lists; the first call reads every line, which takes about a tenth of a second. */
export function placesBySize(): PlacesBySize {
  known ??= readAll(placeLists())
  return known
}

type Line = { list: PlaceList; line: number; size: number; isPart: boolean; lat: number; lng: number }

function readAll(lists: readonly PlaceList[]): PlacesBySize {
  const all = lists.flatMap((list) =>
    Array.from({ length: list.lines.offsets.length - 1 }, (_, line): Line => {
      const { name, country, lat, lng, schools, city } = placeIn(termAt(list.lines, line))
      const isPart = city !== '' && withoutDistrict(name, country) !== city
      return { list, line, lat, lng, isPart, size: isPart ? Math.min(schools, MAX_PART) : schools }
    }),
  )
  all.sort((a, b) => b.size - a.size || Number(a.isPart) - Number(b.isPart))
  const list = Uint8Array.from(all, (one) => lists.indexOf(one.list))
  const line = Uint32Array.from(all, (one) => one.line)
  return {
    lat: Float32Array.from(all, (one) => one.lat),
    lng: Float32Array.from(all, (one) => one.lng),
    size: Uint16Array.from(all, (one) => one.size),
    isPart: Uint8Array.from(all, (one) => Number(one.isPart)),
    placeAt: (at) => placeIn(termAt(lists[list[at]!]!.lines, line[at]!)),
  }
}
