import {
  type AdmissionYear,
  type AdmissionYears,
  lastDistancesOf,
  type MeasuredSchool,
  unitOf,
} from '#app/features/facts/admission/admission-years.ts'
import { factText } from '#app/features/facts/format-fact.ts'
import type { Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatList } from '#app/i18n/format.ts'
import { type DistanceUnit, formatExactDistance } from '#app/i18n/format-exact-distance.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'

/** Come before distance, whatever it is. */
const BEFORE_DISTANCE: readonly string[] = ['faith', 'siblings', 'bands', 'selection']

/** How the places of a school were given in the last years, in the reader's language. */
export type PresentedYears = ReturnType<typeof presentAdmissionYears>

/** Returns one sentence for each year, with what decides before distance, and who says so. */
export function presentAdmissionYears(
  admission: AdmissionYears,
  publishers: readonly Publisher[],
  school: MeasuredSchool,
  locale: Locale,
) {
  const t = translator(locale)
  const { years, criteria } = admission
  const unit = unitOf(school.country)
  return {
    title: t('admissionYears.title'),
    rules: [...criteriaSentences(criteria, years, locale), ...methodSentences(years, locale)],
    years: years.map((year) => yearSentence(year, unit, locale)),
    from: lastDistancesOf(admission, school),
    areaFirst: criteria.includes('catchment') ? t('admissionYears.areaFirst') : null,
    note: t('results.distanceNote'),
    publishers,
  }
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
