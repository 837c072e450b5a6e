import { expect, test } from 'vitest'
import type { Areas } from './engine/ask-areas.server.ts'
import { minutesWithin } from './measure-transit.server.ts'

type Ring = [number, number][]
const square = (west: number, east: number): Ring => [
  [west, west],
  [east, west],
  [east, east],
  [west, east],
  [west, west],
]
const area = (contour: number, ...coordinates: Ring[]): Areas['features'][number] => ({
  properties: { contour },
  geometry: { type: 'Polygon', coordinates },
})
const at = (place: number) => ({ lat: place, lng: place })

test('the smallest area around a school counts, in whatever order they come', () => {
  const features = [area(15, square(0, 1)), area(45, square(0, 3)), area(30, square(0, 2))]
  expect([0.5, 1.5, 2.5].map((place) => minutesWithin(at(place), { features }))).toEqual([15, 30, 45])
  expect(minutesWithin(at(3.5), { features })).toBeNull()
  expect(minutesWithin(at(0.5), { features: [] })).toBeNull()
})

test('a school in a hole is not within the area', () => {
  const features = [area(30, square(0, 6), square(2, 4)), area(45, square(0, 7))]
  expect([1, 3].map((place) => minutesWithin(at(place), { features }))).toEqual([30, 45])
})

test('parts around stops belong to the area, as one feature or as several', () => {
  const parts = { type: 'MultiPolygon' as const, coordinates: [[square(0, 1)], [square(5, 6)]] }
  const features = [{ properties: { contour: 30 }, geometry: parts }, area(30, square(8, 9))]
  expect([0.5, 3, 5.5, 8.5].map((place) => minutesWithin(at(place), { features }))).toEqual([30, null, 30, 30])
})
