import { expect, test } from 'vitest'
import { readUsersAddress, userQuery } from './users-address.ts'

const read = (query: string) => readUsersAddress(new URLSearchParams(query))

test('an address and what it asks for are the same', () => {
  const after = { at: '1790000000123456', id: '0199a8b0-0000-7000-8000-000000000000' }
  const query = { filter: 'suspended' as const, search: 'jo & co', after }
  expect(read(userQuery(query))).toEqual(query)
  expect(userQuery(read(''))).toBe('')
})

test('what it does not understand is left out', () => {
  expect(read('filter=owner&q=%00%20a%20&after=1~x')).toEqual({ filter: '', search: 'a' })
  expect(read(`q=${'x'.repeat(300)}`).search).toHaveLength(100)
})
