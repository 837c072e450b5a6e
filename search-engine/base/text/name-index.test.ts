import { expect, test } from 'vitest'
import { buildNameIndex, docsNamed } from './name-index.ts'

test('finds the documents of a key, including the greatest', () => {
  const names = buildNameIndex(Uint32Array.of(7, 0xffffffff, 7, 0, 0xffffffff))
  expect([7, 0, 0xffffffff, 8].map((key) => docsNamed(names, key))).toEqual([[0, 2], [3], [1, 4], []])
})
