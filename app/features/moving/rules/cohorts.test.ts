import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { readTables, type Tables } from '../tables/read-tables.server.ts'
import type { YearRow } from '../tables/rows.ts'
import { birthdaysOf, classesOf, classOn, sharesOf } from './cohorts.ts'

const FOLDER = new URL('../../../../data', import.meta.url).pathname
/** Calendar year in which the school year begins. */
const START = 2026

let tables: Tables
beforeAll(async () => {
  tables = await readTables(FOLDER, berlinDay())
})
const rowsOf = (country: string, area = '') =>
  tables.years.filter((row) => row.country === country && row.area === area)
const nameOn = (birthday: string, country: string, area?: string) =>
  classOn(birthday, rowsOf(country, area), START)?.name

/** The last birthday of a class by the rule of each area, and the day after. */
describe.each([
  ['DE', 'Nordrhein-Westfalen', '2015-09-30', 'Klasse 6', '2015-10-01', 'Klasse 5'],
  ['DE', 'Bayern', '2020-09-30', 'Klasse 1', '2020-10-01', undefined],
  ['DE', 'Berlin', '2015-09-30', 'Klasse 6', '2015-10-01', 'Klasse 5'],
  ['DE', 'Brandenburg', '2015-09-30', 'Klasse 6', '2015-10-01', 'Klasse 5'],
  ['DE', 'Sachsen', '2015-06-30', 'Klasse 6', '2015-07-01', 'Klasse 5'],
  ['DE', 'Hamburg', '2015-07-01', 'Klasse 6', '2015-07-02', 'Klasse 5'],
  ['DE', 'Rheinland-Pfalz', '2015-08-31', 'Klasse 6', '2015-09-01', 'Klasse 5'],
  ['DE', 'Thüringen', '2015-08-01', 'Klasse 6', '2015-08-02', 'Klasse 5'],
  ['FR', '', '2015-12-31', '6e', '2016-01-01', 'CM2'],
  ['ES', '', '2014-12-31', '1.º de ESO', '2015-01-01', '6.º de Primaria'],
  ['IT', '', '2015-12-31', '1ª secondaria di I grado', '2016-01-01', '5ª primaria'],
  ['GB', 'ENG', '2015-08-31', 'Year 7', '2015-09-01', 'Year 6'],
  ['GB', 'WLS', '2022-08-31', 'Reception', '2022-09-01', undefined],
  ['GB', 'SCT', '2015-02-28', 'S1', '2015-03-01', 'P7'],
  ['GB', 'NIR', '2015-07-01', 'Year 8', '2015-07-02', 'Year 7'],
])('%s %s', (country, area, last, name, next, after) => {
  test(`born on ${last}: ${name}`, () => expect(nameOn(last, country, area)).toBe(name))
  test(`born on ${next}: ${after}`, () => expect(nameOn(next, country, area)).toBe(after))
})

test('29 February is in the year of the last day of February', () => {
  expect(nameOn('2016-02-29', 'GB', 'SCT')).toBe('P7')
  expect(nameOn('2016-03-01', 'GB', 'SCT')).toBe('P6')
  expect(nameOn('2016-02-29', 'FR')).toBe('CM2')
})

test('a month in which the year changes gives both classes', () => {
  const names = (born: string, country: string, area: string) =>
    classesOf(born, rowsOf(country, area), START).map(({ name }) => name)
  expect(names('2015-07', 'DE', 'Hamburg')).toEqual(['Klasse 5', 'Klasse 6'])
  expect(names('2015-06', 'DE', 'Hamburg')).toEqual(['Klasse 6'])
  expect(names('2015-08', 'DE', 'Hamburg')).toEqual(['Klasse 5'])
  expect(names('2016-02', 'GB', 'SCT')).toEqual(['P7'])
  expect(names('2024-01', 'FR', '')).toEqual([])
})

test('class 6 in Köln is 5e or 6e in Lyon by birthday', () => {
  const koeln = rowsOf('DE', 'Nordrhein-Westfalen').find((row) => row.class === 6)!
  expect(sharesOf(koeln, rowsOf('FR'), START).map(({ row, born }) => [row.name, born.from, born.to])).toEqual([
    ['5e', '2014-10-01', '2014-12-31'],
    ['6e', '2015-01-01', '2015-09-30'],
  ])
})

const areas = () => [...new Set(tables.years.map(({ country, area }) => `${country} ${area}`))]
const rowsOfKey = (key: string): YearRow[] => rowsOf(key.slice(0, 2), key.slice(3))

test('from the youngest to the oldest pupil each birthday has exactly one class, whatever the year', () => {
  for (const key of areas()) {
    const rows = rowsOfKey(key)
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2045 }), fc.integer({ min: 0, max: 365 * 12 }), (start, back) => {
        const youngest = birthdaysOf(rows[0]!, start).to
        const oldest = birthdaysOf(rows.at(-1)!, start).from
        const birthday = addDays(youngest, -back)
        const found = rows.filter((row) => {
          const { from, to } = birthdaysOf(row, start)
          return from <= birthday && birthday <= to
        })
        expect(found).toHaveLength(birthday < oldest ? 0 : 1)
      }),
      { numRuns: 200 },
    )
  }
})

test('every area has exactly one class for each age from 6 to 17', () => {
  for (const key of areas())
    for (let age = 6; age <= 17; age++)
      expect(rowsOfKey(key).filter(({ ageFrom }) => ageFrom === age).length, `${key} ${age}`).toBe(1)
})

test('the shares of a class are all its birthdays, once', () => {
  const keys = areas()
  for (const from of keys)
    for (const to of keys.filter((key) => key.slice(0, 2) !== from.slice(0, 2)))
      for (const row of rowsOfKey(from).filter(({ ageFrom }) => ageFrom >= 7 && ageFrom <= 16)) {
        const shares = sharesOf(row, rowsOfKey(to), START)
        const own = birthdaysOf(row, START)
        expect(shares[0]?.born.from).toBe(own.from)
        expect(shares.at(-1)?.born.to).toBe(own.to)
        for (const [index, share] of shares.slice(1).entries())
          expect(share.born.from).toBe(addDays(shares[index]!.born.to, 1))
      }
})
