import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { areaLabel, areaPath, pageArea } from '../areas/area-pages.ts'
import { areasOf, type Place } from '../areas/areas-of.ts'

/** Lists the countries and their areas that have a page of dates, with its path and name in a language. */
export async function listAreaLinks(locale: Locale) {
  const t = translator(locale)
  const rows = await db().selectFrom('admission_dates').select(['country', 'area']).distinct().execute()
  return COUNTRIES.flatMap((country) => {
    const found = rows.filter((row) => row.country === country)
    const areas = [...new Set(found.map(({ area }) => pageArea(area)))].filter((area) => area !== '')
    const links = areas.map((area) => ({ path: areaPath(country, area), label: areaLabel(t, locale, country, area) }))
    return found.length === 0
      ? []
      : [{ country, areas: links.toSorted((one, other) => one.label.localeCompare(other.label, locale)) }]
  })
}

/** Finds the page with the dates of a place: that of the smallest area that has one; null if its country has none. */
export async function findAreaLink(place: Place, locale: Locale) {
  const { country } = place
  const areas = areasOf(place)
  const rows = await db()
    .selectFrom('admission_dates')
    .select('area')
    .distinct()
    .where('country', '=', country)
    .execute()
  const known = rows.map(({ area }) => area)
  const area = areas.findLast((each) => known.includes(each)) ?? (known.length > 0 ? '' : undefined)
  return area === undefined ? null : linkTo(country, area, locale)
}

function linkTo(country: CountryCode, area: string, locale: Locale) {
  const t = translator(locale)
  const name = areaLabel(t, locale, country, pageArea(area))
  return { path: areaPath(country, area), label: t('admissionDates.all', { area: name }) }
}
