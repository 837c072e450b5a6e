import { FOR_A_MINUTE, shownContext } from '#app/core/page-cache/shown.ts'
import { findRegionEvents } from '#app/features/open-days/find-open-days-page.server.ts'
import { readOpenDayFilter } from '#app/features/open-days/open-day-filter.ts'
import { writeOpenDayCalendar } from '#app/features/open-days/write-open-day-calendar.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Route } from './+types/open-day-calendar.ts'

/** The open days of a region that its calendar has. */
const EVENTS = { most: 500, first: 'soonest' } as const

/** `GET /open-days/:country/:region/calendar.ics`: the open days of a region, narrowed as its page is. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const found = await findRegionEvents(params, readOpenDayFilter(searchParams), EVENTS, locale)
  if (!found) return new Response(null, { status: 404 })
  context.get(shownContext)({ schools: 'all', until: found.events.map(({ endsAt }) => endsAt) })
  const name = translator(locale)('openDays.pageTitle', { place: found.name })
  return new Response(writeOpenDayCalendar({ name, path: found.path }, found.events, locale), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="open-days.ics"',
      'cache-control': FOR_A_MINUTE,
      'x-robots-tag': 'noindex',
    },
  })
}
