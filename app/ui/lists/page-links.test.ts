import { expect, test } from 'vitest'
import { pageNumbers } from './page-links.tsx'

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 0, 20]],
  [10, 20, [1, 0, 8, 9, 10, 11, 12, 0, 20]],
  [20, 20, [1, 0, 18, 19, 20]],
])('page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
