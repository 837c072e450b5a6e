import { expect, test } from 'vitest'
import { peopleQuery, readPeopleAddress } from './people-address.ts'

const read = (query: string) => readPeopleAddress(new URLSearchParams(query))

test('an address and what it asks for are the same', () => {
  const after = { at: '1790000000123456', id: '0199a8b0-0000-7000-8000-000000000000' }
  const query = { filter: 'suspended' as const, search: 'jo & co', after }
  expect(read(peopleQuery(query))).toEqual(query)
  expect(peopleQuery(read(''))).toBe('')
})

test('what it does not understand is left out', () => {
  expect(read('filter=owner&q=%00%20a%20&after=1~x')).toEqual({ filter: '', search: 'a' })
  expect(read(`q=${'x'.repeat(300)}`).search).toHaveLength(100)
})
