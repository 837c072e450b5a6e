import type { SegmentData } from '../segment/segment-data.ts'
import { unpackStrings } from '../segment/strings.ts'
import { type Lexicon, packLexicon, sortTerms } from '../text/lexicon.ts'

type InstitutionColumns = Pick<SegmentData, 'institution' | 'institutionBytes' | 'institutionOffsets'>

/** Returns the sorted keys of all institutions; number 0 is the key of no institution. */
export const institutionsOf = ({ institutionBytes, institutionOffsets }: InstitutionColumns): Lexicon => ({
  bytes: institutionBytes,
  offsets: institutionOffsets,
})

/** Returns the institution of each document as its number in the table of keys. */
export function institutionColumns(keys: readonly string[]): InstitutionColumns {
  const table = sortTerms([...new Set(['', ...keys])])
  const numbers = new Map(table.map((key, number) => [key, number]))
  const { bytes, offsets } = packLexicon(table)
  return {
    institution: Uint32Array.from(keys, (key) => numbers.get(key)!),
    institutionBytes: bytes,
    institutionOffsets: offsets,
  }
}

/** Returns the key of each document. */
export function institutionKeys(data: InstitutionColumns): string[] {
  const table = unpackStrings(institutionsOf(data))
  return Array.from(data.institution, (number) => table[number]!)
}
