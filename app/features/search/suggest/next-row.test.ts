import { expect, test } from 'vitest'
import { FIELD_INDEX, nextRow } from './next-row.ts'

test.each([
  ['ArrowDown', FIELD_INDEX, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, FIELD_INDEX],
  ['ArrowUp', FIELD_INDEX, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, FIELD_INDEX],
  ['Home', 2, FIELD_INDEX],
  ['End', 0, FIELD_INDEX],
  ['ArrowLeft', 1, FIELD_INDEX],
  ['ArrowRight', 1, FIELD_INDEX],
])('%s leads from %i to %i of three', (key, at, next) => {
  expect(nextRow(key, at, 3)).toBe(next)
})

test.each(['a', 'Tab', 'Enter', 'Shift', 'constructor'])('%s does not move', (key) => {
  expect(nextRow(key, 1, 3)).toBeUndefined()
})
