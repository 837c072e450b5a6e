import type { Bitmap } from './bitmap.ts'

/** Returns the numbers of a list that fulfil a condition. */
export function filterElements(list: Uint32Array, isWanted: (value: number) => boolean): Uint32Array {
  const wanted = new Uint32Array(list.length)
  let count = 0
  for (let at = 0; at < list.length; at++) if (isWanted(list[at]!)) wanted[count++] = list[at]!
  return wanted.subarray(0, count)
}

/** Returns the elements of a list at the given positions. */
export function pickFromList(list: Uint32Array, positions: Uint32Array): Uint32Array {
  const elements = new Uint32Array(positions.length)
  for (let at = 0; at < positions.length; at++) elements[at] = list[positions[at]!]!
  return elements
}

/** Returns those of the given positions in a list of documents whose document is in a set, branch-free. */
export function positionsIn(docs: Uint32Array, positions: Uint32Array, set: Bitmap): Uint32Array {
  const found = new Uint32Array(positions.length)
  let count = 0
  for (let i = 0; i < positions.length; i++) {
    const doc = docs[positions[i]!]!
    found[count] = positions[i]!
    count += (set[doc >>> 5]! >>> (doc & 31)) & 1
  }
  return found.subarray(0, count)
}
