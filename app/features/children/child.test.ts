import '#app/i18n/all.server.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { admissionRow } from '#app/features/admission-dates/testing/admission-rows.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { areasOfChild, birthYears, CHILD_MONTHS, CONSENT_VERSION, isBirthMonth, nameOfArea } from './child.ts'
import { knownDates } from './known-dates.ts'
import { daysBetween } from './reminders.ts'

/** Fingerprints of the texts to which families agree, by the day of their version. */
const CONSENT_TEXTS: Record<string, string> = { '2026-11-30': '02d1ba76c91bdcbf' }

test('the text of the consent does not change without a new version', () => {
  const texts = LOCALES.map((locale) => translator(locale)('childReminders.consent', { months: CHILD_MONTHS }))
  const print = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  expect({ [CONSENT_VERSION]: print }).toEqual({ [CONSENT_VERSION]: CONSENT_TEXTS[CONSENT_VERSION] })
})

test.each([
  ['2026-11', true],
  ['2026-12', false],
  ['2006-01', true],
  ['2005-12', false],
  ['2017-13', false],
  ['2017', false],
  ['', false],
])('whether somebody may be born in %s', (month, may) => {
  expect(isBirthMonth(month, '2026-11-30')).toBe(may)
})

test('years of birth are those of children, the latest first', () => {
  expect([birthYears('2026-11-30')[0], birthYears('2026-11-30').at(-1)]).toEqual([2026, 2006])
})

test.each([
  ['DE', 'Nordrhein-Westfalen', ['Nordrhein-Westfalen']],
  ['GB', 'ENG/Surrey', ['ENG', 'ENG/Surrey']],
  ['GB', 'WLS/Cardiff', ['WLS', 'WLS/Cardiff']],
  ['FR', 'Val-de-Marne', ['zone C', 'Académie de Créteil', 'Val-de-Marne']],
] as const)('a child in %s, %s is concerned by the rows of %j', (country, area, expected) => {
  expect(areasOfChild({ country, area })).toEqual(expected)
  expect(nameOfArea(area)).toBe(expected.at(-1)?.split('/').at(-1))
})

test('days are counted across changes of the clock', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2)
})

test('dates of admission come apart from those of the school year; empty rows count while the child may enter', () => {
  const area = { country: 'DE', area: 'Hessen', schoolYear: '2027/28' } as const
  const rows = [
    admissionRow({ ...area, id: 'a', stages: ['secondary'], from: '2027-02-26', to: '2027-02-26' }),
    admissionRow({ ...area, id: 'h', stages: [], event: 'holidays', from: '2027-07-05', to: '2027-08-13' }),
    admissionRow({ ...area, id: 'u', stages: ['secondary'], event: 'offers' }),
    admissionRow({ ...area, id: 'again', schoolYear: '2028/29', stages: ['secondary'], event: 'offers' }),
    admissionRow({ ...area, id: 'p', stages: ['primary'], event: 'offers' }),
    admissionRow({ ...area, id: 'past', stages: ['secondary'], from: '2026-02-26', to: '2026-02-26' }),
  ]
  const child = { born: '2017-05', country: 'DE', area: 'Hessen' } as const
  const { admission, year, unknown } = knownDates(rows, child, '2026-11-30')
  expect(admission.map(({ date, certain }) => [date.id, certain])).toEqual([['a', true]])
  expect(year.map(({ date }) => date.id)).toEqual(['h'])
  expect(unknown.map(({ event }) => event)).toEqual(['offers'])
})
