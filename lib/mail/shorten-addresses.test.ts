import { expect, test } from 'vitest'
import { shortenAddresses } from './shorten-addresses.ts'

test.each([
  ['550 <mia.keller@familie.example> unknown', '550 <m…@familie.example> unknown'],
  ['a@b.example, "xyz@b.example"', 'a…@b.example, "x…@b.example"'],
  ['no address @ all', 'no address @ all'],
])('%s', (text, short) => {
  expect(shortenAddresses(text)).toBe(short)
})
