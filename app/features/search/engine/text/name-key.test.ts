import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'

test('order, repeats and stop words do not matter, all else does', () => {
  expect(nameKey(['gymnasium', 'am', 'park'])).toBe(nameKey(['park', 'gymnasium', 'park']))
  expect(nameKey(['gymnasium', 'park'])).not.toBe(nameKey(['gymnasium', 'parks']))
  expect(nameKey(['am'])).not.toBe(nameKey(['an']))
})
