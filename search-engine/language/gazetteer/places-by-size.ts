import type { CountryCode } from '#db/vocabulary.ts'
import { inPieces } from '#lib/in-pieces.ts'
import { termAt } from '../../base/text/lexicon.ts'
import { type KnownPlace, mappedLists, type PlaceList, placeIn } from './known-places.ts'

/**
 * Every place of the lists under its own name, largest first, as columns; a {@link KnownPlace} is made only on demand.
 */
export type PlacesBySize = {
  lat: Float32Array
  lng: Float32Array
  /** As `KnownPlace.schools`: estimated from the population. */
  size: Uint16Array
  /** 1 for a part of a city. */
  isPart: Uint8Array
  placeAt(index: number): KnownPlace
}

/** Registers give some parts of cities the population of the whole city, so no part counts for more than this. */
const MAX_SIZE_OF_PART = 40

const FRENCH_DISTRICT = / (?:\d\d?|\d\d?(?:er?|e|eme|ème) arrondissement)$/i

/**
 * Returns the name of a city without the number of its district, which registers and lists append to some in France:
 * Lyon 02.
 */
export const withoutDistrict = (name: string, country: CountryCode): string =>
  country === 'FR' ? name.replace(FRENCH_DISTRICT, '') : name

let known: Promise<PlacesBySize> | undefined

/**
 * Returns all places that maps name; the first call reads every line, which takes some tenths of a second, in batches
 * between which the process answers visitors.
 */
export function placesBySize(): Promise<PlacesBySize> {
  known ??= inPieces(readAll(mappedLists()))
  return known
}

/** More than there are lines: a place's line and size are combined into one number for sorting. */
const MAX_LINES = 2 ** 20
const MAX_SIZE = 2 ** 16 - 1

/** Yields after each line. */
function* readAll(lists: readonly PlaceList[]): Generator<void, PlacesBySize> {
  const lines = lists.flatMap(({ lines: { offsets } }, list) => ({ list, count: offsets.length - 1 }))
  const count = lines.reduce((sum, one) => sum + one.count, 0)
  const [lat, lng] = [new Float32Array(count), new Float32Array(count)]
  const [size, line] = [new Uint16Array(count), new Uint32Array(count)]
  const [isPart, list] = [new Uint8Array(count), new Uint8Array(count)]
  const keys = new Float64Array(count)
  let next = 0
  for (const one of lines)
    for (let at = 0; at < one.count; at++) {
      const place = placeIn(termAt(lists[one.list]!.lines, at))
      if (place.isShort) continue
      const part = place.city !== '' && withoutDistrict(place.name, place.country) !== place.city
      list[next] = one.list
      line[next] = at
      lat[next] = place.lat
      lng[next] = place.lng
      isPart[next] = Number(part)
      size[next] = part ? Math.min(place.schools, MAX_SIZE_OF_PART) : place.schools
      keys[next] = ((MAX_SIZE - size[next]!) * 2 + isPart[next]!) * MAX_LINES + next
      next++
      yield
    }
  const order = Uint32Array.from(keys.subarray(0, next).sort(), (key) => key % MAX_LINES)
  yield
  return {
    lat: Float32Array.from(order, (at) => lat[at]!),
    lng: Float32Array.from(order, (at) => lng[at]!),
    size: Uint16Array.from(order, (at) => size[at]!),
    isPart: Uint8Array.from(order, (at) => isPart[at]!),
    placeAt: (at) => placeIn(termAt(lists[list[order[at]!]!]!.lines, line[order[at]!]!)),
  }
}
