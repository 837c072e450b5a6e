import type { SegmentData } from '../segment/segment-data.ts'
import { unpackStrings } from '../segment/strings.ts'
import { type Lexicon, packLexicon, sortTerms } from '../text/lexicon.ts'

type CampusColumns = Pick<SegmentData, 'campus' | 'campusBytes' | 'campusOffsets'>

/** The keys of all campuses in order; number 0 is the key of no campus. */
export const institutionsOf = ({ campusBytes, campusOffsets }: CampusColumns): Lexicon => ({
  bytes: campusBytes,
  offsets: campusOffsets,
})

/** The campus of each document as its number in the table of keys. */
export function institutionColumns(keys: readonly string[]): CampusColumns {
  const table = sortTerms([...new Set(['', ...keys])])
  const numbers = new Map(table.map((key, number) => [key, number]))
  const { bytes, offsets } = packLexicon(table)
  return { campus: Uint32Array.from(keys, (key) => numbers.get(key)!), campusBytes: bytes, campusOffsets: offsets }
}

/** The key of each document. */
export function institutionKeys(data: CampusColumns): string[] {
  const table = unpackStrings(institutionsOf(data))
  return Array.from(data.campus, (number) => table[number]!)
}
