import { areaLabel } from '#app/features/admission-dates/areas/area-pages.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { YearRow } from './tables/rows.ts'

/** A country, or the part of it that has school years of its own: a German Land or a British nation. */
export type Area = { country: CountryCode; area: string }

/** The areas with the most pupils, which a page shows until another one is chosen. */
const FIRST_AREAS: Partial<Record<CountryCode, string>> = { DE: 'Nordrhein-Westfalen', GB: 'ENG' }

/** Returns the area of a country that its pages show first. */
export const firstArea = (country: CountryCode): Area => ({ country, area: FIRST_AREAS[country] ?? '' })

/** Whether the parts of a country have school years of their own. */
export const hasAreas = (country: CountryCode): boolean => FIRST_AREAS[country] !== undefined

/** Returns how addresses and forms name an area: `FR`, `DE Hessen`. */
export const areaKey = ({ country, area }: Area): string => (area === '' ? country : `${country} ${area}`)

/** Lists the areas that have school years, in the order of their countries. */
export function areasIn(years: readonly YearRow[]): Area[] {
  const keys = new Map(years.map(({ country, area }) => [areaKey({ country, area }), { country, area }]))
  return COUNTRIES.flatMap((country) => [...keys.values()].filter((each) => each.country === country))
}

/** Finds the country that an address names: `de`. */
export const countryOf = (code: string): CountryCode | undefined =>
  COUNTRIES.find((country) => country.toLowerCase() === code)

/** The page of a pair of countries, without language. */
export const pairPath = (from: CountryCode, to: CountryCode): string =>
  `${MOVING_PATH}/${from.toLowerCase()}/${to.toLowerCase()}`
export const MOVING_PATH = '/moving'

/** The words for both countries in a sentence: `aus Deutschland`, `nach Frankreich`. */
export const pairWords = (t: Translate, from: CountryCode, to: CountryCode) => ({
  from: t(`moving.from.${from}`),
  to: t(`moving.to.${to}`),
})

/** Names a pair of countries: `Aus Deutschland nach Frankreich`. */
export function pairName(t: Translate, locale: Locale, from: CountryCode, to: CountryCode): string {
  const words = pairWords(t, from, to)
  const name = `${words.from} ${words.to}`
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** All pairs of different countries. */
export const PAIRS: readonly (readonly [CountryCode, CountryCode])[] = COUNTRIES.flatMap((from) =>
  COUNTRIES.filter((to) => to !== from).map((to) => [from, to] as const),
)

/** What an area is called alone: `Hessen`, `England`, `France`. */
export const areaName = (locale: Locale, { country, area }: Area): string =>
  areaLabel(translator(locale), locale, country, area)

/** What an area is called with its country: `Deutschland (Hessen)`; British nations are known by their own names. */
export const fullName = (locale: Locale, area: Area): string =>
  area.area === '' || area.country === 'GB'
    ? areaName(locale, area)
    : `${countryName(locale, area.country)} (${area.area})`
