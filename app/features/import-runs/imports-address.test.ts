import { expect, test } from 'vitest'
import { importsQuery, readList, readPage } from './imports-address.ts'

test.each(['', 'page=0', 'page=-1', 'page=x', 'page=999999', 'page=1e3'])('%j asks for the first page', (query) => {
  expect(readPage(new URLSearchParams(query))).toBe(1)
})

test('list and page go through an address and back', () => {
  const query = new URLSearchParams(importsQuery({ list: 'rejected', page: 7 }))
  expect([readList(query), readPage(query)]).toEqual(['rejected', 7])
  expect(importsQuery({ page: 1 })).toBe('')
  expect(readList(new URLSearchParams('list=everything'))).toBeUndefined()
})
