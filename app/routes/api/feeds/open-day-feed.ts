import { shownContext } from '#app/core/page-cache/shown.ts'
import { writeOpenDayFeed } from '#app/features/feeds/open-day-feed.server.ts'
import { feedResponse } from '#app/features/feeds/write-feed.server.ts'
import { readOpenDayFilter } from '#app/features/open-days/open-day-filter.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/open-day-feed.ts'

/** `GET /feeds/open-days/:country/:region/events.atom`: the open days of a region, narrowed as its page is. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const found = await writeOpenDayFeed(params, readOpenDayFilter(searchParams), localeOf(pathname))
  if (!found) return new Response(null, { status: 404 })
  context.get(shownContext)({ schools: 'all', until: found.ends })
  return feedResponse(found.feed)
}
