import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { sayWays } from '#app/features/routing/say-ways.ts'
import type { Ways } from '#app/features/routing/ways.ts'
import { sayFromHere } from '#app/features/schools/own-point/last-distances.ts'
import type { OwnPoint } from '#app/features/schools/own-point/own-point.ts'
import { countryName, formatDistance, formatNumber } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { FEATURES } from '#db/vocabulary.ts'
import type { Point } from '#search-engine/base/distance.ts'
import type { ComparedSchool } from './compare-schools.server.ts'
import { countryOfUnits } from './distances.ts'
import { type Bar, placeCounts } from './place-bars.ts'

/** A row of the comparison, with a value for each school. */
export type CompareRow = {
  key: string
  label: string
  values: ComparedValue[]
  /** Whether the schools differ in what is known or in whether it is known. */
  differs: boolean
  /** The year or day of each value. */
  periods?: (string | null)[]
  /** Present where the numbers may be compared. */
  bars?: (Bar | null)[]
  /** Whether a note below the table says what the numbers do not mean. */
  hasWarning?: true
  /** For each school, the fact whose page shows further periods. */
  trends?: (FactId | null)[]
}

/** The place from which distances are measured, null for the visitor's own point, and the distances in kilometres. */
export type MeasuredFrom = {
  name: string | null
  km: (number | null)[]
  /** The place itself, for the map. */
  at?: Point
  /** How long the ways take; missing where they are not measured. */
  ways?: (Ways | undefined)[] | undefined
}

/** What is measured or published besides the directory's own data. */
type Measured = {
  from?: MeasuredFrom | undefined
  /** The official row of pupils. */
  pupils?: CompareRow | null
  /** The visitor's own point, which only browsers know. */
  own?: OwnPoint | null
}

type Criterion = [key: string, label: string, value: (school: ComparedSchool) => ComparedValue]

/**
 * Returns the rows of the comparison in a language: the same ones for all schools, without those about which nothing is
 * known for any school; distances first, then what is known about all schools. A school that does not list an offer may
 * have it all the same, so the value is null (not known) and never 'no'.
 */
export const compareRows = (schools: readonly ComparedSchool[], locale: Locale, measured: Measured = {}) =>
  fullestFirst(allRows(schools, locale, measured).filter(isKnown))

/** Returns the labels of the rows that {@link compareRows} leaves out. */
export const unknownRows = (schools: readonly ComparedSchool[], locale: Locale, measured: Measured = {}): string[] =>
  allRows(schools, locale, measured).flatMap((row) => (isKnown(row) ? [] : row.label))

const isKnown = ({ values }: CompareRow): boolean => values.some((value) => value !== null)

/** Puts rows with a value for each school before others. */
export const fullestFirst = (rows: readonly CompareRow[]): CompareRow[] => [
  ...rows.filter(isFirst),
  ...rows.filter((row) => !isFirst(row)),
]

const isFirst = ({ key, values }: CompareRow): boolean => key === 'distance' || key === 'way' || !values.includes(null)

/** Whether schools of which something is known differ; what is not known says nothing about a difference. */
export const knownDiffer = ({ values }: CompareRow): boolean =>
  new Set(values.filter((value) => value !== null)).size > 1

function allRows(schools: readonly ComparedSchool[], locale: Locale, measured: Measured): CompareRow[] {
  const [rating, ...rest] = criteria(locale).map(([key, label, value]) => rowOf(key, label, schools.map(value)))
  const official = rest.map((row) => (row.key === 'pupils' && measured.pupils) || row)
  return [
    ...distanceRow(schools, measured, locale),
    ...wayRow(measured, locale),
    ...withinRow(schools, measured, locale),
    ...(rating ? [rating] : []),
    ...official,
    ...dayRows(schools),
  ]
}

/** What schools and families say of the day: the same topics for each school. */
const dayRows = (schools: readonly ComparedSchool[]): CompareRow[] =>
  (schools[0]?.day ?? []).map(({ topic, label }) =>
    rowOf(
      topic === 'languages' ? 'day-languages' : topic,
      label,
      schools.map(({ day }) => day.find((one) => one.topic === topic)?.text ?? null),
    ),
  )

