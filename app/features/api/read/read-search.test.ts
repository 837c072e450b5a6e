import { expect, test } from 'vitest'
import { reachablePage } from './read-search.server.ts'

const hits = ['a', 'b']

test('the last page that is counted has its schools', () => {
  expect(reachablePage({ total: 13_770, hits }, { page: 100, size: 100 })).toEqual({ pages: 100, hits })
  expect(reachablePage({ total: 13_770, hits }, { page: 334, size: 30 })).toEqual({ pages: 334, hits })
})

test('a page beyond those that are counted has none', () => {
  expect(reachablePage({ total: 13_770, hits }, { page: 101, size: 100 })).toEqual({ pages: 100, hits: [] })
})
