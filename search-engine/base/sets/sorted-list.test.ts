import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gallop, gallopBy, lowerBound } from './sorted-list.ts'

test('lowerBound and gallop find the first element that is not below the value', () => {
  const ascending = fc.uniqueArray(fc.nat(200)).map((list) => Uint32Array.from(list).sort())
  fc.assert(
    fc.property(ascending, fc.nat(210), fc.nat(20), (list, value, start) => {
      const expected = list.findIndex((element) => element >= value)
      expect(lowerBound(list, value)).toBe(expected === -1 ? list.length : expected)
      const from = Math.min(start, list.length)
      const later = list.findIndex((element, at) => at >= from && element >= value)
      expect(gallop(list, value, from)).toBe(later === -1 ? list.length : later)
      expect(gallopBy(list, (element) => element < value, from)).toBe(later === -1 ? list.length : later)
    }),
  )
})
