import { atOnce } from '#lib/in-pieces.ts'
import { lowerBoundBy } from '../sets/sorted-list.ts'
import { sortingSteps } from '../sets/sorting.ts'

/** The documents sorted by the keys of their names, or of their streets, ties by number. */
export type NameIndex = { keys: Uint32Array; docs: Uint32Array }

/** Yields after each small step. */
export function* nameIndexSteps(keys: Uint32Array): Generator<void, NameIndex> {
  return { keys, docs: yield* sortingSteps(keys) }
}

export const buildNameIndex = (keys: Uint32Array): NameIndex => atOnce(nameIndexSteps(keys))

/** Returns the documents with a key, in ascending order. */
export function docsNamed({ keys, docs }: NameIndex, key: number): number[] {
  const from = lowerBoundBy(docs, (doc) => keys[doc]! < key)
  let to = from
  while (to < docs.length && keys[docs[to]!] === key) to++
  return [...docs.subarray(from, to)]
}
