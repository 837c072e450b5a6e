import { keepValue } from '#app/core/page-cache/kept-rows.server.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { areaLabel, areaPath, CHILD_DATES_PATH } from '../areas/area-pages.ts'
import { listAdmissionRows } from '../list-admission-rows.server.ts'
import { resolveDates } from '../resolve-dates.ts'
import { listDatedSchools } from './find-dated-school.server.ts'
import { nameEvent } from './name-event.ts'
import { daysLeft, formatPeriod } from './present-dates.ts'
import { areasOfSchool, type DatedSchool, rowsOfSchool } from './school-rows.ts'
import { dayIn } from './today.ts'

/** The one next date of a list of schools, as a line that leads to all dates, and to those of a child. */
export type ListedDate = { links: { text: string; path: string }[]; endsAt: Date }

/**
 * Finds the next date of a list of schools.
 *
 * @returns null unless all that are not private are of one kind in one area, which has a date
 */
export async function findListedDate(
  listed: readonly { id: string }[],
  locale: Locale,
  now = new Date(),
): Promise<ListedDate | null> {
  const schools = (await listDatedSchools(listed.map(({ id }) => id))).filter(
    ({ ownership }) => ownership !== 'private',
  )
  const [first] = schools
  if (!first || new Set(schools.map(groupOf)).size > 1) return null
  const { country } = first
  const areas = areasOfSchool(first)
  const rows = rowsOfSchool(await rowsOfAreas({ country, areas }), { ...first, localType: '' })
  const { today, endsAt } = dayIn(timeZoneOf(country, first.postalCode), now)
  const [next] = resolveDates(rows, today)
  if (!next) return null
  const t = translator(locale)
  const kind = kindOfSchool(first)
  const area = [areaLabel(t, locale, country, next.area), kind === 'other' ? '' : t(`admissionDates.stage.${kind}`)]
  const text = t('admissionDates.line', {
    area: area.filter(Boolean).join(' · '),
    event: nameEvent(t, next),
    day: formatPeriod(locale, next.from, next.to),
    left: daysLeft(locale, next, today),
  })
  return {
    links: [
      { text, path: areaPath(country, next.area) },
      { text: t('admissionDates.child'), path: CHILD_DATES_PATH },
    ],
    endsAt,
  }
}

const rowsOfAreas = keepValue((asked: { country: CountryCode; areas: readonly string[] }) =>
  listAdmissionRows(db(), asked),
)

const groupOf = (school: DatedSchool) => JSON.stringify([school.country, areasOfSchool(school), kindOfSchool(school)])
