import { mapOverview } from '#app/features/search/map/map-results.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import type { Route } from './+types/map-overview.ts'
import { bounded, localeIn } from './bounded.server.ts'

/** `GET /api/map/overview?<search>&lang=de`: what a map needs for its first view, in JSON. */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const { searchParams } = new URL(asked.request.url)
    const overview = await mapOverview(readSearchAddress(searchParams), localeIn(searchParams))
    return Response.json(overview, { headers: { 'cache-control': 'public, max-age=60' } })
  })
