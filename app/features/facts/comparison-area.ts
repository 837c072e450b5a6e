import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'

/**
 * Nations of the United Kingdom whose schools have the nation in their keys: they publish measures with the same name
 * and different meanings. Keys of English schools have none.
 */
const NATION = /^gb-(SCT|WLS|NIR)-/
type Nation = 'SCT' | 'WLS' | 'NIR'

/** Area within which schools are compared: a country, or a nation of the United Kingdom (ISO 3166-2:GB). */
type ComparisonArea = 'DE' | 'FR' | 'ES' | 'IT' | 'GB' | `GB-${Nation}`

/** Returns the nation of a school whose key has one. */
export const nationOf = (id: string): Nation | undefined => NATION.exec(id)?.[1] as Nation | undefined

/** Returns the area of a school; `GB` is England. */
export function comparisonArea({ id, country }: { id: string; country: string }): ComparisonArea {
  const nation = nationOf(id)
  return (nation ? `GB-${nation}` : country) as ComparisonArea
}

/** Returns {@link comparisonArea} as SQL. @param schools name of the table of schools in the query */
export const comparisonAreaSql = (schools: string): string =>
  `coalesce('GB-' || substring(${schools}.id from '${NATION.source}'), ${schools}.country)`

type BritishArea = Extract<ComparisonArea, `GB${string}`>

/** Returns the name of the area of a school in a language: that of a country, or of a nation of the United Kingdom. */
export function areaName(school: { id: string; country: string }, locale: Locale): string {
  const area = comparisonArea(school)
  return area.startsWith('GB') ? translator(locale)(`factArea.${area as BritishArea}`) : countryName(locale, area)
}
