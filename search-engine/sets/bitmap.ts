/** A set of document numbers 0…n−1: bit `number & 31` of word `number >>> 5`. Bits from n on are always 0. */
export type Bitmap = Int32Array

/** Returns the empty set over n documents. */
export function emptyBitmap(n: number): Bitmap {
  return new Int32Array((n + 31) >>> 5)
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
  for (let i = 0; i < set.length; i++) set[i]! &= other[i]!
  return set
}

/** Adds to `set` what `other` has. */
export function uniteWith(set: Bitmap, other: Bitmap): Bitmap {
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!
  return set
}

/** Removes from `set` what `other` has. */
export function subtractFrom(set: Bitmap, other: Bitmap): Bitmap {
  for (let i = 0; i < set.length; i++) set[i]! &= ~other[i]!
  return set
}

/** Returns the number of ones in a 32-bit word. Source: H. S. Warren, Hacker's Delight, section 5-1. */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(set: Bitmap): number {
  return countCommon(set, set)
}

/**
 * Returns the size of the intersection, without building it. Eight words at a time are added bit by bit, so that ones
 * are counted only in the carries into the eights: half the work. Source: Hacker's Delight, figure 5-8 (after R.
 * Harley, D. Seal).
 */
export function countCommon(a: Bitmap, b: Bitmap): number {
  let [ones, twos, fours, eights] = [0, 0, 0, 0]
  const blocks = a.length - (a.length % 8)
  for (let i = 0; i < blocks; i += 8) {
    const w0 = a[i]! & b[i]!
    const w1 = a[i + 1]! & b[i + 1]!
    const w2 = a[i + 2]! & b[i + 2]!
    const w3 = a[i + 3]! & b[i + 3]!
    const w4 = a[i + 4]! & b[i + 4]!
    const w5 = a[i + 5]! & b[i + 5]!
    const w6 = a[i + 6]! & b[i + 6]!
    const w7 = a[i + 7]! & b[i + 7]!
    const twosA = carry(ones, w0, w1)
    const onesA = ones ^ w0 ^ w1
    const twosB = carry(onesA, w2, w3)
    const onesB = onesA ^ w2 ^ w3
    const foursA = carry(twos, twosA, twosB)
    const twosC = twos ^ twosA ^ twosB
    const twosD = carry(onesB, w4, w5)
    const onesC = onesB ^ w4 ^ w5
    const twosE = carry(onesC, w6, w7)
    ones = onesC ^ w6 ^ w7
    const foursB = carry(twosC, twosD, twosE)
    twos = twosC ^ twosD ^ twosE
    eights += onesIn(carry(fours, foursA, foursB))
    fours = fours ^ foursA ^ foursB
  }
  let count = 8 * eights + 4 * onesIn(fours) + 2 * onesIn(twos) + onesIn(ones)
  for (let i = blocks; i < a.length; i++) count += onesIn(a[i]! & b[i]!)
  return count
}

/** Returns the carry of adding three bits, at every position of the words. */
function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c)
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
