import { packStrings, type Strings, stringAt } from './strings.ts'

/** Distinct terms of a segment, sorted by {@link compareTerms}; a term's number is its index. */
export type Lexicon = Strings

const MAX_TERM = 2048
const encoder = new TextEncoder()
/** The sought term, in UTF-8; kept between calls. */
const wanted = new Uint8Array(MAX_TERM * 3 + 1)

/** @param terms sorted by {@link compareTerms} */
export function packLexicon(terms: readonly string[]): Lexicon {
  return packStrings(terms)
}

export function termAt(lexicon: Lexicon, number: number): string {
  return stringAt(lexicon, number)
}

/** Returns the length of a term in UTF-8. */
export function bytesOf({ offsets }: Lexicon, number: number): number {
  return offsets[number + 1]! - offsets[number]!
}

/** Returns the number of a term, or −1. */
export function termNumber(lexicon: Lexicon, term: string): number {
  const length = encode(term)
  const at = firstNotBefore(lexicon, length)
  const isThere = at + 1 < lexicon.offsets.length && compareAt(lexicon, at, length) === 0
  return isThere && lexicon.offsets[at + 1]! - lexicon.offsets[at]! === length ? at : -1
}

/** Returns the numbers `[from, to)` of the terms with a prefix. */
export function prefixRange(lexicon: Lexicon, prefix: string): [from: number, to: number] {
  const length = encode(prefix)
  const from = firstNotBefore(lexicon, length)
  if (from + 1 === lexicon.offsets.length || compareAt(lexicon, from, length) !== 0) return [from, from]
  // No UTF-8 text contains the byte 255: it sorts after everything that begins with the prefix.
  wanted[length] = 0xff
  return [from, firstNotBefore(lexicon, length + 1)]
}

function encode(text: string): number {
  return encoder.encodeInto(text.slice(0, MAX_TERM), wanted).written
}

function firstNotBefore(lexicon: Lexicon, length: number): number {
  let low = 0
  let high = lexicon.offsets.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareAt(lexicon, middle, length) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns a value below 0 if the term sorts before the wanted bytes, 0 if it begins with them. */
function compareAt({ bytes, offsets }: Lexicon, number: number, length: number): number {
  const start = offsets[number]!
  const size = offsets[number + 1]! - start
  for (let at = 0; at < length; at++) {
    if (at === size) return -1
    const difference = bytes[start + at]! - wanted[at]!
    if (difference !== 0) return difference
  }
  return 0
}

/** Visits the terms of two lexicons in order, with the number of each in both, or −1 in one that does not have it. */
export function visitTerms(left: Lexicon, right: Lexicon, visit: (left: number, right: number) => void): void {
  const [leftCount, rightCount] = [left.offsets.length - 1, right.offsets.length - 1]
  let [i, j] = [0, 0]
  while (i < leftCount || j < rightCount) {
    const order = i === leftCount ? 1 : j === rightCount ? -1 : compareBytes(left, i, right, j)
    visit(order <= 0 ? i : -1, order >= 0 ? j : -1)
    if (order <= 0) i++
    if (order >= 0) j++
  }
}

function compareBytes(left: Lexicon, i: number, right: Lexicon, j: number): number {
  const [start, other] = [left.offsets[i]!, right.offsets[j]!]
  const [length, otherLength] = [bytesOf(left, i), bytesOf(right, j)]
  for (let at = 0; at < length && at < otherLength; at++) {
    const difference = left.bytes[start + at]! - right.bytes[other + at]!
    if (difference !== 0) return difference
  }
  return length - otherLength
}

/** Compares terms by code points, which is also the order of their UTF-8 bytes. */
export function compareTerms(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = inOrder(a.charCodeAt(at)) - inOrder(b.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Surrogates stand for code points that sort after all others. */
function inOrder(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

/** Sorts terms by {@link compareTerms}; sorting by UTF-16 units nearly always gives the same order, and is faster. */
export function sortTerms(terms: string[]): string[] {
  return terms.some((term) => /[\ud800-\udfff]/.test(term)) ? terms.sort(compareTerms) : terms.sort()
}
