import { describe, expect, it } from 'vitest'
import {
  countryName,
  formatChange,
  formatDay,
  formatDistance,
  formatEuro,
  formatInstant,
  formatMonth,
  formatNumber,
  formatPercent,
  withOrdinalFirst,
} from './format.ts'
import { formatExactDistance } from './format-exact-distance.ts'
import { languageName } from './language-name.ts'
import type { Locale } from './locales.ts'

describe('numbers', () => {
  it.each([
    ['de', '1.234', '12.345'],
    ['en', '1,234', '12,345'],
    ['fr', '1\u202f234', '12\u202f345'],
    ['es', '1.234', '12.345'],
    ['it', '1.234', '12.345'],
  ] as const)('are grouped from 1,000 on with the separators of %s', (locale, thousand, tenThousands) => {
    expect([formatNumber(locale, 1234), formatNumber(locale, 12_345)]).toEqual([thousand, tenThousands])
  })

  it('have as many decimals as requested, by default none', () => {
    expect(formatNumber('de', 4.26, 1)).toBe('4,3')
    expect(formatNumber('de', 4, 1)).toBe('4,0')
    expect(formatNumber('de', 4.26)).toBe('4')
  })
})

describe('percent', () => {
  it.each([
    ['de', '85\u00a0%', '+18\u00a0%'],
    ['en', '85%', '+18%'],
    ['fr', '85\u00a0%', '+18\u00a0%'],
    ['es', '85\u00a0%', '+18\u00a0%'],
    ['it', '85%', '+18%'],
  ] as const)('is written as in %s', (locale, share, change) => {
    expect([formatPercent(locale, 0.85), formatChange(locale, 0.18)]).toEqual([share, change])
  })

  it('has no sign without a change', () => {
    expect(formatChange('de', 0.001)).toBe('0\u00a0%')
  })
})

describe('amounts', () => {
  it.each([
    ['de', '29\u00a0€'],
    ['en', '€29'],
    ['fr', '29\u00a0€'],
    ['es', '29\u00a0€'],
    ['it', '29\u00a0€'],
  ] as const)('of whole euros have no decimals in %s', (locale, text) => {
    expect(formatEuro(locale, 2900)).toBe(text)
  })

  it('show cents where there are some', () => {
    expect(formatEuro('de', 2950)).toBe('29,50\u00a0€')
    expect(formatEuro('en', 5)).toBe('€0.05')
    expect(formatEuro('de', 0)).toBe('0\u00a0€')
    expect(formatEuro('de', -2900)).toBe('-29\u00a0€')
  })
})

describe('days', () => {
  it.each([
    ['de', '14.10.2026'],
    ['en', '14/10/2026'],
    ['fr', '14/10/2026'],
    ['es', '14/10/2026'],
    ['it', '14/10/2026'],
  ] as const)('are written as in %s', (locale, text) => {
    expect(formatDay(locale, '2026-10-14')).toBe(text)
  })

  it('of an instant are those of Berlin', () => {
    expect(formatDay('de', new Date('2026-10-14T21:59:00Z'))).toBe('14.10.2026')
    expect(formatDay('de', new Date('2026-10-14T22:01:00Z'))).toBe('15.10.2026')
    expect(formatDay('de', new Date('2026-12-31T23:30:00Z'))).toBe('01.01.2027')
  })

  it('have the time of Berlin, which English names', () => {
    expect(formatInstant('de', '2026-10-14T21:59:00Z')).toBe('14.10.2026, 23:59')
    expect(formatInstant('en', '2026-10-14T22:01:00Z')).toBe('15/10/2026, 00:01 CEST')
  })

  it('ignore the time in a text', () => {
    expect(formatDay('de', '2026-10-14T23:59:59Z')).toBe('14.10.2026')
  })

  it('refuse an invalid one', () => {
    expect(() => formatDay('de', 'soon')).toThrow(RangeError)
  })
})

