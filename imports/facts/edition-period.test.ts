import { expect, test } from 'vitest'
import { dayOfYear, schoolYearIn, schoolYearOf, yearOf } from './edition-period.ts'

test.each([
  ['2023-2024_england_ks5final.csv', '2023-08-01'],
  ['ips-colleges_2022-23.csv', '2022-08-01'],
  ['202324', '2023-08-01'],
  ['1999_2009-2010.csv', '2009-08-01'],
  ['gias_2022-04-20_hampshire.csv', undefined],
  ['20222301.csv', undefined],
  ['admission_offers_2021_936.csv', undefined],
])('%s is of the school year from %s', (name, start) => {
  expect(schoolYearIn(name)?.start).toBe(start)
})

test('a given day tells the school year in which it lies, unless the name does', () => {
  expect(schoolYearOf('absence.csv', '2025-01-15').start).toBe('2024-08-01')
  expect(schoolYearOf('absence.csv', '2025-08-01').start).toBe('2025-08-01')
  expect(schoolYearOf('2018-2019_absence.csv', '2025-01-15').start).toBe('2018-08-01')
  expect(() => schoolYearOf('absence.csv', undefined)).toThrow(/absence.csv does not say which school year/)
})

test('a file without a year is refused with what its name suggests', () => {
  const year = (name: string) => () => schoolYearOf(name, undefined)
  expect(year('absence.csv')).toThrow('--year, such as --year 2025-26, or a day of it with --date YYYY-MM-DD.')
  expect(year('offers_2021_936.csv')).toThrow('its name suggests --year 2020-21 or --year 2021-22, or')
})

test.each([
  ['2025-26', '2025-09-01'],
  ['2025/2026', '2025-09-01'],
  ['2025', '2025-09-01'],
  ['2025-27', undefined],
  ['2025-09-01', undefined],
  ['this year', undefined],
])('the year %s is given by %s', (text, day) => {
  expect(dayOfYear(text)).toBe(day)
})

test('a calendar year stands in the name, else the day tells it', () => {
  expect(yearOf('my_local_school_2025.csv', '2024-01-01')).toEqual({ kind: 'year', start: '2025-01-01' })
  expect(yearOf('my_local_school.csv', '2024-05-01').start).toBe('2024-01-01')
  expect(() => yearOf('my_local_school.csv', undefined)).toThrow(/does not say which year/)
})
