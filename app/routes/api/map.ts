import { BASE_TILES } from '#app/features/search/map/base-tiles.ts'
import { mapResults } from '#app/features/search/map/map-results.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import type { Route } from './+types/map.ts'
import { bounded } from './bounded.server.ts'

/** `GET /api/map?<search>&box=w,s,e,n&zoom=z`: the results of a search in a box, as clusters and pins, in JSON. */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const { searchParams } = new URL(asked.request.url)
    const address = readSearchAddress(searchParams)
    const results = await mapResults(address, address.box ?? BASE_TILES.bounds, Number(searchParams.get('zoom')))
    return Response.json(results, { headers: { 'cache-control': 'public, max-age=60' } })
  })
