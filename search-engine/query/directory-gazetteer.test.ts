import { expect, test } from 'vitest'
import { SearchEngine } from '../engine.ts'
import { placeId } from '../language/places/place.ts'
import { makeSchool } from '../testing/make-school.ts'

const british = { country: 'GB', region: 'London', city: 'London' } as const
const { gazetteer } = SearchEngine.build([
  makeSchool({ ...british, postalCode: 'SE23 3PZ', lat: 51.4, lng: 0 }),
  makeSchool({ ...british, postalCode: 'se233aa', lat: 51.6, lng: 0 }),
  makeSchool({ ...british, postalCode: 'SE2 9AA', lat: 51.5, lng: 0.1 }),
  makeSchool({ ...british, postalCode: 'B1 5AB' }),
  makeSchool({ postalCode: '10115', lat: 52.5, lng: 13.4 }),
  makeSchool({ postalCode: '10119', lat: null, lng: null, precision: null }),
  makeSchool({ postalCode: '10117', country: 'IT', region: 'Piemonte', city: 'Torino' }),
  makeSchool({ postalCode: '10120', country: 'IT', region: 'Piemonte', city: 'Torino' }),
])
const found = (code: string) =>
  gazetteer.postalCodes(code).map(({ country, name, schools }) => [country, name, schools])

test('areas are counted and are at the centre of their schools', () => {
  expect(found('101')).toEqual([
    ['DE', '101', 2],
    ['IT', '101', 2],
  ])
  expect(found('10115')).toEqual([['DE', '10115', 1]])
  expect(found('SE23')).toEqual([['GB', 'SE23', 2]])
  expect(gazetteer.postalCodes('se23')[0]).toMatchObject({ lat: 51.5, lng: 0 })
  expect(found('se2')).toEqual([['GB', 'SE2', 1]])
  expect(found('SE23 3')).toEqual([['GB', 'SE23 3', 2]])
  expect(found('SE233PZ')).toEqual([['GB', 'SE23 3PZ', 1]])
  expect(found('B15')).toEqual([['GB', 'B1 5', 1]])
})

test('nothing is found for codes without a school that has a position', () => {
  expect(['1', '99', '10119', 'SE', 'EC1', '%', ''].flatMap(found)).toEqual([])
})

test('a place is found by its id in the address', () => {
  const places = [...gazetteer.postalCodes('se23'), ...gazetteer.postalCodes('101'), ...gazetteer.towns('Torino')]
  expect(places).toHaveLength(4)
  expect(places.map((place) => gazetteer.place(placeId(place)))).toEqual(places)
})
