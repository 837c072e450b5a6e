import { expect, test } from 'vitest'
import { areaOf } from './area-of.ts'

const school = { postal_code: '80123', country: 'IT' }

test('a school in the middle of its postal code or town is said to be in that area', () => {
  expect(areaOf({ ...school, position_precision: 'postal_code' }, 'Napoli')).toBe('80123')
  expect(areaOf({ ...school, position_precision: 'town' }, 'Napoli')).toBe('Napoli')
  expect(areaOf({ postal_code: 'SO14 3FD', country: 'GB', position_precision: 'postal_code' }, '')).toBe('SO14')
})

test.each(['exact', null])('a building, and no position at all, is in no area: %s', (position_precision) =>
  expect(areaOf({ ...school, position_precision }, 'Napoli')).toBeNull(),
)
