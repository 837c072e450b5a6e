import { expect, test } from 'vitest'
import { FIELD, nextRow } from './next-row.ts'

test.each([
  ['ArrowDown', FIELD, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, FIELD],
  ['ArrowUp', FIELD, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, FIELD],
  ['Home', 2, FIELD],
  ['End', 0, FIELD],
  ['ArrowLeft', 1, FIELD],
  ['ArrowRight', 1, FIELD],
])('%s leads from %i to %i of three', (key, at, next) => {
  expect(nextRow(key, at, 3)).toBe(next)
})

test.each(['a', 'Tab', 'Enter', 'Shift', 'constructor'])('%s does not move', (key) => {
  expect(nextRow(key, 1, 3)).toBeUndefined()
})