const rowOf = (key: string, label: string, values: ComparedValue[]): CompareRow => ({
  key,
  label,
  values,
  differs: rowDiffers(values),
})

function distanceRow(schools: readonly ComparedSchool[], { from }: Measured, locale: Locale): CompareRow[] {
  if (!from) return []
  const t = translator(locale)
  const country = countryOfUnits(schools)
  const texts = from.km.map((km, at) => {
    const area = schools[at]?.area
    if (km === null) return null
    return area ? t('ownPoint.inArea', { area }) : formatDistance(locale, km, country)
  })
  const label = distanceLabel(from, locale)
  return [{ ...rowOf('distance', label, texts), bars: placeCounts(from.km) }]
}

/** In which years the visitor's own point was inside the last distance; no row where no school can be compared. */
function withinRow(schools: readonly ComparedSchool[], { own }: Measured, locale: Locale): CompareRow[] {
  const limits = schools.map(({ lastDistances }) => lastDistances)
  if (!own || limits.every((one) => !one)) return []
  const texts = limits.map((one) => (one ? sayFromHere(own, one, locale) : null))
  return [rowOf('within', translator(locale)('ownPoint.within.row'), texts)]
}

function wayRow({ from }: Measured, locale: Locale): CompareRow[] {
  if (!from?.ways) return []
  const t = translator(locale)
  const label = from.name === null ? t('ways.rowHere') : t('ways.row', { place: from.name })
  return [
    rowOf(
      'way',
      label,
      from.ways.map((ways) => sayWays(ways ?? {}, locale) || null),
    ),
  ]
}

/** Names the row of distances. */
export function distanceLabel({ name }: MeasuredFrom, locale: Locale): string {
  const t = translator(locale)
  return name === null ? t('ownPoint.row') : t('compare.distance', { place: name })
}

function criteria(locale: Locale): Criterion[] {
  const t = translator(locale)
  const features = FEATURES.map((feature): Criterion => {
    return [feature, t(`feature.${feature}`), (school) => (school.features.includes(feature) ? t('compare.yes') : null)]
  })
  return [
    ['rating', t('filter.rating'), (school) => ratingText(school, locale)],
    ['type', t('facts.type'), ({ typeParts }) => typeParts.map(({ text }) => text).join(' · ')],
    ['ownership', t('facts.ownership'), ({ ownership }) => ownership && t(`ownership.${ownership}`)],
    ['address', t('contact.address'), (school) => addressText(school, locale)],
    ['pupils', t('facts.pupils'), ({ pupils }) => (pupils === null ? null : formatNumber(locale, pupils))],
    ['languages', t('compare.languages'), (school) => languagesText(school, locale)],
    ...features,
  ]
}

function ratingText({ ratingCount, ratingAverage }: ComparedSchool, locale: Locale): string {
  const t = translator(locale)
  if (ratingCount === 0) return t('reviews.none')
  if (ratingAverage === null) return t('reviews.few', { count: ratingCount })
  return `${formatNumber(locale, ratingAverage, 1)} (${formatNumber(locale, ratingCount)})`
}

function addressText({ street, postalCode, city, country }: ComparedSchool, locale: Locale): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, countryName(locale, country)].filter(Boolean).join(', ')
}

const languagesText = ({ languages }: ComparedSchool, locale: Locale): string | null =>
  languages.map((language) => languageName(locale, language)).join(', ') || null

/** A school's value in a row of the comparison; null when it is not known. */
type ComparedValue = string | number | null

/**
 * Whether the schools of a row differ. A value known for only some of the schools counts as a difference, so that 'only
 * differences' never hides a gap; a row without any known value does not differ.
 *
 * @param values one value for each school
 */
export function rowDiffers(values: readonly ComparedValue[]): boolean {
  return new Set(values).size > 1
}
