import { type Lexicon, packLexicon, sortTerms, visitTerms } from '../../base/text/lexicon.ts'
import { pickStrings } from '../../base/text/strings.ts'
import { fold } from '../../language/fold.ts'
import { townKey } from '../../language/places/town.ts'
import type { SegmentData } from '../columns/segment-data.ts'
import type { SchoolDocument } from '../document.ts'

type InstitutionColumns = Pick<SegmentData, 'institution' | 'institutionBytes' | 'institutionOffsets'>

/** Returns the sorted keys of all institutions; number 0 is the key for none. */
export const institutionsOf = ({ institutionBytes, institutionOffsets }: InstitutionColumns): Lexicon => ({
  bytes: institutionBytes,
  offsets: institutionOffsets,
})

/** Returns each document's institution as its number in the table of keys. */
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

/**
 * Returns the institutions of the documents of two segments.
 *
 * @param sources origin of each document: its number in `a`, or its number in `b` plus the size of `a`
 */
export function mergeInstitutionColumns(
  a: InstitutionColumns,
  b: InstitutionColumns,
  sources: Uint32Array,
): InstitutionColumns {
  const [left, right] = [institutionsOf(a), institutionsOf(b)]
  const inLeft = left.offsets.length - 1
  const given = sources.map((source) =>
    source < a.institution.length ? a.institution[source]! : inLeft + b.institution[source - a.institution.length]!,
  )
  const isUsed = new Uint8Array(inLeft + right.offsets.length - 1)
  isUsed[0] = 1
  for (const number of given) isUsed[number] = 1
  const numbers = new Uint32Array(isUsed.length)
  const used = new Uint32Array(isUsed.length)
  let count = 0
  visitTerms(left, right, (one, other) => {
    const both = [...(one >= 0 ? [one] : []), ...(other >= 0 ? [inLeft + other] : [])]
    if (!both.some((number) => isUsed[number] === 1)) return
    for (const number of both) numbers[number] = count
    used[count++] = both[0]!
  })
  const { bytes, offsets } = pickStrings(left, right, used.subarray(0, count))
  return {
    institution: given.map((number) => numbers[number]!),
    institutionBytes: bytes,
    institutionOffsets: offsets,
  }
}

/**
 * Identifies schools that are sites of one institution and share a row of the results: those of one institution in one
 * town that are of the same kind. The kind is the category and the register's own word: a nursery school and a primary
 * school are both `primary`, but a parent looks for one of them.
 *
 * @returns '' for a school that belongs to no institution
 */
export function institutionKey({ institute, country, category, localType, city }: SchoolDocument): string {
  if (institute === null) return ''
  return [country, institute, category, fold(localType), townKey(city, country)].join('\0')
}
