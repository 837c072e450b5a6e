import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { kindLabel } from '#app/features/schools/stages/kind-label.server.ts'
import { formatList, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { areaName } from './comparison-area.ts'
import type { Compared, Spread } from './find-facts.server.ts'
import { FACTS, type FactId } from './vocabulary/facts.ts'

/** The type of school, with the names of its kind, region and area in the reader's language. */
export type ComparedKind = { category: Category; country: CountryCode; name: string; region: string; area: string }

/** Names those with which a school is compared. */
export const comparedKind = (school: Compared, locale: Locale): ComparedKind => ({
  category: school.category,
  country: school.country,
  name: kindLabel(kindOfSchool(school), school.country, locale),
  region: school.region,
  area: areaName(school, locale),
})

type Based = Pick<Spread, 'region' | 'schools' | 'base'>

/**
 * Returns what medians of one place are of: the place, if they are of most of its schools, else those that are known,
 * as a range where their number differs from year to year.
 */
export function baseText(spreads: readonly Based[], { area }: ComparedKind, locale: Locale): string {
  const t = translator(locale)
  const parts = spreads.filter(({ base }) => base.of !== 'whole')
  const widest = parts.find(({ base }) => base.of === 'regions') ?? parts[0]
  const place = spreads[0]?.region || area
  if (!widest) return place
  const numbers = spreads.map(({ schools }) => schools)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const count = [...new Set([least, most])].map((number) => formatNumber(locale, number)).join('–')
  const { base } = widest
  if (base.of !== 'regions') return t('facts.knownIn', { count, place })
  if (base.names.length > 0) return t('facts.knownIn', { count, place: formatList(locale, base.names) })
  return base.regions > 1 ? t('facts.knownInRegions', { count, regions: base.regions }) : t('facts.known', { count })
}

/**
 * Returns the distributions in a period with which a value may be compared: that of the region, if it has enough
 * schools, then that of the area, if the fact is the same in all regions and more of them know it.
 */
export function spreadsIn(id: FactId, spreads: readonly Spread[], start: string): Spread[] {
  const definition = FACTS[id]
  if (definition.kind !== 'number' || definition.comparable === 'never') return []
  const inPeriod = spreads.filter((spread) => spread.start === start)
  const near = inPeriod.find(({ region }) => region !== '')
  const area = inPeriod.find(({ region }) => region === '')
  const isFurther = definition.comparable === 'country' && area && area.schools !== near?.schools
  return [...(near ? [near] : []), ...(isFurther ? [area] : [])]
}
