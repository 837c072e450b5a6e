import { combine, LONG, residentSets } from './assembly.ts'
import { countCommon } from './count-common.ts'

/** A set of document numbers 0…n−1: bit `number & 31` of word `number >>> 5`. Bits from n on are always 0. */
export type Bitmap = Int32Array

/** Returns the empty set over n documents. */
export function emptyBitmap(n: number): Bitmap {
  return new Int32Array((n + 31) >>> 5)
}

/** Returns several empty sets over n documents that are counted together against another one. */
export function countedBitmaps(n: number, count: number): Bitmap[] {
  const words = (n + 31) >>> 5
  return words < LONG ? Array.from({ length: count }, () => emptyBitmap(n)) : residentSets(words, count)
}

/** Returns the set of all n documents. */
export function fullBitmap(n: number): Bitmap {
  const all = emptyBitmap(n).fill(-1)
  if ((n & 31) !== 0) all[all.length - 1] = (1 << (n & 31)) - 1
  return all
}

/** Returns the set of the documents that fulfil a condition. */
export function bitmapWhere(n: number, condition: (doc: number) => boolean): Bitmap {
  const set = emptyBitmap(n)
  for (let doc = 0; doc < n; doc++) if (condition(doc)) addTo(set, doc)
  return set
}

export function addTo(set: Bitmap, doc: number): void {
  set[doc >>> 5]! |= 1 << (doc & 31)
}

export function removeFrom(set: Bitmap, doc: number): void {
  set[doc >>> 5]! &= ~(1 << (doc & 31))
}

export function hasBit(set: Bitmap, doc: number): boolean {
  return ((set[doc >>> 5]! >>> (doc & 31)) & 1) === 1
}

/** Keeps in `set` only what `other` also has. */
export function intersectWith(set: Bitmap, other: Bitmap): Bitmap {
  if (set.length >= LONG) return combine('intersect', set, [other])
  for (let i = 0; i < set.length; i++) set[i]! &= other[i]!
  return set
}

/** Keeps in `set` only what all of `others` have, too. */
export function intersectAll(set: Bitmap, others: readonly Bitmap[]): Bitmap {
  if (set.length >= LONG) return combine('intersect', set, others)
  for (const other of others) intersectWith(set, other)
  return set
}

/** Adds to `set` what `other` has. */
export function uniteWith(set: Bitmap, other: Bitmap): Bitmap {
  if (set.length >= LONG) return combine('unite', set, [other])
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!
  return set
}

/** Adds to `set` what any of `others` has. */
export function uniteAll(set: Bitmap, others: readonly Bitmap[]): Bitmap {
  if (set.length >= LONG) return combine('unite', set, others)
  for (const other of others) uniteWith(set, other)
  return set
}

/** Removes from `set` what `other` has. */
export function subtractFrom(set: Bitmap, other: Bitmap): Bitmap {
  if (set.length >= LONG) return combine('subtract', set, [other])
  for (let i = 0; i < set.length; i++) set[i]! &= ~other[i]!
  return set
}

export function countBits(set: Bitmap): number {
  return countCommon(set, set)
}

/** Visits the documents in ascending order until the visitor returns false. */
export function visitBits(set: Bitmap, visit: (doc: number) => unknown): void {
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      if (visit(i * 32 + 31 - Math.clz32(word & -word)) === false) return
    }
  }
}

/** Returns the documents in ascending order. */
export function bitsToList(set: Bitmap): Uint32Array {
  const list = new Uint32Array(countBits(set))
  let at = 0
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) list[at++] = i * 32 + 31 - Math.clz32(word & -word)
  }
  return list
}
