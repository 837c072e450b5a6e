import { expect, test } from 'vitest'
import { readTicketAddress, ticketsAddress } from './tickets-address.ts'

const id = '01234567-89ab-7def-8123-456789abcdef'

test.each([
  ['', { state: 'open' }],
  ['?state=closed&kind=contact', { state: 'closed', kind: 'contact' }],
  [`?kind=phone&after=1700000000000000~${id}`, { state: 'open', kind: 'phone', after: { at: '1700000000000000', id } }],
  ["?state=lost&kind=post&after=1';--", { state: 'open' }],
])('%s is read and written again', (address, query) => {
  const read = readTicketAddress(new URLSearchParams(address))
  expect(read).toEqual(query)
  expect(readTicketAddress(new URL(ticketsAddress(read), 'http://localhost').searchParams)).toEqual(query)
})
