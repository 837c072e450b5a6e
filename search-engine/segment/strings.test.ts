import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packStrings, stringAt, unpackStrings } from './strings.ts'

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
