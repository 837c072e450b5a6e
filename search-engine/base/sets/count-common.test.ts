import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitmapWhere } from './bitmap.ts'
import { addCommonColumns, addCommonCounts, countCommon, ROW_BITS } from './count-common.ts'

test('counts what sets of any size have in common, whatever was counted before', () => {
  const bits = fc
    .integer({ min: 1, max: 5000 })
    .chain((size) =>
      fc.tuple(
        fc.constant(size),
        fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 300 }), { minLength: 1, maxLength: 4 }),
      ),
    )
  fc.assert(
    fc.property(bits, ([size, lists]) => {
      const members = lists.map((list) => new Set(list))
      const bitmaps = members.map((docs) => bitmapWhere(size, (doc) => docs.has(doc)))
      const expected = members.map((docs) => [...docs].filter((doc) => members[0]!.has(doc)).length)
      expect(bitmaps.map((bitmap) => countCommon(bitmaps[0]!, bitmap))).toEqual(expected)
      const numbers = new Uint32Array(expected.length).fill(7)
      addCommonCounts(numbers, bitmaps[0]!, bitmaps)
      expect([...numbers]).toEqual(expected.map((count) => count + 7))
    }),
  )
})

test('counts sets in which every bit is set', () => {
  for (const size of [0, 1, 127, 128, 129, 4096, 250_001]) {
    const all = bitmapWhere(size, () => true)
    expect(countCommon(all, all)).toBe(size)
    expect(countCommon(all, all.slice())).toBe(size)
  }
})

test('counts each column of a block once, however many of its rows are in both sets', () => {
  const blocks = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 })
  const members = fc.array(fc.nat(20 * ROW_BITS - 1), { maxLength: 400 })
  fc.assert(
    fc.property(blocks, members, members, (heights, some, others) => {
      const starts = [0]
      for (const height of heights) starts.push(starts.at(-1)! + height)
      const size = starts.at(-1)! * ROW_BITS
      const [a, b] = [new Set(some), new Set(others)]
      const columns = new Set<string>()
      for (let bit = 0; bit < size; bit++) {
        const row = Math.floor(bit / ROW_BITS)
        if (a.has(bit) && b.has(bit)) columns.add(`${starts.findLastIndex((start) => start <= row)} ${bit % ROW_BITS}`)
      }
      const [setA, setB] = [a, b].map((set) => bitmapWhere(size, (bit) => set.has(bit)))
      const numbers = new Uint32Array([3])
      addCommonColumns(numbers, setA!, [setB!], Uint32Array.from(starts))
      expect(numbers[0]).toBe(columns.size + 3)
    }),
  )
})
