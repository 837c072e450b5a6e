import { timeZoneOf } from '#app/features/events/time-zone.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { schoolYear } from '#lib/text/school-year.ts'
import { areaLabel, areaPath, CHILD_DATES_PATH } from '../areas/area-pages.ts'
import { listAdmissionRows } from '../list-admission-rows.server.ts'
import { currentRows, resolveDates } from '../resolve-dates.ts'
import { type PresentedDate, presentDate } from './present-dates.ts'
import { areasOfSchool, type DatedSchool, findUnknown, rowsOfSchool } from './school-rows.ts'
import { dayIn, nextEntry } from './today.ts'

/** Dates on a profile. */
const MAX_DATES = 3

/** The next dates of a school, or who publishes them. */
export type SchoolDates = {
  title: string
  dates: PresentedDate[]
  unknown: { text: string; link: string; url: string; lang: string } | null
  /** The dates for calendars; null without dates. */
  calendar: { path: string; text: string } | null
  all: { path: string; text: string }
  /** Where families ask for the dates of their child. */
  child: { path: string; text: string }
  /** When the day ends at which they were found, ISO 8601. */
  endsAt: string
}

/**
 * Finds the next days of the admission to a school.
 *
 * @returns null where nothing is known, not even who publishes them
 */
export async function findSchoolDates(
  school: DatedSchool & { postalCode: string },
  locale: Locale,
  now = new Date(),
): Promise<SchoolDates | null> {
  const areas = areasOfSchool(school)
  const { country } = school
  const rows = rowsOfSchool(await listAdmissionRows(db(), { country, areas }), school)
  if (rows.length === 0) return null
  const { today, endsAt } = dayIn(timeZoneOf(country, school.postalCode), now)
  const dates = resolveDates(rows, today).slice(0, MAX_DATES)
  const entry = nextEntry(today)
  const unknown = dates.length === 0 ? findUnknown(currentRows(rows, today), entry) : undefined
  if (dates.length === 0 && !unknown) return null
  const t = translator(locale)
  const area = unknown?.area || dates.find((date) => date.area !== '')?.area || ''
  return {
    title: t('admissionDates.next'),
    dates: dates.map((date) => presentDate(date, locale, today)),
    unknown: unknown
      ? {
          text: t('admissionDates.unknown', { year: unknown.schoolYear || schoolYear(entry) }),
          link: t('admissionDates.publishes', { publisher: unknown.publisher }),
          url: unknown.source,
          lang: COUNTRY_LANGUAGE[country],
        }
      : null,
    calendar:
      dates.length === 0
        ? null
        : {
            path: `/schools/${encodeURIComponent(school.id)}/admission-dates.ics`,
            text: t('admissionDates.calendar'),
          },
    all: {
      path: areaPath(country, area),
      text: t('admissionDates.all', { area: areaLabel(t, locale, country, area) }),
    },
    child: { path: CHILD_DATES_PATH, text: t('admissionDates.child') },
    endsAt: endsAt.toISOString(),
  }
}
