import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { KM_PER_DEGREE } from '#search-engine/base/distance.ts'
import { type LastDistance, sayFromHere, sayWithin, yearsWithin } from './last-distances.ts'

const LIMITS = [
  { year: 2025, km: 3 },
  { year: 2024, km: 2.5 },
  { year: 2023, km: 2.8 },
  { year: 2022, km: 1.5 },
]
const SCHOOL = { lat: 51.2, lng: -0.8 }
/** A home north of the school. */
const homeAt = (km: number) => ({ lat: SCHOOL.lat + km / KM_PER_DEGREE, lng: SCHOOL.lng, name: '' })
const exactHome = (km: number) => ({ ...homeAt(km), isExact: true as const })
const from = (limits: readonly LastDistance[] = LIMITS) => ({ at: SCHOOL, limits, unit: 'mile' as const })

test.each([
  ['at 0.9 of the distance', 0.9 * 3, 'inside'],
  ['at the school', 0, 'inside'],
  ['just inside the edge', 0.949 * 3, 'inside'],
  ['5 % nearer', 0.951 * 3, 'edge'],
  ['exactly there', 3, 'edge'],
  ['5 % further', 1.049 * 3, 'edge'],
  ['just beyond the edge', 1.051 * 3, 'outside'],
  ['at 1.1 of the distance', 1.1 * 3, 'outside'],
])('%s of 3 km a home is said to be %s', (_, km, expected) => {
  const { inside, edge } = yearsWithin(km, [{ year: 2025, km: 3 }])
  expect(inside.length > 0 ? 'inside' : edge.length > 0 ? 'edge' : 'outside').toBe(expected)
})

test('the edge of a short distance is a hundred metres wide on both sides', () => {
  const limit = [{ year: 2025, km: 0.5 }]
  expect(yearsWithin(0.39, limit)).toEqual({ inside: [2025], edge: [] })
  for (const km of [0.41, 0.59]) expect(yearsWithin(km, limit)).toEqual({ inside: [], edge: [2025] })
  expect(yearsWithin(0.61, limit)).toEqual({ inside: [], edge: [] })
  // Nobody is safely inside.
  expect(yearsWithin(0, [{ year: 2025, km: 0.1 }])).toEqual({ inside: [], edge: [2025] })
})

test('the years are counted and named, with those at the edge', () => {
  expect(sayFromHere(exactHome(2.253), from(), 'en')).toBe(
    'From here 1.4\u00a0miles: inside in 3 of the last 4 years (2025, 2024, 2023 and 2022).',
  )
  expect(sayFromHere(exactHome(2.5), from(), 'en')).toBe(
    'From here 1.55\u00a0miles: inside in 2 of the last 4 years (2025, 2024, 2023 and 2022). At the edge, where measuring decides: 2024.',
  )
  expect(sayFromHere(exactHome(9), from([LIMITS[0]!]), 'en')).toBe(
    'From here 5.59\u00a0miles: inside in 0 of 1 year (2025).',
  )
})

test('nothing is said of a point that is only a centre, or that the device does not know well', () => {
  expect(sayFromHere({ ...homeAt(1), name: 'GU9 7AA' }, from(), 'en')).toBe(
    'Your point is only the centre of “GU9 7AA”. Only your location can be compared with these distances.',
  )
  expect(sayFromHere(homeAt(1), from(), 'en')).toBe(
    'Your location is too imprecise to be compared with these distances.',
  )
})

test.each(LOCALES)('never a percentage, never without the years: %s', (locale) => {
  for (const km of [0.5, 1.5, 2.6, 8]) {
    const said = sayFromHere(exactHome(km), from(), locale)
    expect(said).not.toContain('%')
    for (const { year } of LIMITS) expect(said).toContain(String(year))
  }
})

test('a list says it after the distance, and nothing from a centre', () => {
  expect(sayWithin(exactHome(2.5), from(), 'en')).toBe(
    ' · inside the last distance in 2 of 4 years (2025, 2024, 2023 and 2022) · at the edge: 2024',
  )
  expect(sayWithin(exactHome(1), from([LIMITS[0]!]), 'en')).toBe(' · inside the last distance in 1 of 1 year (2025)')
  expect(sayWithin({ ...homeAt(1), name: 'GU9 7AA' }, from(), 'en')).toBe('')
})
