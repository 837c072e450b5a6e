import type { Stage } from '#app/features/admission-dates/admission-row.ts'
import type { SchoolDates } from '#app/features/admission-dates/shown/find-school-dates.server.ts'
import type { SchoolCatchment } from '#app/features/catchments/find-school-catchment.server.ts'
import { areaName, comparisonArea } from '#app/features/facts/comparison-area.ts'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type Applicant, findGuide, stepsOf, WRITTEN } from './guides.ts'
import type { PresentedYears } from './present-admission-years.ts'

type School = {
  id: string
  country: CountryCode
  region: string
  category: Category
  localType: string
  ownership: 'public' | 'private' | null
  closed: boolean
  sample: boolean
}

/** How families register at a school and how its places were given, in the reader's language. */
export type Admission = {
  title: string
  guide: ReturnType<typeof presentGuide>
  dates: SchoolDates | null
  years: PresentedYears | null
  catchment: SchoolCatchment | null
}

function stageOf(school: School): Stage | null {
  const kind = kindOfSchool(school)
  return kind === 'other' ? null : kind
}

/**
 * Returns how families register at a school, with its next dates, its catchment and its last years; null for closed and
 * invented schools, and where neither a text applies nor a date or year is known.
 */
export function presentAdmission(
  school: School,
  locale: Locale,
  { catchment, dates, years }: Pick<Admission, 'catchment' | 'dates' | 'years'>,
): Admission | null {
  if (school.closed || school.sample) return null
  const guide = presentGuide(school, locale)
  if (!guide && !years && !dates) return null
  return { title: translator(locale)('admission.title'), guide, dates, years, catchment }
}

function presentGuide(school: School, locale: Locale) {
  const stage = stageOf(school)
  if (!stage) return null
  const area = comparisonArea(school)
  const nation = area.startsWith('GB-') ? (area.slice(3) as Applicant['nation']) : undefined
  const { country, region } = school
  const guide = findGuide({ country, nation, region, stage, isPrivate: school.ownership === 'private' })
  if (!guide) return null
  const t = translator(locale)
  const { publisher, url } = guide.source
  const place = guide.place ?? areaName(school, locale)
  return {
    steps: stepsOf(t(guide.key)),
    note: t('admission.note'),
    place: t('admission.place', { place }),
    source: t('admission.source', { source: publisher }),
    url,
    written: t('admission.written', { day: formatDay(locale, WRITTEN) }),
  }
}
