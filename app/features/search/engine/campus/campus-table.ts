import type { SegmentData } from '../segment/segment-data.ts'
import { packStrings, stringAt, unpackStrings } from '../segment/strings.ts'

type CampusColumns = Pick<SegmentData, 'campus' | 'campusBytes' | 'campusOffsets'>

const keyTable = ({ campusBytes, campusOffsets }: CampusColumns) => ({ bytes: campusBytes, offsets: campusOffsets })

/** The campus of each document as its number in the sorted table of keys; number 0 is the key of no campus. */
export function campusColumns(keys: readonly string[]): CampusColumns {
  const table = [...new Set(['', ...keys])].sort()
  const numbers = new Map(table.map((key, number) => [key, number]))
  const { bytes, offsets } = packStrings(table)
  return { campus: Uint32Array.from(keys, (key) => numbers.get(key)!), campusBytes: bytes, campusOffsets: offsets }
}

/** The key of each document. */
export function campusKeys(data: CampusColumns): string[] {
  const table = unpackStrings(keyTable(data))
  return Array.from(data.campus, (number) => table[number]!)
}

/** How many campuses there are, the one of number 0 included. */
export function countCampuses({ campusOffsets }: CampusColumns): number {
  return campusOffsets.length - 1
}

export function campusKeyAt(data: CampusColumns, number: number): string {
  return stringAt(keyTable(data), number)
}

/** Number of the campus with a key; undefined if there is none. */
export function campusWithKey(data: CampusColumns, key: string): number | undefined {
  let [low, high] = [0, countCampuses(data)]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (campusKeyAt(data, middle) < key) low = middle + 1
    else high = middle
  }
  return low < countCampuses(data) && campusKeyAt(data, low) === key ? low : undefined
}
