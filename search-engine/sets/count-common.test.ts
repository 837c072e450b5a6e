import fs from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { bitmapWhere } from './bitmap.ts'
import { ASSEMBLED, addCommonCounts, countCommon } from './count-common.ts'

test('the bytes are those of the text beside them', async () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'count-common.wat'), 'utf8')
  const { parseWat } = await wabt()
  expect(Buffer.from(parseWat('count-common.wat', text).toBinary({}).buffer).toString('base64')).toBe(ASSEMBLED)
})

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
