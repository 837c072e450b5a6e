import { expect, test } from 'vitest'
import { monogram } from './monogram.ts'

test.each([
  ['Eine Mutter', 'EM'],
  ['Anonym', 'A'],
  ['eva maria lang', 'EL'],
  ['Mutter (2b)', 'M2'],
  ['Marta – 3. Klasse …', 'MK'],
  ['„Oma“', 'O'],
  ['דנה (Köln)', 'דK'],
  ['𝒜da 🏫', '𝒜'],
  ['…', ''],
  ['', ''],
])('%s signs as %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
