import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Lise-Meitner-Gymnasium', 'LI'],
  ['École Jean', 'ÉC'],
  ['"A" 1', 'A1'],
  ['X', 'X'],
  ['…', ''],
])('%s stands as %s on its exercise book', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
