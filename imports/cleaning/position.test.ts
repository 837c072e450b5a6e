import { expect, test } from 'vitest'
import { degrees, isInCountry, metres } from './position.ts'

const close = (lat: number, lng: number) => ({
  lat: expect.closeTo(lat, 4),
  lng: expect.closeTo(lng, 4),
  precision: 'exact',
})

test('British grid to degrees', () => {
  expect(metres('EPSG:27700', '533498', '181201')).toEqual(close(51.514, -0.0775))
})

test('German grid to degrees', () => {
  expect(metres('EPSG:25832', '569259.05', '5939695.16')).toEqual(close(53.601501, 10.046638))
})

test('decimal commas', () => {
  expect(degrees('37,24512237989545', '-1,8686842918395996')).toEqual({
    lat: 37.245122,
    lng: -1.868684,
    precision: 'exact',
  })
})

test('zero and zero are no point', () => {
  expect(degrees('0', '0')).toBeNull()
  expect(degrees('51.48', '0')).not.toBeNull()
})

test('overseas France and the Canaries are inside the country, its neighbours are not', () => {
  expect(isInCountry('FR', { lat: -21.1, lng: 55.5 })).toBe(true)
  expect(isInCountry('ES', { lat: 28.1, lng: -15.4 })).toBe(true)
  expect(isInCountry('DE', { lat: 48.85, lng: 2.35 })).toBe(false)
})

test.each(['', 'NA', 'null', '1e3', '4 8'])('%j is no number', (cell) => {
  expect(degrees(cell, '2.3')).toBeNull()
  expect(metres('EPSG:27700', cell, '181201')).toBeNull()
})

test('grid coordinates of zero mean nothing', () => {
  expect(metres('EPSG:27700', '0', '0')).toBeNull()
})
