import { expect, test } from 'vitest'
import { placeSchool } from './place-school.ts'

type Given = Parameters<typeof placeSchool>[0]

const at = (lat: number, lng: number): Given['position'] => ({ lat, lng, precision: 'exact' })
const mainz = { country: 'DE', postalCode: '55116', city: 'Mainz' } as const
const near = (lat: number, lng: number) => ({ lat: expect.closeTo(lat, 0.5), lng: expect.closeTo(lng, 0.5) })

test('a point at its postal code stays', () => {
  expect(placeSchool({ ...mainz, position: at(50.0, 8.27) })).toEqual({ position: at(50.0, 8.27) })
})

test('a point in another part of the country is left out for the middle of the postal code', () => {
  const { position, mark } = placeSchool({ ...mainz, position: at(52.52, 13.405) })
  expect(position).toEqual({ ...near(50, 8.27), precision: 'postal_code' })
  expect(mark).toBe('point_dropped')
})

test('swapped coordinates are turned round only where that is the right place', () => {
  expect(placeSchool({ country: 'DE', postalCode: '50667', city: 'Köln', position: at(6.9583, 50.9413) })).toEqual({
    position: at(50.9413, 6.9583),
    mark: 'point_swapped',
  })
  expect(placeSchool({ ...mainz, position: at(13.405, 52.52) }).mark).toBe('point_dropped')
  expect(placeSchool({ country: 'DE', postalCode: '', city: '', position: at(13.405, 52.52) })).toEqual({
    position: null,
    mark: 'point_dropped',
  })
})

test('a point at its town stays though the postal code is that of another one', () => {
  expect(placeSchool({ country: 'DE', postalCode: '10115', city: 'Mainz', position: at(50.0, 8.27) })).toEqual({
    position: at(50.0, 8.27),
  })
})

test('a point at another town of the same name is left out', () => {
  const neunkirchen = { country: 'DE', postalCode: '66538', city: 'Neunkirchen' } as const
  expect(placeSchool({ ...neunkirchen, position: at(50.79, 8.0) })).toEqual({
    position: { ...near(49.35, 7.18), precision: 'postal_code' },
    mark: 'point_dropped',
  })
})

test.each([
  ['DE', '55116', 'Mainz', 50, 8.3],
  ['FR', '35120', 'Dol-de-Bretagne', 48.5, -1.7],
  ['ES', '41980', 'La Algaba', 37.46, -6.01],
  ['IT', '80126', 'Napoli', 40.85, 14.19],
  ['IT', '00121', 'Roma', 41.73, 12.28],
  ['GB', 'SO14 3FD', 'Southampton', 50.9, -1.4],
] as const)('without a point, the middle of the postal code: %s %s %s', (country, postalCode, city, lat, lng) => {
  expect(placeSchool({ country, postalCode, city, position: null })).toEqual({
    position: { ...near(lat, lng), precision: 'postal_code' },
  })
})

test('a code without a place of its own has the middle of its town, and says so', () => {
  const naples = { country: 'IT', postalCode: '80100', city: 'Napoli', position: null } as const
  expect(placeSchool(naples).position).toEqual({ ...near(40.85, 14.27), precision: 'town' })
})

test('without a postal code, the middle of the town, unless several have its name', () => {
  const place = (city: string) => placeSchool({ country: 'DE', postalCode: '', city, position: null }).position
  expect(place('Wangerooge')).toEqual({ ...near(53.8, 7.9), precision: 'town' })
  expect(place('Neunkirchen')).toBeNull()
  expect(place('Nirgendheim')).toBeNull()
})

test('a town in two languages is known by either', () => {
  const place = (city: string) => placeSchool({ country: 'IT', postalCode: '', city, position: null }).position
  expect(place('Bolzano/Bozen')).toEqual({ ...near(46.5, 11.35), precision: 'town' })
})

test('an unknown code has the place of those that begin like it; overseas, only the country is known', () => {
  expect(placeSchool({ country: 'DE', postalCode: '55199', city: '', position: at(52.52, 13.405) }).position).toBeNull()
  const island = { country: 'FR', postalCode: '97400', city: 'Saint-Denis' } as const
  expect(placeSchool({ ...island, position: at(-20.88, 55.45) })).toEqual({ position: at(-20.88, 55.45) })
  expect(placeSchool({ ...island, position: null })).toEqual({ position: null })
})
