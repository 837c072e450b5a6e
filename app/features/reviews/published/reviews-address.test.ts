import { expect, test } from 'vitest'
import { ALL_REVIEWS, readReviewsAddress, reviewsPath, setFilters } from './reviews-address.ts'

const read = (query: string) => readReviewsAddress(new URLSearchParams(query))

test.each([
  ['', '/schools/1/reviews'],
  ['stars=5', '/schools/1/reviews?stars=5'],
  ['theme=wish_rooms&page=1', '/schools/1/reviews?theme=wish_rooms'],
  [
    'page=3&sort=helpful&level=proof&language=fr&role=parent&stars=1',
    '/schools/1/reviews?stars=1&role=parent&language=fr&level=proof&sort=helpful&page=3',
  ],
])('the query "%s" is one list with one address', (query, path) => {
  expect(reviewsPath('1', read(query), { page: read(query).page })).toBe(path)
})

test.each([
  'stars=6',
  'stars=5.0',
  'stars=',
  'role=author',
  'language=pt',
  'level=',
  'theme=rooms',
  'theme=praise_teachers',
  'sort=newest',
  'sort=random',
  'page=0',
  'page=-2',
  'page=x',
  'page=1e999',
  'page=NaN',
])('what makes no sense is passed over: %s', (query) => {
  expect(read(query)).toEqual({ ...ALL_REVIEWS, page: query === 'page=1e999' ? 100_000 : 1 })
})

test('another filter or order leads to the first page and keeps the rest', () => {
  const address = read('stars=4&role=pupil&sort=low&page=7')
  expect(reviewsPath('x', address, { stars: undefined })).toBe('/schools/x/reviews?role=pupil&sort=low')
  expect(reviewsPath('x', address, { sort: 'newest' })).toBe('/schools/x/reviews?stars=4&role=pupil')
  expect(reviewsPath('x', address, { page: 8 })).toBe('/schools/x/reviews?stars=4&role=pupil&sort=low&page=8')
  expect(setFilters(address)).toEqual(['stars', 'role'])
})
