import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bitmapWhere,
  bitsToList,
  countBits,
  emptyBitmap,
  fullBitmap,
  hasBit,
  intersectWith,
  removeFrom,
  subtractFrom,
  uniteWith,
  visitBits,
} from './bitmap.ts'
import { countCommon } from './count-common.ts'

const SIZE = 700
const subset = fc.uniqueArray(fc.nat(SIZE - 1)).map((docs) => new Set(docs))
const bitmapOf = (docs: Set<number>) => bitmapWhere(SIZE, (doc) => docs.has(doc))
const sorted = (docs: Iterable<number>) => [...docs].sort((a, b) => a - b)

describe('bitmap', () => {
  test('behaves as a set does', () => {
    fc.assert(
      fc.property(subset, subset, (a, b) => {
        const list = (bitmap: Int32Array) => Array.from(bitsToList(bitmap))
        expect(list(bitmapOf(a))).toEqual(sorted(a))
        const common = sorted(a).filter((doc) => b.has(doc))
        expect(list(intersectWith(bitmapOf(a), bitmapOf(b)))).toEqual(common)
        expect(list(uniteWith(bitmapOf(a), bitmapOf(b)))).toEqual(sorted(new Set([...a, ...b])))
        expect(list(subtractFrom(bitmapOf(a), bitmapOf(b)))).toEqual(sorted(a).filter((doc) => !b.has(doc)))
        expect(countCommon(bitmapOf(a), bitmapOf(b))).toBe(common.length)
        expect(countBits(bitmapOf(a))).toBe(a.size)
      }),
    )
  })

  test.each([0, 1, 31, 32, 33, 64])('the full set over %i documents ends at the last one', (size) => {
    expect(countBits(fullBitmap(size))).toBe(size)
    expect(countBits(emptyBitmap(size))).toBe(0)
  })

  test('removes one document and stops a visit on false', () => {
    const set = fullBitmap(40)
    removeFrom(set, 33)
    expect([hasBit(set, 32), hasBit(set, 33), hasBit(set, 34)]).toEqual([true, false, true])
    const seen: number[] = []
    visitBits(set, (doc) => {
      seen.push(doc)
      return doc < 2
    })
    expect(seen).toEqual([0, 1, 2])
  })
})
