import { expect, test } from 'vitest'
import { boxOfAll, boxOfMost, type Spot } from './box-of-most.ts'

const at = (lat: number, lng: number, count = 1): Spot => ({ lat, lng, count, bounds: [lng, lat, lng, lat] })

test('no results have no box', () => {
  expect(boxOfAll([])).toBeNull()
  expect(boxOfMost([])).toBeNull()
})

test('a few remote results are left out', () => {
  const city = Array.from({ length: 40 }, (_, i) => at(50.9 + (i % 8) / 100, 6.9 + Math.floor(i / 8) / 100))
  const remote = [at(50.7, 6.4), at(51.2, 7.4), at(51.1, 6.5)]
  const [west, south, east, north] = boxOfMost([...remote, ...city])!
  const [cityWest, citySouth, cityEast, cityNorth] = boxOfAll(city)!
  expect([west >= cityWest, south >= citySouth, east <= cityEast, north <= cityNorth]).toEqual([true, true, true, true])
  expect(north - south).toBeGreaterThan(0.8 * (cityNorth - citySouth))
})

test('results all over a country show the whole country', () => {
  const country = Array.from({ length: 100 }, (_, i) => at(40 + (i % 10) / 2, 9 + Math.floor(i / 10) / 2))
  expect(boxOfMost(country)).toEqual(boxOfAll(country))
})

test('a place counts by its schools: a crowd outweighs as many remote places', () => {
  const crowd = [at(45.46, 9.19, 60), at(45.47, 9.2, 60)]
  expect(boxOfMost([...crowd, at(44, 8), at(46, 11), at(41, 12)])).toEqual(boxOfAll(crowd))
})

test('where most are on one spot, the others around it are shown as well', () => {
  const town = [at(45.46, 9.19, 111), ...Array.from({ length: 20 }, (_, i) => at(45.41 + i / 200, 9.12 + i / 200))]
  const [west, south, east, north] = boxOfMost([...town, at(44, 8)])!
  expect([east - west > 0.05, west >= 9.12, south >= 45.41, north <= 45.51]).toEqual([true, true, true, true])
  expect(boxOfMost([at(45.46, 9.19, 111)])).toEqual([9.19, 45.46, 9.19, 45.46])
})

test('four fifths of the results are inside, whatever their order', () => {
  const spots = Array.from({ length: 50 }, (_, i) => at(48 + ((i * 7) % 50) / 1000, 2 + ((i * 3) % 50) / 1000))
  const box = boxOfMost([at(49, 3), ...spots])!
  const inside = spots.filter(({ lat, lng }) => lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3]).length
  expect(inside).toBeGreaterThanOrEqual(0.8 * 51)
})
