import { expect, test } from 'vitest'
import { degrees, metres } from './position.ts'

const close = (lat: number, lng: number) => ({
  lat: expect.closeTo(lat, 4),
  lng: expect.closeTo(lng, 4),
  precision: 'exact',
})

test('British grid to degrees', () => {
  expect(metres('GB', 'EPSG:27700', '533498', '181201')).toEqual(close(51.514, -0.0775))
})

test('German grid to degrees', () => {
  expect(metres('DE', 'EPSG:25832', '569259.05', '5939695.16')).toEqual(close(53.601501, 10.046638))
})

test('decimal commas', () => {
  expect(degrees('ES', '37,24512237989545', '-1,8686842918395996')).toEqual({
    lat: 37.245122,
    lng: -1.868684,
    precision: 'exact',
  })
})

test('a position outside the country is dropped, overseas France and the Canaries are inside', () => {
  expect(degrees('ES', '0', '0')).toBeNull()
  expect(degrees('ES', '-1,868', '37,245')).toBeNull()
  expect(degrees('DE', '48.85', '2.35')).toBeNull()
  expect(degrees('FR', '-21.1', '55.5')).not.toBeNull()
  expect(degrees('ES', '28.1', '-15.4')).not.toBeNull()
})

test.each(['', 'NA', 'null', '1e3', '4 8'])('%j is no number', (cell) => {
  expect(degrees('FR', cell, '2.3')).toBeNull()
  expect(metres('GB', 'EPSG:27700', cell, '181201')).toBeNull()
})

test('grid coordinates of zero mean nothing', () => {
  expect(metres('GB', 'EPSG:27700', '0', '0')).toBeNull()
})
