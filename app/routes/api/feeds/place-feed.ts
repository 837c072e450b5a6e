import { FOR_A_MINUTE, shownContext } from '#app/core/page-cache/shown.ts'
import { writeEventFeed, writeSchoolFeed, writeTownCalendar } from '#app/features/feeds/place-feeds.server.ts'
import { feedResponse } from '#app/features/feeds/write-feed.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/place-feed.ts'

const FEEDS = new Map([
  ['schools.atom', writeSchoolFeed],
  ['events.atom', writeEventFeed],
])

/** `GET /feeds/places/:country/:region/:town/` with `schools.atom`, `events.atom` or `events.ics`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  context.get(shownContext)({ schools: 'all' })
  const locale = localeOf(new URL(request.url).pathname)
  if (params.file === 'events.ics') return calendarOf(await writeTownCalendar(params, locale))
  const feed = await FEEDS.get(params.file)?.(params, locale)
  return feed === undefined ? new Response(null, { status: 404 }) : feedResponse(feed)
}

function calendarOf(calendar: string | undefined): Response {
  if (calendar === undefined) return new Response(null, { status: 404 })
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="events.ics"',
      'cache-control': FOR_A_MINUTE,
      'x-robots-tag': 'noindex',
    },
  })
}
