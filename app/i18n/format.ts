import type { Locale } from './locales.ts'

/** The locale with the region whose formats we use: English follows the United Kingdom. */
export const regional = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** Caches formatters: creating one costs a hundred times as much as using it, and a list of results needs hundreds. */
export function memoised<T, Of extends (string | number)[]>(make: (...of: Of) => T): (...of: Of) => T {
  const made = new Map<string, T>()
  return (...of) => {
    const key = String(of)
    const formatter = made.get(key) ?? make(...of)
    made.set(key, formatter)
    return formatter
  }
}

/** A number formatter that groups thousands from 1,000 on in every language; by default, some begin at 10,000. */
export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(regional(locale), { useGrouping: 'always', ...options })

const decimals = memoised((locale: Locale, fractionDigits: number) =>
  numberFormat(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
)

/** A number with the separators of the language: `1.234`. */
export const formatNumber = (locale: Locale, value: number, fractionDigits = 0): string =>
  decimals(locale, fractionDigits).format(value)

const percents = memoised((locale: Locale, signDisplay: 'auto' | 'exceptZero') =>
  numberFormat(locale, { style: 'percent', signDisplay }),
)

/** A share as a whole percentage: `85 %` for 0.85. */
export const formatPercent = (locale: Locale, share: number): string => percents(locale, 'auto').format(share)

/** A relative change with its sign: `+18 %` for 0.18. */
export const formatChange = (locale: Locale, change: number): string => percents(locale, 'exceptZero').format(change)

/** An amount in euro cents without empty decimals and with a no-break space: `29 €`. */
export const formatEuro = (locale: Locale, cents: number): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' } as const
const INSTANTS = {
  day: DAY,
  minute: { ...DAY, hour: '2-digit', minute: '2-digit' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const
const instants = memoised(
  (locale: Locale, form: keyof typeof INSTANTS) =>
    new Intl.DateTimeFormat(regional(locale), {
      ...INSTANTS[form],
      timeZoneName: locale === 'en' && form === 'minute' ? 'short' : undefined,
    }),
)
const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`)

/** A day as written in the language: `14.10.2026`. Takes YYYY-MM-DD or an instant, which is read in Berlin time. */
export const formatDay = (locale: Locale, day: string | Date): string =>
  instants(locale, 'day').format(typeof day === 'string' ? noonOf(day) : day)

/**
 * An instant (ISO 8601) as day and time in Berlin: `14.10.2026, 09:30`. English names the time zone, because clocks in
 * the United Kingdom show a different time.
 */
export const formatInstant = (locale: Locale, instant: string): string =>
  instants(locale, 'minute').format(new Date(instant))

const FRENCH_FIRST = /(?<!\d)1(?=\s\p{L}|\s?[–-]\s?\d+\s\p{L})/gu

/** Writes the first of a month as French does, with an ordinal, which `Intl` does not: `1er octobre`. */
export const withOrdinalFirst = (locale: Locale, dates: string): string =>
  locale === 'fr' ? dates.replace(FRENCH_FIRST, '1er') : dates

/** Month and year: `März 2026`. */
export const formatMonth = (locale: Locale, day: string): string => instants(locale, 'month').format(noonOf(day))

/** The platform's name for a country or language, or else its code. */
export const displayName = memoised(
  (locale: Locale, type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code,
)

const ages = memoised(
  (locale: Locale, numeric: 'always' | 'auto') => new Intl.RelativeTimeFormat(regional(locale), { numeric }),
)

const DAY_MS = 86_400_000
const DAYS_PER_YEAR = 365.25

/** How long ago a day (YYYY-MM-DD) or instant was: `vor 3 Monaten`, `heute`. Whole months from the 31st day, whole years from the 24th month. */
export function formatAge(locale: Locale, since: string | Date, now: Date = new Date()): string {
  const days = Math.max(Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS), 0)
  if (days <= 30) return ages(locale, days < 2 ? 'auto' : 'always').format(-days, 'day')
  const months = Math.floor((days * 12) / DAYS_PER_YEAR)
  if (months < 24) return ages(locale, 'always').format(-Math.max(months, 1), 'month')
  return ages(locale, 'always').format(-Math.floor(months / 12), 'year')
}

const lists = memoised((locale: Locale) => new Intl.ListFormat(regional(locale), { type: 'conjunction' }))

/** Words as a list within a sentence: `Collèges und Lycées`. */
export const formatList = (locale: Locale, words: readonly string[]): string => lists(locale).format(words)

/** The name of a country in the language: `Vereinigtes Königreich`. */
export const countryName = (locale: Locale, country: string): string => displayName(locale, 'region', country)

/** By the international yard and pound agreement of 1959. */
export const KM_PER_MILE = 1.609344

/** Shorter distances, in kilometres, would be shown as zero. */
const MIN_KM = 0.05

/**
 * Whether distances are shown in miles: in English, unless they are measured in another country than the United Kingdom.
 */
export const isInMiles = (locale: Locale, country = 'GB'): boolean => locale === 'en' && country === 'GB'

/**
 * A distance given in kilometres, on one line: `1,2 km`, `0.7 miles`, `< 50 m`, `< 100 yards`.
 *
 * @param country code of the country in which it is measured, if that is known
 */
export function formatDistance(locale: Locale, km: number, country?: string): string {
  const inMiles = isInMiles(locale, country)
  if (km < (inMiles ? MIN_KM * KM_PER_MILE : MIN_KM))
    return `<\u00a0${inMiles ? formatUnit(locale, 100, 'yard') : formatUnit(locale, 50, 'meter')}`
  return inMiles ? formatUnit(locale, km / KM_PER_MILE, 'mile') : formatUnit(locale, km, 'kilometer')
}

/** Miles and yards are written out, as their signs are not known to everybody. */
export const units = memoised((locale: Locale, unit: string, maximumFractionDigits: number) =>
  numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: /mile|yard/.test(unit) ? 'long' : 'short',
    maximumFractionDigits,
  }),
)

const formatUnit = (locale: Locale, value: number, unit: string): string =>
  units(locale, unit, value < 10 ? 1 : 0)
    .format(value)
    .replaceAll(' ', '\u00a0')

const measures = memoised(
  (locale: Locale, unit: string, maximumFractionDigits: number, signDisplay: 'auto' | 'exceptZero') =>
    numberFormat(locale, {
      maximumFractionDigits,
      signDisplay,
      ...(unit === 'percent' && { style: 'percent' }),
      ...(/^[A-Z]{3}$/.test(unit) && { style: 'currency', currency: unit, trailingZeroDisplay: 'stripIfInteger' }),
    }),
)

/**
 * A measured number with its unit: `51,3 %`, `£1,200`, `+0.4`, with a minus as long as the plus.
 *
 * @param unit `percent` (51.3 for 51.3 %), a currency (ISO 4217), or anything else for a plain number
 */
export const formatMeasure = (
  locale: Locale,
  value: number,
  { unit, digits, isSigned }: { unit: string; digits: number; isSigned: boolean },
): string =>
  measures(locale, unit, digits, isSigned ? 'exceptZero' : 'auto')
    .format(unit === 'percent' ? value / 100 : value)
    .replace('-', '\u2212')
