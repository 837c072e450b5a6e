import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { entryYears, yearsOfTurns } from './entry-years.ts'
import { parseRule, parseTurns, resolveRule } from './recurring-rule.ts'
import { bankHolidays, easterSunday, workingDayFrom } from './working-days.ts'

test.each([
  [2023, '2023-04-09'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => expect(easterSunday(year)).toBe(day))

test('the bank holidays are those that GOV.UK lists for 2027', () => {
  const english = ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'].map((day) => `2027-${day}`)
  expect([...bankHolidays('ENG', 2027)].toSorted()).toEqual(english)
  expect([...bankHolidays('NIR', 2027)].toSorted()).toEqual([...english, '2027-03-17', '2027-07-12'].toSorted())
  const scottish = ['01-01', '01-04', '03-26', '05-03', '05-31', '08-02', '11-30', '12-27', '12-28']
  expect([...bankHolidays('SCT', 2027)].toSorted()).toEqual(scottish.map((day) => `2027-${day}`))
})

test.each([
  ['on a working day', '2027-03-01', '2027-03-01'],
  ['on a Sunday', '2026-03-01', '2026-03-02'],
  ['on Good Friday', '2027-03-26', '2027-03-30'],
  ['at the end of a year', '2027-12-31', '2027-12-31'],
  ['on New Year’s Day', '2028-01-01', '2028-01-04'],
])('the next working day %s', (_, day, next) => expect(workingDayFrom(day, 'ENG')).toBe(next))

test('a rule is about the years before, of and after the beginning of the school year', () => {
  expect(resolveRule('10-31@-1>workday', 2027, 'ENG')).toEqual({ from: '2026-11-02', to: '2026-11-02' })
  expect(resolveRule('10-31@-1', 2027, undefined)).toEqual({ from: '2026-10-31', to: '2026-10-31' })
  expect(resolveRule('04-16@0>workday', 2027, 'ENG')).toEqual({ from: '2027-04-16', to: '2027-04-16' })
  expect(resolveRule('12-15..01-10@-1', 2027, undefined)).toEqual({ from: '2026-12-15', to: '2027-01-10' })
  expect(resolveRule('07-31@+1', 2027, undefined)).toEqual({ from: '2028-07-31', to: '2028-07-31' })
})

test('working days are known for the nations of the United Kingdom only', () =>
  expect(resolveRule('10-31@-1>workday', 2027, undefined)).toBeUndefined())

test.each(['', '10-31', '31-10@0', '02-30@0', '02-29@0', '10-31@2', '10-31@0>weekday', '10-31..@0', ' 10-31@0'])(
  'no rule: %j',
  (text) => expect(parseRule(text)).toBeUndefined(),
)
test.each(['', '6', '6@06-31@0', 'x@06-30@0'])('no birthday: %j', (text) => expect(parseTurns(text)).toBeUndefined())

test('a moved day is a working day, at most five days later', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom('ENG', 'WLS', 'SCT', 'NIR'), (date, nation) => {
      const day = date.toISOString().slice(0, 10)
      const moved = workingDayFrom(day, nation as 'ENG')
      const later = (Date.parse(moved) - Date.parse(day)) / 86_400_000
      expect(later).toBeGreaterThanOrEqual(0)
      expect(later).toBeLessThanOrEqual(5)
      expect([0, 6]).not.toContain(new Date(moved).getUTCDay())
    }),
  )
})

const entriesOf = (country: CountryCode, born: string, ...areas: string[]) =>
  Object.groupBy(
    entryYears({ born, country, areas }).map(({ stage, year, certain }) => ({
      stage,
      text: certain ? `${year}` : `${year}?`,
    })),
    ({ stage }) => stage,
  )
const yearsOf = (stage: string, ...args: Parameters<typeof entriesOf>) =>
  (entriesOf(...args) as Record<string, { text: string }[]>)[stage]?.map(({ text }) => text)

test.each([
  ['primary', 'DE', '2021-06', 'Sachsen', ['2027']],
  ['primary', 'DE', '2021-07', 'Sachsen', ['2028']],
  ['primary', 'DE', '2021-09', 'Nordrhein-Westfalen', ['2027']],
  ['primary', 'DE', '2021-10', 'Nordrhein-Westfalen', ['2028']],
  ['primary', 'DE', '2021-08', 'Thüringen', ['2027?', '2028?']],
  ['primary', 'DE', '2021-07', 'Hamburg', ['2027?', '2028?']],
  ['primary', 'DE', '2021-08', 'Bayern', ['2027?', '2028?']],
  ['primary', 'DE', '2021-08', '', ['2027?', '2028?']],
  ['high_school', 'DE', '2017-05', 'Nordrhein-Westfalen', ['2027']],
  ['high_school', 'DE', '2017-05', 'Berlin', ['2029']],
  ['secondary', 'DE', '2017-05', 'Mecklenburg-Vorpommern', ['2027']],
  ['high_school', 'DE', '2017-05', 'Mecklenburg-Vorpommern', ['2029']],
  ['primary', 'GB', '2022-08', 'ENG', ['2026']],
  ['primary', 'GB', '2022-09', 'ENG', ['2027']],
  ['secondary', 'GB', '2016-08', 'ENG/Surrey', ['2027']],
  ['primary', 'GB', '2022-02', 'SCT', ['2026']],
  ['primary', 'GB', '2022-03', 'SCT', ['2027']],
  ['primary', 'GB', '2022-06', 'NIR', ['2026']],
  ['primary', 'GB', '2022-07', 'NIR', ['2026?', '2027?']],
  ['nursery', 'FR', '2024-12', '', ['2027']],
  ['primary', 'FR', '2021-01', '', ['2027']],
  ['secondary', 'FR', '2016-05', '', ['2027']],
  ['high_school', 'FR', '2012-05', '', ['2027']],
  ['secondary', 'ES', '2015-05', '', ['2027']],
  ['primary', 'IT', '2022-04', '', ['2027?', '2028']],
  ['primary', 'IT', '2022-05', '', ['2028']],
  ['high_school', 'IT', '2013-03', '', ['2027']],
] as const)('%s in %s for a child born in %s, %s', (stage, country, born, area, years) =>
  expect(yearsOf(stage, country, born, area)).toEqual(years),
)

test('whom a row is about depends on the day where the cut-off lies within the month of birth', () => {
  expect(yearsOfTurns('2021-06', '6@06-30@0')).toEqual([2027])
  expect(yearsOfTurns('2021-07', '6@06-30@0')).toEqual([2028])
  expect(yearsOfTurns('2021-07', '6@07-01@0')).toEqual([2027, 2028])
  expect(yearsOfTurns('2021-02', '6@02-28@+1')).toEqual([2026])
})
