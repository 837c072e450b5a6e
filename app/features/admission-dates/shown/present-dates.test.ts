import { expect, test } from 'vitest'
import { daysLeft, formatPeriod } from './present-dates.ts'

test.each([
  ['de', 'in 46\u00a0Tagen'],
  ['en', 'in 46\u00a0days'],
  ['fr', 'dans 46\u00a0jours'],
  ['es', 'dentro de 46\u00a0días'],
  ['it', 'tra 46\u00a0giorni'],
] as const)('the days until a date stay on one line in %s', (locale, text) => {
  const day = '2027-01-15'
  expect(daysLeft(locale, { from: day, to: day }, '2026-11-30')).toBe(text)
})

test('a French period begins on the first, not on the one', () => {
  expect(formatPeriod('fr', '2026-10-01', '2026-10-01')).toBe('1er octobre 2026')
  expect(formatPeriod('fr', '2026-10-01', '2026-12-31')).toMatch(/^1er octobre\s–\s31 décembre 2026$/)
})

test('the days of an Italian period have no leading zero', () => {
  expect(formatPeriod('it', '2026-10-01', '2026-11-05')).toMatch(/^1 ottobre\s–\s5 novembre 2026$/)
  expect(formatPeriod('it', '2026-10-01', '2026-10-09')).toBe('1–9 ottobre 2026')
})
