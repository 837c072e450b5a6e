import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packStrings, pickStrings, stringAt, unpackStrings } from './strings.ts'

test('texts are returned unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })), (texts) => {
      const packed = packStrings(texts)
      expect(unpackStrings(packed)).toEqual(texts)
      expect(texts.map((_, at) => stringAt(packed, at))).toEqual(texts)
      expect(packed.bytes.length).toBe(packed.offsets.at(-1))
    }),
  )
})

test('texts of two tables are picked in any order', () => {
  const [a, b] = [
    ['Müller', '', 'Ñuñoa'],
    ['École', 'x'],
  ]
  const picked = pickStrings(packStrings(a), packStrings(b), Uint32Array.of(4, 1, 0, 3))
  expect(unpackStrings(picked)).toEqual(['x', '', 'Müller', 'École'])
  expect(unpackStrings(pickStrings(packStrings([]), packStrings([]), new Uint32Array()))).toEqual([])
})
