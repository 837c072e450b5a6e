import { shownContext } from '#app/core/page-cache/shown.ts'
import { writeReviewFeed } from '#app/features/feeds/review-feed.server.ts'
import { feedResponse } from '#app/features/feeds/write-feed.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/review-feed.ts'

/** `GET /feeds/schools/:id/reviews.atom` */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const feed = await writeReviewFeed(params.id, localeOf(new URL(request.url).pathname))
  context.get(shownContext)({ schools: [params.id] })
  return feed === undefined ? new Response(null, { status: 404 }) : feedResponse(feed)
}
