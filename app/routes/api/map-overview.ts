import { mapOverview } from '#app/features/search/map/map-results.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import type { Route } from './+types/map-overview.ts'
import { bounded } from './bounded.server.ts'

/** `GET /api/map/overview?<search>`: what a map needs for its first view, in JSON. */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const address = readSearchAddress(new URL(asked.request.url).searchParams)
    return Response.json(await mapOverview(address), { headers: { 'cache-control': 'public, max-age=60' } })
  })
