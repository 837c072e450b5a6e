import { expect, test } from 'vitest'
import { rounded } from './rounded.ts'

test.each([
  [20.35, 1, 20.4],
  [1.005, 2, 1.01],
  [24.0833, 1, 24.1],
  [-0.25, 1, -0.3],
  [-0.01, 1, 0],
  [99.95, 1, 100],
  [7, 2, 7],
])('%d with %i decimals is %d', (value, decimals, expected) => expect(rounded(value, decimals)).toBe(expected))
