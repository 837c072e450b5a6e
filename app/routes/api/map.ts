import { BASE_TILES } from '#app/features/search/map/base-tiles.ts'
import { mapResults } from '#app/features/search/map/map-results.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import type { Route } from './+types/map.ts'
import { bounded, localeIn } from './bounded.server.ts'

/**
 * `GET /api/map?<search>&box=w,s,e,n&zoom=z&lang=de`: the results of a search in a box, as clusters and pins, in JSON.
 */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const { searchParams } = new URL(asked.request.url)
    const address = readSearchAddress(searchParams)
    const box = address.box ?? BASE_TILES.bounds
    const results = await mapResults(address, box, Number(searchParams.get('zoom')), localeIn(searchParams))
    return Response.json(results, { headers: { 'cache-control': 'public, max-age=60' } })
  })
