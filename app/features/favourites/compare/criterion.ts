import { formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { distanceLabel, type MeasuredFrom } from './compare-rows.ts'
import type { Criterion } from './weigh.ts'

/** Ends of a scale of points. */
export type Scale = { low: number; high: number }

/** Beyond this, distance makes no further difference, unless some school is farther away. */
const FAR_KM = 10

/**
 * The distance from a place or point, as something to weigh.
 *
 * @param country in whose units it is shown
 */
export function distanceCriterion(from: MeasuredFrom, locale: Locale, country?: CountryCode): Criterion {
  const scale = { low: 0, high: Math.max(FAR_KM, ...from.km.map((km) => km ?? 0)) }
  const distance = {
    id: 'distance',
    label: distanceLabel(from, locale),
    direction: 'less',
    values: from.km,
    ...scale,
  } as const
  return { ...distance, ...inWords(distance, (km) => formatDistance(locale, km, country)) }
}

/** Returns the values and the ends of the scale of a criterion as people read them. */
export const inWords = (
  { values, low, high }: Scale & { values: readonly (number | null)[] },
  say: (value: number) => string,
) => ({
  shown: values.map((value) => (value === null ? null : say(value))),
  shownLow: say(low),
  shownHigh: say(high),
})

/** Whether a criterion has different values for the schools. */
export function tellsApart({ values }: Pick<Criterion, 'values'>): boolean {
  const known = values.filter((value) => value !== null)
  return known.length > 1 && new Set(known).size > 1
}
