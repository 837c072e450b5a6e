import { expect, test } from 'vitest'
import { entryOfChild, takesAt, typesForEntry } from './entry.ts'

const NRW = { country: 'DE', region: 'Nordrhein-Westfalen' } as const

test.each([
  ['born in May 2016 in Köln', { born: '2016-05', ...NRW }, '2025-11-30', 10],
  ['the same before the school year begins', { born: '2016-05', ...NRW }, '2026-03-01', 10],
  ['born in October 2016, a year later', { born: '2016-10', ...NRW }, '2025-11-30', 9],
  ['a collégien by his calendar year', { born: '2015-12', country: 'FR', region: 'Val-de-Marne' }, '2025-11-30', 11],
  ['Reception in Southampton', { born: '2022-03', country: 'GB', region: 'Hampshire' }, '2025-11-30', 4],
  ['Year 1 for a child born in September', { born: '2021-09', country: 'GB', region: 'Hampshire' }, '2025-11-30', 4],
  ['primaria in Madrid', { born: '2020-12', country: 'ES', region: 'Madrid' }, '2025-11-30', 6],
] as const)('%s', (_, child, today, age) => {
  expect(entryOfChild(child, today)).toBe(age)
})

test('there is no class for a baby or a grown-up', () => {
  expect(entryOfChild({ born: '2025-10', ...NRW }, '2025-11-30')).toBeUndefined()
  expect(entryOfChild({ born: '2006-10', ...NRW }, '2025-11-30')).toBeUndefined()
})

test.each([
  ['DE', 10, '', ['secondary', 'high_school']],
  ['DE', 10, 'Berlin', ['primary', 'secondary', 'high_school']],
  ['DE', 9, '', ['primary']],
  ['FR', 11, '', ['secondary']],
  ['FR', 15, '', ['high_school', 'vocational']],
  ['IT', 3, '', ['primary']],
  ['GB', 4, '', ['primary']],
] as const)('%s at %i in %j: %j', (country, age, region, types) => {
  expect(typesForEntry(country, age, region)).toEqual(types)
})

test('children begin no class at the age at which the last ones leave', () => {
  const ages = { from: 6, to: 10 }
  expect([5, 6, 9, 10].map((age) => takesAt(ages, age))).toEqual([false, true, true, false])
})
