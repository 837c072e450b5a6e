import { expect, test } from 'vitest'
import { queueAddress, readQueueAddress } from './queue-address.ts'

const read = (query: string) => readQueueAddress(new URLSearchParams(query))
const after = { at: '1790000000123456', id: '01990000-0000-7000-8000-000000000001' }

test('an address says which kind, whose, and what comes after which matter', () => {
  expect(queueAddress({ kind: 'report', after })).toBe(
    '/admin?kind=report&after=1790000000123456%7E01990000-0000-7000-8000-000000000001',
  )
  expect(read(queueAddress({ kind: 'report', after }).split('?')[1]!)).toEqual({ kind: 'report', after })
  expect(read(queueAddress({ mine: true }).split('?')[1]!)).toEqual({ mine: true })
  expect([queueAddress({}), read('')]).toEqual(['/admin', {}])
})

test.each([
  'kind=order',
  'mine=no',
  'after=1',
  'after=now~x',
  `after=99999999999999999~${after.id}`,
  `after=-1~${after.id}`,
])('what it does not understand is left out: %s', (query) => {
  expect(read(query)).toEqual({})
})
