import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { type ComparisonArea, comparisonArea } from './comparison-area.ts'

type BritishArea = Extract<ComparisonArea, `GB${string}`>

/** Returns the name of the area of a school in a language: that of a country, or of a nation of the United Kingdom. */
export function areaName(school: { id: string; country: string }, locale: Locale): string {
  const area = comparisonArea(school)
  return area.startsWith('GB') ? translator(locale)(`factArea.${area as BritishArea}`) : countryName(locale, area)
}
