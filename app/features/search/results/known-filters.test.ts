import { expect, test } from 'vitest'
import { withoutUnknownFilters } from './known-filters.server.ts'

const cleaned = (query: string) => withoutUnknownFilters(new URLSearchParams(query))?.toString()

test.each([
  ['q=a&type=banana', 'q=a'],
  ['type=banana&type=primary&view=map', 'type=primary&view=map'],
  ['country=XX&utm_source=x', 'utm_source=x'],
  ['feature=constructor&feature=music', 'feature=music'],
  ['ownership=both&rating=9&radius=7&box=1,2,3&page=2', 'page=2'],
  ['age=99&age=6&gender=x&fact=pupils.never&others=no&ads=all', 'age=6'],
])('%s becomes %s', (query, expected) => {
  expect(cleaned(query)).toBe(expected)
})

test.each([
  'q=a&type=primary&feature=music&country=DE&ownership=public&rating=3.5&radius=5&box=5,45,6,46',
  'q=a&near=Nirgendwo&ownership=&rating=&radius=',
  'age=6&gender=girls&others=all&ads=none',
  'sort=random&view=cube&page=x',
  '',
])('%s stays', (query) => {
  expect(cleaned(query)).toBeUndefined()
})
