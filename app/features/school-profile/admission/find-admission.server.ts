import { findSchoolDates } from '#app/features/admission-dates/shown/find-school-dates.server.ts'
import { findSchoolCatchment } from '#app/features/catchments/find-school-catchment.server.ts'
import { admissionYears } from '#app/features/facts/admission/admission-years.ts'
import type { FactValues } from '#app/features/facts/find-fact-values.server.ts'
import { listPublishers } from '#app/features/schools/sources/find-sources.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import { type Admission, presentAdmission } from './present-admission.ts'
import { presentAdmissionYears } from './present-admission-years.ts'

/**
 * Finds how families register at a school, its next dates, its catchment, and how its places were given lately.
 *
 * @param values of the facts about it
 * @returns null where nothing is known
 */
export async function findAdmission(
  school: SchoolProfile,
  locale: Locale,
  values: FactValues,
): Promise<Admission | null> {
  const years = admissionYears(values.get(school.id) ?? new Map())
  const [catchment, dates, publishers] = await Promise.all([
    findSchoolCatchment(school, locale),
    school.closed || school.sample ? null : findSchoolDates(school, locale),
    years ? listPublishers(years.sources) : [],
  ])
  return presentAdmission(school, locale, {
    catchment,
    dates,
    years: years && presentAdmissionYears(years, publishers, school, locale),
  })
}
