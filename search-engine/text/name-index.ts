import { lowerBoundBy } from '../sets/sorted-list.ts'

/** The documents in the order of the keys of their names, or of their streets, ties by number. */
export type NameIndex = { keys: Uint32Array; docs: Uint32Array }

export function buildNameIndex(keys: Uint32Array): NameIndex {
  return { keys, docs: Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b) }
}

/** Returns the documents with a key, in ascending order. */
export function docsNamed({ keys, docs }: NameIndex, key: number): number[] {
  const from = lowerBoundBy(docs, (doc) => keys[doc]! < key)
  let to = from
  while (to < docs.length && keys[docs[to]!] === key) to++
  return [...docs.subarray(from, to)]
}
