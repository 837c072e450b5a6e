import { expect, test } from 'vitest'
import { formatDistance } from '#app/i18n/format.ts'
import {
  countFilters,
  radiiKm,
  readBox,
  readSearchAddress,
  resultsPath,
  searchedCountry,
  writeSearchAddress,
} from './search-address.ts'

const read = (query: string) => readSearchAddress(new URLSearchParams(query))

test('an address holds the whole search', () => {
  const query =
    'q=Gymnasium+K%C3%B6ln&type=high_school&feature=fullDay&feature=music&country=DE&ownership=public&rating=3.5&age=11&age=6&gender=girls&faith=anglican&language=en&offer=reviewed&ads=none&near=DE.50825&radius=5&sort=name&plain=place&place=DE.koln&reading=1&literal=1&view=map&box=6.5%2C50%2C7.5%2C51&page=3'
  const address = read(query)
  expect(writeSearchAddress(address, { page: address.page })).toBe(query)
  expect(countFilters(address)).toBe(15)
})

test('the same filters in another order are the same address', () => {
  expect(writeSearchAddress(read('feature=music&type=other&feature=fullDay&q=a'))).toBe(
    'q=a&type=other&feature=fullDay&feature=music',
  )
})

test('a change leads to the first page, a change of the page keeps all else', () => {
  const address = read('q=a&page=4&sort=name')
  expect(resultsPath(address, { sort: 'rating' })).toBe('/results?q=a&sort=rating')
  expect(resultsPath(address, { page: 5 })).toBe('/results?q=a&sort=name&page=5')
  expect(resultsPath(read(''))).toBe('/results')
})

test('another text is interpreted anew, the same one as before', () => {
  const address = read('q=a&type=other&plain=place&place=DE.koln&reading=1')
  expect(resultsPath(address, { text: 'b' })).toBe('/results?q=b&type=other')
  expect(resultsPath(address, { text: 'a', types: [] })).toBe('/results?q=a&plain=place&place=DE.koln&reading=1')
  expect(read('reading=9').reading).toBeUndefined()
})

test('an address of a map holds its view and the favourites on it; another search looks elsewhere', () => {
  const query = 'q=a&view=map&favourites=de-NW-1%2Cgb-2&at=50.9413%2C-6.9583%2C12.3'
  const address = read(query)
  expect(address).toMatchObject({ favourites: ['de-NW-1', 'gb-2'], at: { lat: 50.9413, lng: -6.9583, zoom: 12.3 } })
  expect(writeSearchAddress(address, { at: address.at })).toBe(query)
  expect(writeSearchAddress(address, { sort: 'name' })).toBe('q=a&sort=name&view=map&favourites=de-NW-1%2Cgb-2')
  expect(writeSearchAddress(address, { view: 'list' })).toBe('q=a')
})

test.each([
  ['at=1,2', { at: undefined }],
  ['at=99,2,3', { at: undefined }],
  ['at=1,2,99', { at: undefined }],
  ['at=1,,3', { at: { lat: 1, lng: 0, zoom: 3 } }],
  ['at=a,b,c', { at: undefined }],
  [`favourites=${Array.from({ length: 999 }, (_, at) => `de-${at % 50}`).join(',')}`, { favourites: { length: 20 } }],
  ['favourites=%00,<b>,a,a', { favourites: ['a'] }],
  ['page=1e9', { page: 100_000 }],
  ['page=-1', { page: 1 }],
  ['page=NaN', { page: 1 }],
  ['page=2.9', { page: 2 }],
  [
    'rating=9&radius=7&ownership=x&sort=evil&view=x',
    { rating: undefined, radius: undefined, ownership: undefined, sort: 'relevance', view: 'list' },
  ],
  [`q=${'x'.repeat(10_000)}`, { text: 'x'.repeat(200) }],
  [Array.from({ length: 200 }, (_, index) => `feature=f${index}`).join('&'), { features: [] }],
  [`age=${'1'.repeat(99)}&gender=<b>&faith=&offer=%00&__proto__=a`, { further: {} }],
  ['box=1,2,3', { box: undefined }],
  ['box=NaN,0,1,1', { box: undefined }],
])('%s makes no trouble', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

test('a box needs its sides in order', () => {
  expect(readBox('5,45,6,46')).toEqual([5, 45, 6, 46])
  expect(readBox('6,45,5,46')).toBeUndefined()
  expect(readBox('5,95,6,99')).toBeUndefined()
})

test('a search is about the country of its place, else about the only one of its filter', () => {
  expect(searchedCountry({ country: 'IT' }, read('country=FR'))).toBe('IT')
  expect(searchedCountry(undefined, read('country=FR'))).toBe('FR')
  expect(searchedCountry(undefined, read('country=FR&country=IT'))).toBeUndefined()
})

test('distances are whole miles in English and whole kilometres in other languages, besides the one that is set', () => {
  const offered = (locale: 'de' | 'en', query: string) =>
    radiiKm(locale, read(query).radius).map((km) => formatDistance(locale, km).replace('\u00a0', ' '))
  expect(offered('de', '')).toEqual(['1 km', '2 km', '5 km', '10 km', '25 km', '50 km'])
  expect(offered('en', '')).toEqual(['1 mile', '2 miles', '3 miles', '5 miles', '10 miles', '20 miles'])
  expect(offered('en', 'radius=5')).toContain('3.1 miles')
  expect(radiiKm('en', undefined, 'DE')).toEqual(radiiKm('de', undefined))
  expect(offered('de', 'radius=8.05')).toEqual(['1 km', '2 km', '5 km', '8,1 km', '10 km', '25 km', '50 km'])
})
