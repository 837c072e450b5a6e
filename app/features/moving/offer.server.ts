import '#app/i18n/all.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { COUNTRIES, COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { classKey } from './asked.ts'
import { areaKey, areaName, areasIn, fullName } from './places.ts'
import type { YearRow } from './tables/rows.ts'

/** What the form offers: classes and kinds of school in the words of their countries, areas in the reader's. */
export type Offer = ReturnType<typeof offerOf>

/** Lists what the form offers. */
export function offerOf(years: readonly YearRow[], locale: Locale) {
  const areas = areasIn(years)
  const lands = areas.filter(({ country }) => country === 'DE').map(({ area }) => area)
  // German classes have the same names in all Länder.
  const counted = areas.filter(({ country, area }) => country !== 'DE' || area === lands[0])
  return {
    classes: counted.map((area) => ({
      label: area.country === 'DE' ? countryName(locale, 'DE') : areaName(locale, area),
      lang: COUNTRY_LANGUAGE[area.country],
      classes: years
        .filter((row) => row.country === area.country && row.area === area.area)
        .map((row) => ({ value: classKey(row), text: row.name })),
    })),
    kinds: COUNTRIES.map((country) => ({
      label: countryName(locale, country),
      lang: COUNTRY_LANGUAGE[country],
      words: wordsOf(years.filter((row) => row.country === country)),
    })),
    lands,
    targets: areas.map((area) => ({ value: areaKey(area), label: fullName(locale, area) })),
  }
}

const wordsOf = (rows: readonly YearRow[]) => [...new Set(rows.flatMap(({ kinds }) => kinds.map(({ word }) => word)))]
