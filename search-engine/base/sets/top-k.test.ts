import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallest } from './top-k.ts'

test('returns the k smallest keys in order, equal ones by their ties', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.nat(30), fc.nat(1000)), { maxLength: 300, selector: ([, tie]) => tie })
  fc.assert(
    fc.property(entries, fc.nat(40), (list, k) => {
      const keys = Float64Array.from(list, ([key]) => key)
      const ties = Uint32Array.from(list, ([, tie]) => tie)
      const expected = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1]).slice(0, k)
      expect(Array.from(smallest(keys, ties, k), (at) => list[at])).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
