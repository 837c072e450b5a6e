import { expect, test } from 'vitest'
import { zeroResultText } from './zero-result-text.ts'

test.each([
  ['Waldkindergarten  Bielefeld', 'waldkindergarten bielefeld'],
  [' ÉCOLE DÉMOCRATIQUE ', 'école démocratique'],
  ['50825', '50825'],
  ['Grundschule 12', 'grundschule 12'],
  ['lycée jean moulin', 'lycée jean moulin'],
])('keeps %j', (typed, kept) => {
  expect(zeroResultText(typed)).toBe(kept)
})

test.each([
  '',
  '   ',
  'Anna Müller',
  'anna müller',
  'herr schneider',
  'Mrs Brown',
  'mme dupont',
  'anna.mueller@example.org',
  'anna at home @ work',
  '0221 1234567',
  '12.03.2014 gymnasium',
  'Lindenstraße 12',
  'lindenstraße 12',
  '12 rue de la paix',
  'www.example.org',
  'a\u0000b',
  'links\u202erechts',
  'x'.repeat(61),
  'x'.repeat(100_000),
])('drops %j', (typed) => {
  expect(zeroResultText(typed)).toBeUndefined()
})
