import { expect, test } from 'vitest'
import { hashText, NumbersByText } from './numbers-by-text.ts'

test('texts of one hash are told apart, and numbers of one text come in order', () => {
  // Two texts with the same FNV-1a hash of 32 bits.
  const texts = ['costarring', 'b', 'liquid', 'b']
  expect(hashText('costarring')).toBe(hashText('liquid'))
  const numbers = new NumbersByText(Uint32Array.from(texts, hashText), (number) => texts[number]!)
  expect(['b', 'liquid', 'costarring', 'c'].map((text) => numbers.find(text))).toEqual([[1, 3], [2], [0], []])
})
