import { expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { shortenAddresses } from './shorten-addresses.ts'

test.each([
  ['550 <mia.keller@familie.example> unknown', '550 <m…@familie.example> unknown'],
  ['a@b.example, "xyz@b.example"', 'a…@b.example, "x…@b.example"'],
  ['no address @ all', 'no address @ all'],
])('%s', (text, short) => {
  expect(shortenAddresses(text)).toBe(short)
})

test.each(['a'.repeat(1_000_000), '@'.repeat(1_000_000), 'a@'.repeat(500_000), `${'.'.repeat(1_000_000)}<`])(
  'takes no longer than the length asks for, no. %#',
  async (text) => {
    expect(await processorMs(() => shortenAddresses(text))).toBeLessThan(2000)
  },
)
