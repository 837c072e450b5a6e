import { expect, test } from 'vitest'
import { isInside, type Outline } from '#app/core/is-inside.ts'

const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]
/** A square with a hole, and another square apart from it. */
const OUTLINE: Outline = [[square(0, 10), square(4, 6)], [square(20, 21)]]

test.each([
  ['in the first part', 1, 2, true],
  ['in the second part', 20.5, 20.5, true],
  ['in the hole', 5, 5, false],
  ['on the line of the hole', 4, 5, true],
  ['on the outer line', 0, 3, true],
  ['on a corner', 10, 10, true],
  ['between the parts', 15, 15, false],
])('%s', (_, lat, lng, inside) => {
  expect(isInside({ lat, lng }, OUTLINE)).toBe(inside)
})
