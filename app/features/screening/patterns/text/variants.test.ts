import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variantsOf } from './variants.ts'

const textsOf = (text: string) => variantsOf(text).map((variant) => variant.text)

test('plain text has one variant', () => {
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

test('every unit of a variant has its offset in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const variant of variantsOf(text)) {
        expect(variant.offsets).toHaveLength(variant.text.length)
        expect(variant.offsets.every((offset) => offset < text.length)).toBe(true)
      }
    }),
  )
})
