import { expect, test } from 'vitest'
import { type AddressGuard, assertAllowedUrl, guardedLookup, isPublicAddress, publicOnly } from './public-address.ts'

test.each(['8.8.8.8', '193.99.144.80', '2606:4700::1111', '2a00:1450:4001::5e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.0.3'],
  ['loopback', '::1'],
  ['private', '10.0.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.178.1'],
  ['metadata of clouds', '169.254.169.254'],
  ['metadata of clouds', 'fd00:ec2::254'],
  ['carrier NAT', '100.64.0.1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '::'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['benchmarks', '198.18.0.1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['mapped', '::ffff:10.0.0.1'],
  ['mapped public', '::ffff:8.8.8.8'],
  ['compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['local NAT64', '64:ff9b:1::1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['discard', '100::1'],
  ['outside of what is given out', '4000::1'],
  ['no address', 'localhost'],
  ['short', '127.1'],
  ['octal', '0177.0.0.1'],
])('%s: %s is not public', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

// The URL parser writes every IPv4 number as four plain parts, so that no other spelling passes.
test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://example.org:22/',
  'http://example.org:8080/',
  'https://name:secret@example.org/',
])('refuses %s before anything is asked', (address) => {
  expect(() => assertAllowedUrl(new URL(address), publicOnly)).toThrow(/is not (an address of|taken)/)
})

test.each(['https://example.org/', 'http://example.org/', 'https://8.8.8.8/'])('takes %s', (address) => {
  expect(() => assertAllowedUrl(new URL(address), publicOnly)).not.toThrow()
})

const look = (addresses: string[] | Error, all: boolean) => {
  const guard: AddressGuard = {
    ...publicOnly,
    resolve: async () => {
      if (addresses instanceof Error) throw addresses
      return addresses
    },
  }
  return new Promise((resolve) =>
    guardedLookup(guard)('school.example', { all }, (error, found) => resolve(error ?? found)),
  )
}

test('a name resolves to the addresses that were checked', async () => {
  expect(await look(['8.8.8.8', '2606:4700::1111'], true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  expect(await look(['8.8.8.8'], false)).toBe('8.8.8.8')
})

const refused = (address: string) => {
  try {
    return assertAllowedUrl(new URL(address), publicOnly)
  } catch (error) {
    return error
  }
}

test.each([
  ['http://127.0.0.1/', { code: 'not_public', host: '127.0.0.1' }],
  ['http://[::1]/', { code: 'not_public', host: '::1' }],
  ['http://example.org:8080/', { code: 'not_taken', address: 'http://example.org:8080' }],
  // The password is for nobody's eyes.
  ['https://name:secret@example.org/', { code: 'not_taken', address: 'https://example.org' }],
])('the refusal of %s has a code for texts in other languages', (address, problem) => {
  expect(refused(address)).toMatchObject({ problem })
})

test('an unknown name, or one with no address or a private one, is refused', async () => {
  const notPublic = {
    message: 'school.example is not an address of the public internet.',
    problem: { code: 'not_public', host: 'school.example' },
  }
  expect(await look(['8.8.8.8', '10.0.0.1'], true)).toMatchObject(notPublic)
  expect(await look([], true)).toMatchObject(notPublic)
  expect(await look(new Error('ENOTFOUND'), true)).toMatchObject({
    message: 'school.example cannot be found.',
    problem: { code: 'unknown_host', host: 'school.example' },
  })
})
