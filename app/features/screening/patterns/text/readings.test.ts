import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variantsOf } from './readings.ts'

const textsOf = (text: string) => variantsOf(text).map((reading) => reading.text)

test('plain text has one reading', () => {
  expect(textsOf('Klasse 7b, 2. Stock: gut!')).toHaveLength(1)
})

test('joins what stands apart, words with a gap between them', () => {
  expect(textsOf('H e r r  M e y e r')).toContain('Herr Meyer')
  expect(textsOf('w w w . x y . d e')).toContain('www.xy.de')
  expect(textsOf('i.d.i.o.t')).toContain('idiot')
})

test('reads digits as letters and long runs as one letter or two', () => {
  expect(textsOf('M0n5ieur')).toContain('Monsieur')
  expect(textsOf('idiooooot')).toContain('idiot')
})

test('every unit of a reading has its offset in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const reading of variantsOf(text)) {
        expect(reading.offsets).toHaveLength(reading.text.length)
        expect(reading.offsets.every((offset) => offset < text.length)).toBe(true)
      }
    }),
  )
})