describe('the first of a month', () => {
  const long = (locale: Locale, from: string, to: string) =>
    withOrdinalFirst(
      locale,
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to)),
    ).replace(/\s/g, ' ')

  it.each([
    ['2026-10-01', '2026-10-01', '1er octobre 2026'],
    ['2026-10-01', '2026-12-31', '1er octobre – 31 décembre 2026'],
    ['2026-12-31', '2027-01-01', '31 décembre 2026 – 1er janvier 2027'],
    ['2027-03-01', '2027-03-21', '1er–21 mars 2027'],
    ['2027-03-11', '2027-03-21', '11–21 mars 2027'],
  ])('is an ordinal in French: %s to %s', (from, to, text) => expect(long('fr', from, to)).toBe(text))

  it('is a number elsewhere', () => {
    expect(long('es', '2026-10-01', '2026-12-31')).toBe('1 de octubre – 31 de diciembre de 2026')
    expect(withOrdinalFirst('de', '1. Oktober')).toBe('1. Oktober')
  })

  it('is no other number', () => {
    expect(withOrdinalFirst('fr', 'mar. 1 déc., 09:01–11:00')).toBe('mar. 1er déc., 09:01–11:00')
  })
})

describe('months', () => {
  it.each([
    ['de', 'März 2026'],
    ['en', 'March 2026'],
    ['fr', 'mars 2026'],
    ['es', 'marzo de 2026'],
    ['it', 'marzo 2026'],
  ] as const)('are named in %s', (locale, text) => {
    expect(formatMonth(locale, '2026-03-01')).toBe(text)
    expect(formatMonth(locale, '2026-03-31')).toBe(text)
  })
})

describe('distances', () => {
  it.each([
    ['de', '1,2\u00a0km'],
    ['en', '0.8\u00a0miles'],
    ['fr', '1,2\u202fkm'],
    ['es', '1,2\u00a0km'],
    ['it', '1,2\u00a0km'],
  ] as const)('are kilometres, in English miles, as written in %s', (locale, text) => {
    expect(formatDistance(locale, 1.23)).toBe(text)
  })

  it('have a decimal below ten of the unit that is shown', () => {
    expect(formatDistance('de', 9.94)).toBe('9,9\u00a0km')
    expect(formatDistance('de', 9.96)).toBe('10\u00a0km')
    expect(formatDistance('de', 10.4)).toBe('10\u00a0km')
    expect(formatDistance('en', 12.5)).toBe('7.8\u00a0miles')
    expect(formatDistance('en', 50)).toBe('31\u00a0miles')
  })

  it('on which something depends are exact, in the unit of the school', () => {
    expect(formatExactDistance('en', 2.945, 'mile')).toBe('1.83\u00a0miles')
    expect(formatExactDistance('de', 2.945, 'mile')).toBe('1,83\u00a0Meilen')
    expect(formatExactDistance('en', 2.5, 'kilometer')).toBe('2.5\u00a0km')
  })

  it('have no empty decimal', () => {
    expect(formatDistance('de', 5)).toBe('5\u00a0km')
  })

  it('are never shown as zero', () => {
    expect(formatDistance('de', 0)).toBe('<\u00a050\u00a0m')
    expect(formatDistance('fr', 0.049)).toBe('<\u00a050\u202fm')
    expect(formatDistance('it', 0.05)).toBe('0,1\u00a0km')
    expect(formatDistance('en', 0.08)).toBe('<\u00a0100\u00a0yards')
    expect(formatDistance('en', 0.081)).toBe('0.1\u00a0miles')
  })

  it('have a singular in English', () => {
    expect(formatDistance('en', 1.609344)).toBe('1\u00a0mile')
  })

  it('are in the units of the country where they are measured', () => {
    expect(formatDistance('en', 1.23, 'GB')).toBe('0.8\u00a0miles')
    expect(formatDistance('en', 1.23, 'DE')).toBe('1.2\u00a0km')
    expect(formatDistance('en', 0.04, 'DE')).toBe('<\u00a050\u00a0m')
    expect(formatDistance('de', 1.23, 'GB')).toBe('1,2\u00a0km')
  })
})

describe('names', () => {
  it('of countries are those of the language', () => {
    expect(countryName('de', 'GB')).toBe('Vereinigtes Königreich')
    expect(countryName('fr', 'DE')).toBe('Allemagne')
    expect(countryName('es', 'FR')).toBe('Francia')
  })

  it('of languages are those of the language', () => {
    expect(languageName('de', 'fr')).toBe('Französisch')
    expect(languageName('it', 'de')).toBe('tedesco')
  })

  it('of languages exist where browsers have none', () => {
    expect(languageName('fr', 'grc')).toBe('grec ancien')
    expect(languageName('de', 'nds')).toBe('Niederdeutsch')
  })

  it('that are unknown stay as they are', () => {
    expect(countryName('de', 'XX')).toBe('XX')
  })
})
