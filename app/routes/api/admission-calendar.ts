import { siteOrigin } from '#app/core/urls.server.ts'
import { readAreaFilter } from '#app/features/admission-dates/shown/area-filter.ts'
import { findAreaDates } from '#app/features/admission-dates/shown/find-area-dates.server.ts'
import { findDatedSchool } from '#app/features/admission-dates/shown/find-dated-school.server.ts'
import { findSchoolDates } from '#app/features/admission-dates/shown/find-school-dates.server.ts'
import type { PresentedDate } from '#app/features/admission-dates/shown/present-dates.ts'
import { writeAdmissionCalendar } from '#app/features/admission-dates/shown/write-admission-calendar.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'

type Args = { params: { id?: string; country?: string; region?: string }; request: Request }

/** The dates of a school or an area for calendars, as whole days; its address names nobody. */
export async function loader({ params, request }: Args) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const found = await (params.id === undefined
    ? datesOfArea(params, searchParams, locale)
    : datesOfSchool(params.id, locale))
  if (!found) return new Response(null, { status: 404 })
  const origin = siteOrigin()
  const calendar = { name: found.name, url: origin + localePath(locale, found.path), host: new URL(origin).hostname }
  return new Response(writeAdmissionCalendar(calendar, found.dates), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="admission-dates.ics"',
      'cache-control': 'public, max-age=300',
    },
  })
}

type Found = { name: string; path: string; dates: PresentedDate[] } | undefined

async function datesOfSchool(id: string, locale: Locale): Promise<Found> {
  const school = await findDatedSchool(id)
  const dates = school && (await findSchoolDates(school, locale))
  if (!school || !dates) return undefined
  const name = translator(locale)('admissionDates.calendarName', { name: school.name })
  return { name, path: `/schools/${encodeURIComponent(school.id)}`, dates: dates.dates }
}

async function datesOfArea({ country = '', region }: Args['params'], search: URLSearchParams, locale: Locale) {
  const page = await findAreaDates({ country, region }, readAreaFilter(search), locale)
  if (!page) return undefined
  const name = translator(locale)('admissionDates.pageTitle', { area: page.name })
  return { name, path: page.path, dates: [...page.admission, ...page.ofYear] }
}
