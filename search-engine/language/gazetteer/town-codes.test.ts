import { expect, test } from 'vitest'
import { townCodes } from '#search-engine/language/gazetteer/town-codes.ts'

const named = (name: string) => townCodes().filter((code) => code.name === name)

test('codes are those that are told apart from their town, districts have their names', () => {
  expect(named('44135')).toMatchObject([{ country: 'DE', lat: expect.closeTo(51.51, 1), lng: expect.closeTo(7.47, 1) }])
  expect(named('Paris 1er')).toMatchObject([{ country: 'FR', code: '75001' }])
  expect(named('20161')).toMatchObject([{ country: 'IT', lat: 45.5117, lng: 9.1775 }])
  // The whole of a city with districts, and a code that has the point of its city.
  expect([...named('75000'), ...named('20122')]).toEqual([])
})

test('no more than three codes are at one point', () => {
  const at = Map.groupBy(townCodes(), ({ country, lat, lng }) => `${country} ${lat} ${lng}`)
  expect(
    [...at.values()].filter((codes) => codes.length > 3 && codes.every(({ name, code }) => name === code)),
  ).toEqual([])
})
