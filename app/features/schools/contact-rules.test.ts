import { expect, test } from 'vitest'
import { readEmail, readPhone, readPostalCode, readPupils, readWebsite } from './contact-rules.ts'

test.each([
  ['0211 1234567', 'DE', '0211 1234567'],
  ['+49 (0)211 123 4567', 'DE', '0211 1234567'],
  ['01 42 68 53 00', 'FR', '01 42 68 53 00'],
  ['+33142685300', 'DE', '+33 1 42 68 53 00'],
  ['020 7946 0958', 'GB', '020 7946 0958'],
  ['06 6982', 'IT', '06 6982'],
  ['12', 'DE', null],
  ['call us', 'ES', null],
  ['9'.repeat(60), 'ES', null],
] as const)('the number %s in %s is %s', (typed, country, read) => {
  expect(readPhone(typed, country)).toBe(read)
})

test.each([
  ['www.schule.de', 'https://www.schule.de'],
  ['http://schule.de/', 'http://schule.de'],
  ['https://schule.de/a?b=1', 'https://schule.de/a?b=1'],
  ['https://münchen.schule', 'https://xn--mnchen-3ya.schule'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,<script>', null],
  ['https://user:secret@schule.de', null],
  ['https://schule.de@evil.example', null],
  ['ftp://schule.de', null],
  ['https://localhost', null],
  ['https://127.0.0.1', null],
  ['https://schule.de/ x', null],
  [`https://schule.de/${'x'.repeat(300)}`, null],
])('the address %s is %s', (typed, read) => {
  expect(readWebsite(typed)).toBe(read)
})

test.each([
  ['40210', 'DE', '40210'],
  ['4021', 'DE', null],
  ['00187', 'IT', '00187'],
  ['53001', 'ES', null],
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  ['75008', 'GB', null],
] as const)('the code %s in %s is %s', (typed, country, read) => {
  expect(readPostalCode(typed, country)).toBe(read)
})

test('an address is kept in small letters; numbers of pupils may be grouped', () => {
  expect([readEmail('Post@Schule.DE'), readEmail('post@'), readEmail('a b@c.de')]).toEqual([
    'post@schule.de',
    null,
    null,
  ])
  expect([readPupils('1.250'), readPupils('0'), readPupils('-3'), readPupils('99999')]).toEqual([
    '1250',
    '0',
    null,
    null,
  ])
})
