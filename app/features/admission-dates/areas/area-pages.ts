import { COUNTRY_SLUGS } from '#app/features/schools/country-slugs.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'

const NATION_SLUGS: Record<string, string> = {
  ENG: 'england',
  WLS: 'wales',
  SCT: 'scotland',
  NIR: 'northern-ireland',
}

/** Path of the page that answers for a child, without language. */
export const CHILD_DATES_PATH = '/children'

/** Returns the area that has a page: that of an authority is part of its nation's. */
export const pageArea = (area: string): string => area.split('/', 1)[0]!

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const slugOf = (area: string) =>
  NATION_SLUGS[area] ??
  area
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')

/** Returns the path of the page of a country, or of an area in it, without language. */
export const areaPath = (country: CountryCode, area = ''): string =>
  ['/admission-dates', COUNTRY_SLUGS[country], ...(area === '' ? [] : [slugOf(pageArea(area))])].join('/')

/** Finds the country that an address names. */
export const countryOfSlug = (slug: string): CountryCode | undefined =>
  COUNTRIES.find((country) => COUNTRY_SLUGS[country] === slug)

/** Finds the area that an address names. */
export const areaOfSlug = (areas: readonly string[], slug: string): string | undefined =>
  areas.find((area) => slugOf(area) === slug)

/** Returns the name of an area in a language. */
export function areaLabel(t: Translate, locale: Locale, country: CountryCode, area: string): string {
  if (area === '') return countryName(locale, country)
  if (country === 'FR' && area.startsWith('zone ')) return t('admissionDates.zone', { zone: area.slice(5) })
  if (country !== 'GB') return area
  const [nation = '', authority] = area.split('/')
  const code = nation === 'ENG' ? 'GB' : (`GB-${nation}` as 'GB-SCT' | 'GB-WLS' | 'GB-NIR')
  return authority ?? t(`factArea.${code}`)
}
