import { packStrings, pickStrings, type Strings, stringAt } from '../../base/text/strings.ts'
import { regionsOf, type SegmentData, townsOf } from './segment-data.ts'

/** A town as registers write it. */
export type Town = { city: string; region: string }

type TownColumns = Pick<SegmentData, 'town' | 'townBytes' | 'townOffsets' | 'regionBytes' | 'regionOffsets'>

/** Returns the town of each document, with every spelling of a town stored once. */
export function townColumns(towns: Iterable<Town>): TownColumns {
  const numbers = new Map<string, number>()
  const different: Town[] = []
  const town = Uint32Array.from(towns, ({ city, region }) => {
    const key = `${city}\0${region}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, different.length)
    return different.push({ city, region }) - 1
  })
  const names = packStrings(different.map(({ city }) => city))
  return columnsOf(town, names, packStrings(different.map(({ region }) => region)))
}

const columnsOf = (town: Uint32Array, names: Strings, regions: Strings): TownColumns => ({
  town,
  townBytes: names.bytes,
  townOffsets: names.offsets,
  regionBytes: regions.bytes,
  regionOffsets: regions.offsets,
})

/**
 * Returns the towns of the documents of two segments.
 *
 * @param sources origin of each document: its number in `a`, or its number in `b` plus the size of `a`
 */
export function mergeTownColumns(a: TownColumns, b: TownColumns, sources: Uint32Array): TownColumns {
  const inA = a.townOffsets.length - 1
  const inBoth = numbersIn(a, b)
  const numbers = new Uint32Array(inA + inBoth.length).fill(NONE)
  const used = new Uint32Array(numbers.length)
  let count = 0
  const town = sources.map((source) => {
    const given = source < a.town.length ? a.town[source]! : inBoth[b.town[source - a.town.length]!]!
    if (numbers[given] === NONE) {
      used[count] = given
      numbers[given] = count++
    }
    return numbers[given]!
  })
  const kept = used.subarray(0, count)
  const names = pickStrings(townsOf(a), townsOf(b), kept)
  return columnsOf(town, names, pickStrings(regionsOf(a), regionsOf(b), kept))
}

const NONE = 0xffffffff

/** Returns the number in `a` of each town of `b`; those that only `b` has are numbered after them. */
function numbersIn(a: TownColumns, b: TownColumns): Uint32Array {
  const count = a.townOffsets.length - 1
  const keys = new Map(Array.from({ length: b.townOffsets.length - 1 }, (_, number) => [keyOf(b, number), number]))
  const numbers = Uint32Array.from(keys.values(), (number) => count + number)
  for (let number = 0; number < count; number++) {
    const same = keys.get(keyOf(a, number))
    if (same !== undefined) numbers[same] = number
  }
  return numbers
}

const keyOf = (data: TownColumns, number: number) =>
  `${stringAt(townsOf(data), number)}\0${stringAt(regionsOf(data), number)}`
