import { expect, test } from 'vitest'
import { dashboardReviewsPath, isFiltered, readDashboardReviewsAddress } from './dashboard-reviews-address.ts'

const read = (query: string) => readDashboardReviewsAddress(new URLSearchParams(query))

test('an address is read as it is written', () => {
  const query = 'search=Chor+%26+Band&state=open&stars=2&period=90&sort=low&page=3'
  expect(dashboardReviewsPath(read(query))).toBe(`/dashboard/reviews?${query}`)
})

test.each(['', 'state=x&stars=6&stars=0&period=7&sort=best&page=-1', 'page=abc', 'search=%00+'])(
  '"%s" means all reviews',
  (query) => {
    expect(dashboardReviewsPath(read(query))).toBe('/dashboard/reviews')
    expect(isFiltered(read(query))).toBe(false)
  },
)

test('an endless search and a page beyond all are cut', () => {
  expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(100)
  expect(read('page=999999999999').page).toBe(100_000)
})
