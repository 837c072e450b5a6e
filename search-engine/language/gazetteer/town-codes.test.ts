import { expect, test } from 'vitest'
import { distanceKm } from '#search-engine/base/distance.ts'
import { knownPlaces } from '#search-engine/language/gazetteer/known-places.ts'
import { townCodes } from '#search-engine/language/gazetteer/town-codes.ts'
import { readTable } from '#search-engine/language/read-table.ts'

const named = (name: string) => townCodes().filter((code) => code.name === name)

test('codes are those that are told apart from their town, districts have their names', () => {
  expect(named('44135')).toMatchObject([{ country: 'DE', lat: expect.closeTo(51.51, 1), lng: expect.closeTo(7.47, 1) }])
  expect(named('Paris 1er')).toMatchObject([{ country: 'FR', code: '75001' }])
  expect(named('20161')).toMatchObject([{ country: 'IT', lat: 45.519, lng: 9.174 }])
  // The whole of a city with districts, and one whose districts have codes.
  expect([...named('75000'), ...named('20100')]).toEqual([])
})

test('a code is there once', () => {
  const codes = townCodes().map(({ country, code }) => `${country} ${code}`)
  expect(codes.length).toBe(new Set(codes).size)
})

test('codes of cities lie near their quarters, and near each other', () => {
  const distances = readTable('gazetteer/city-codes').flatMap(([, , , quarters = '', lat, lng]) => {
    const middle = { lat: Number(lat), lng: Number(lng) }
    // Names that many cities have, as Centro, and those of places elsewhere tell nothing.
    const near = quarters
      .split(', ')
      .flatMap((name) => knownPlaces(name).map((place) => distanceKm(place, middle)))
      .filter((km) => km < 10)
    return near.length > 0 ? [Math.min(...near)] : []
  })
  expect(distances.length).toBeGreaterThan(300)
  expect(distances.filter((km) => km > 2).length).toBeLessThan(distances.length / 10)
  const cities = Map.groupBy(townCodes(), ({ city = '' }) => city)
  cities.delete('')
  expect(cities.size).toBeGreaterThan(35)
  for (const [city, codes] of cities) {
    expect(codes.length, city).toBeGreaterThan(1)
    for (const code of codes) expect(distanceKm(code, codes[0]!), `${city} ${code.code}`).toBeLessThan(40)
  }
})

test('no more than three codes are at one point', () => {
  const at = Map.groupBy(townCodes(), ({ country, lat, lng }) => `${country} ${lat} ${lng}`)
  expect(
    [...at.values()].filter((codes) => codes.length > 3 && codes.every(({ name, code }) => name === code)),
  ).toEqual([])
})
