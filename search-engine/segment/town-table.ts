import { regionsOf, type SegmentData, townsOf } from './segment-data.ts'
import { packStrings, stringAt } from './strings.ts'

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
  const regions = packStrings(different.map(({ region }) => region))
  return {
    town,
    townBytes: names.bytes,
    townOffsets: names.offsets,
    regionBytes: regions.bytes,
    regionOffsets: regions.offsets,
  }
}

/** Returns the towns of all documents. */
export function townsOfDocuments(data: TownColumns): Town[] {
  const names = townsOf(data)
  const regions = regionsOf(data)
  const table = Array.from({ length: names.offsets.length - 1 }, (_, at) => ({
    city: stringAt(names, at),
    region: stringAt(regions, at),
  }))
  return Array.from(data.town, (number) => table[number]!)
}
