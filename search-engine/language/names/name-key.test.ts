import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'

const key = (...words: string[]) => nameKey(words, 'DE')

test('order, repeats, stop words and usual spellings do not matter, everything else does', () => {
  expect(key('gymnasium', 'am', 'park')).toBe(key('park', 'gymnasium', 'park'))
  expect(key('gymnasium', 'park')).toBe(key('gym', 'park'))
  expect(key('gymnasium', 'park')).not.toBe(key('gymnasium', 'parks'))
  expect(key('am')).not.toBe(key('an'))
  expect(nameKey(['lp', 'moulin'], 'FR')).not.toBe(nameKey(['lp', 'moulin'], 'DE'))
})
