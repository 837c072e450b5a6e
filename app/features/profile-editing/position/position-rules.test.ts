import { expect, test } from 'vitest'
import { positionRefusal } from './position-rules.ts'

const KOELN = { lat: 50.9384, lng: 6.9599 }

test('a pin moves within 20 km of where the register has the school', () => {
  const school = { country: 'DE', official: KOELN } as const
  expect(positionRefusal({ lat: 50.9384, lng: 7.24 }, school)).toBeNull() // 19.6 km east
  expect(positionRefusal({ lat: 50.9384, lng: 7.25 }, school)).toBe('position_far') // 20.3 km east
  expect(positionRefusal({ lat: 51.117, lng: 6.9599 }, school)).toBeNull() // 19.9 km north
  expect(positionRefusal({ lat: 51.12, lng: 6.9599 }, school)).toBe('position_far') // 20.2 km north
})

test('a school that no register places stands anywhere in its country', () => {
  expect(positionRefusal({ lat: 54.3, lng: 10.1 }, { country: 'DE', official: null })).toBeNull()
  expect(positionRefusal({ lat: 28.1, lng: -15.4 }, { country: 'ES', official: null })).toBeNull()
  expect(positionRefusal({ lat: -21.1, lng: 55.5 }, { country: 'FR', official: null })).toBeNull()
})

test.each(['DE', 'FR', 'ES', 'IT', 'GB'] as const)(
  'a school of %s stands neither at 0, 0 nor in New York',
  (country) => {
    expect(positionRefusal({ lat: 0, lng: 0 }, { country, official: null })).toBe('position_abroad')
    expect(positionRefusal({ lat: 40.7, lng: -74 }, { country, official: null })).toBe('position_abroad')
  },
)
