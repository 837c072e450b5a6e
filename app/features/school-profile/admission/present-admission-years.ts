import { factText } from '#app/features/facts/format-fact.ts'
import type { LastDistances } from '#app/features/schools/own-point/last-distances.ts'
import type { Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatList } from '#app/i18n/format.ts'
import { type DistanceUnit, formatExactDistance } from '#app/i18n/format-exact-distance.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { AdmissionYear, AdmissionYears } from './admission-years.ts'

type School = { country: CountryCode; lat: number | null; lng: number | null; approximate: boolean }

/** Come before distance, whatever it is. */
const BEFORE_DISTANCE: readonly string[] = ['faith', 'siblings', 'bands', 'selection']

/** How the places of a school were given in the last years, in the reader's language. */
export type PresentedYears = ReturnType<typeof presentAdmissionYears>

/** Returns one sentence for each year, with what decides before distance, and who says so. */
export function presentAdmissionYears(
  { years, criteria }: AdmissionYears,
  publishers: readonly Publisher[],
  school: School,
  locale: Locale,
) {
  const t = translator(locale)
  const unit = unitOf(school.country)
  return {
    title: t('admissionYears.title'),
    rules: [...criteriaSentences(criteria, years, locale), ...methodSentences(years, locale)],
    years: years.map((year) => yearSentence(year, unit, locale)),
    from: lastDistances(years, unit, school),
    note: t('results.distanceNote'),
    publishers,
  }
}

/** The unit in which the publishers of a country state how far away the last child lived. */
const unitOf = (country: CountryCode): DistanceUnit => (country === 'GB' ? 'mile' : 'kilometer')

/**
 * Returns what a visitor's own point can be compared with: only distances that are measured in a straight line, to a
 * building whose position is known.
 */
function lastDistances(
  years: readonly AdmissionYear[],
  unit: DistanceUnit,
  { lat, lng, approximate }: School,
): LastDistances | null {
  const limits = years.flatMap(({ year, lastKm, method }) =>
    lastKm !== null && method === 'straight_line' ? [{ year, km: lastKm }] : [],
  )
  return lat === null || lng === null || approximate || limits.length === 0 ? null : { at: { lat, lng }, limits, unit }
}

function criteriaSentences(criteria: readonly string[], years: readonly AdmissionYear[], locale: Locale): string[] {
  const t = translator(locale)
  const before = criteria
    .filter((one) => BEFORE_DISTANCE.includes(one))
    .map((one) => factText(locale, `fact.admission_criteria.${one}`) ?? one)
  const names = formatList(locale, before)
  const isByDistance = criteria.includes('distance') || years.some(({ lastKm }) => lastKm !== null)
  return [
    ...(criteria.includes('catchment') ? [t('admissionYears.catchment')] : []),
    ...(before.length > 0 ? [t(isByDistance ? 'admissionYears.before' : 'admissionYears.decide', { names })] : []),
    ...(criteria.includes('lottery') ? [t('admissionYears.lottery')] : []),
  ]
}

/** Says how the distances of the years are measured, of which one table may state something else than another. */
function methodSentences(years: readonly AdmissionYear[], locale: Locale): string[] {
  const t = translator(locale)
  const methods = new Set(years.flatMap(({ lastKm, method }) => (lastKm === null ? [] : [method])))
  return [
    ...(methods.has('straight_line') ? [t('admissionYears.straightLine')] : []),
    ...(methods.has('walking') ? [t('admissionYears.walking')] : []),
    ...(methods.has(null) ? [t('admissionYears.unknownMethod')] : []),
  ]
}

function yearSentence(year: AdmissionYear, unit: DistanceUnit, locale: Locale): string {
  const t = translator(locale)
  const { places, applications, firstPreferences, offers, lastKm, undersubscribed } = year
  const figures = [
    places !== null && t('admissionYears.places', { count: places }),
    applications !== null && t('admissionYears.applications', { count: applications }),
    firstPreferences !== null && t('admissionYears.firstPreferences', { count: firstPreferences }),
    offers !== null && t('admissionYears.offers', { count: offers }),
  ].filter((figure) => figure !== false)
  const of = { year: String(year.year), figures: figures.join(', ') }
  const distance = lastKm === null ? '' : formatExactDistance(locale, lastKm, unit)
  const sentence =
    lastKm === null
      ? t('admissionYears.year', of)
      : t(figures.length > 0 ? 'admissionYears.yearWithDistance' : 'admissionYears.yearDistance', { ...of, distance })
  return undersubscribed ? `${sentence} ${t(`admissionYears.${undersubscribed}`)}` : sentence
}
