import { lowerBound } from '../sets/sorted-list.ts'

/** Name keys with the documents that have them, sorted: `key × {@link DOCS} + document`. */
export type NameIndex = Float64Array

/** More documents than a segment may have; with 32 bits of key still exact in a number. */
const DOCS = 2 ** 21

export function buildNameIndex(nameKeys: Uint32Array): NameIndex {
  return Float64Array.from(nameKeys, (key, doc) => key * DOCS + doc).sort()
}

/** The documents with a name key, in ascending order. */
export function docsNamed(names: NameIndex, key: number): number[] {
  const from = lowerBound(names, key * DOCS)
  const to = lowerBound(names, (key + 1) * DOCS, from)
  return Array.from(names.subarray(from, to), (entry) => entry % DOCS)
}
