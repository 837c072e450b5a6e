import { expect, test } from 'vitest'
import { readSearchAddress } from '../../search/search-address.ts'
import {
  lastDistancesOfUrl,
  lastDistancesUrl,
  overviewUrl,
  placesUrl,
  resultsUrl,
  schoolsUrl,
} from './map-addresses.ts'

const address = (query: string) => readSearchAddress(new URLSearchParams(query))
const view = { box: [6, 50, 8, 52] as [number, number, number, number], lat: 51, lng: 7, zoom: 9.7 }

test('the map asks for the same search, without order and page', () => {
  const url = overviewUrl(address('q=gymnasium&type=primary&sort=name&page=3&view=map&box=1,2,3,4'), 'fr')
  expect(url).toBe('/api/map/overview?q=gymnasium&type=primary&box=1%2C2%2C3%2C4&lang=fr')
})

test('towns are named by the zoom as it is, clusters made a little larger', () => {
  expect(placesUrl(view)).toBe('/api/places?box=6,50,8,52&zoom=9')
  expect(resultsUrl(address(''), { ...view, zoom: 9.3 }, 'de')).toMatch(/zoom=8&lang=de$/)
})

test('in view is only what the search is limited to', () => {
  expect(resultsUrl(address('q=a'), view, 'de')).toBe('/api/map?q=a&box=6%2C50%2C8%2C52&zoom=9&lang=de')
  expect(resultsUrl(address('box=7,40,9,51'), view, 'de')).toBe('/api/map?box=7%2C50%2C8%2C51&zoom=9&lang=de')
  expect(resultsUrl(address('box=9,40,10,51'), view, 'de')).toBeNull()
})

test('ids cannot break out of their parameter', () => {
  expect(schoolsUrl(['de-1', 'a&lang=x'], 'en')).toBe('/api/map/schools?id=de-1&id=a%26lang%3Dx&lang=en')
  expect(lastDistancesOfUrl(['a&lang=x'], 'en')).toBe('/api/map/last-distances?id=a%26lang%3Dx&lang=en')
})

test('last distances are asked for only where there are any', () => {
  expect(lastDistancesUrl([6, 50, 8, 52], [7, 49, 9, 51], 'en')).toBe('/api/map/last-distances?box=7,50,8,51&lang=en')
  for (const known of [[1, 40, 2, 41] as [number, number, number, number], null, undefined])
    expect(lastDistancesUrl([6, 50, 8, 52], known, 'en')).toBeNull()
  expect(lastDistancesUrl(null, [7, 49, 9, 51], 'en')).toBeNull()
  expect(lastDistancesOfUrl([], 'en')).toBeNull()
})
