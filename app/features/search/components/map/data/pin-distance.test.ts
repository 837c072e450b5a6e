import { expect, test } from 'vitest'
import { pinDistanceKm } from './pin-distance.ts'

const cologne = { lat: 50.9413, lng: 6.9583 }
const bonn = { lat: 50.7323, lng: 7.0968 }

test('distances are those on the globe', () => {
  expect(pinDistanceKm(cologne, { ...bonn, approximate: false })).toBeCloseTo(25.2, 1)
})

test('a rough position is never said to be nearer than 2 km', () => {
  expect(pinDistanceKm(cologne, { ...cologne, approximate: true })).toBe(2)
  expect(pinDistanceKm(cologne, { ...cologne, approximate: false })).toBe(0)
})

test('a search without a place has no distances', () => {
  expect(pinDistanceKm(null, { ...bonn, approximate: false })).toBeNull()
})
