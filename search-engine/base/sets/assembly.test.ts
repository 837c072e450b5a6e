import fs from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { ASSEMBLED, LONG, noteEmpty } from './assembly.ts'
import {
  addTo,
  bitmapWhere,
  bitsToList,
  countedBitmaps,
  intersectAll,
  intersectWith,
  subtractFrom,
  uniteAll,
  uniteWith,
} from './bitmap.ts'
import { addCommonCounts, countCommon } from './count-common.ts'

test('the bytes are those of the text beside them', async () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'assembly.wat'), 'utf8')
  const { parseWat } = await wabt()
  expect(Buffer.from(parseWat('assembly.wat', text).toBinary({}).buffer).toString('base64')).toBe(ASSEMBLED)
})

/** Three sets over so many documents that they are combined and counted by the assembled functions. */
const longSets = fc
  .integer({ min: LONG * 32, max: LONG * 32 + 600 })
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 200 }), { minLength: 3, maxLength: 3 }),
      fc.nat(40),
    ),
  )

test('long sets are combined and counted as short ones', () => {
  fc.assert(
    fc.property(longSets, ([size, lists, step]) => {
      // Long runs besides single documents, so that whole words are in common.
      const has = lists.map((list, at) => {
        const members = new Set(list)
        return (doc: number) => members.has(doc) || (doc >> 7) % (step + 2) === at
      })
      const [a, b, c] = has as [(doc: number) => boolean, (doc: number) => boolean, (doc: number) => boolean]
      const setOf = (condition: (doc: number) => boolean) => bitmapWhere(size, condition)
      const sets = () => has.map(setOf) as [Int32Array, Int32Array, Int32Array]
      const [one, other, third] = sets()
      expect(intersectWith(setOf(a), other)).toEqual(setOf((doc) => a(doc) && b(doc)))
      expect(uniteWith(setOf(a), other)).toEqual(setOf((doc) => a(doc) || b(doc)))
      expect(subtractFrom(setOf(a), other)).toEqual(setOf((doc) => a(doc) && !b(doc)))
      expect(intersectAll(setOf(a), [other, third])).toEqual(setOf((doc) => a(doc) && b(doc) && c(doc)))
      expect(uniteAll(setOf(a), [other, third])).toEqual(setOf((doc) => a(doc) || b(doc) || c(doc)))
      expect(sets()).toEqual([one, other, third])
      const common = bitsToList(setOf((doc) => a(doc) && b(doc))).length
      expect(countCommon(one, other)).toBe(common)
      const resident = countedBitmaps(size, 2)
      for (const doc of bitsToList(other)) addTo(resident[0]!, doc)
      const numbers = new Uint32Array([5, 5])
      addCommonCounts(numbers, one, resident)
      expect([...numbers]).toEqual([common + 5, 5])
      addCommonCounts(numbers, resident[0]!, [one, resident[0]!])
      expect([...numbers]).toEqual([2 * common + 5, bitsToList(other).length + 5])
      noteEmpty(resident)
      addCommonCounts(numbers, one, resident)
      expect([...numbers]).toEqual([3 * common + 5, bitsToList(other).length + 5])
    }),
    { numRuns: 20 },
  )
})
