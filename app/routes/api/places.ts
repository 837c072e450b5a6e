import { BASE_TILES } from '#app/features/search/map/base-tiles.ts'
import { listPlaces } from '#app/features/search/places/list-places.server.ts'
import { readBox } from '#app/features/search/search-address.ts'
import type { Route } from './+types/places.ts'
import { bounded } from './bounded.server.ts'

/** `GET /api/places?box=w,s,e,n&zoom=z`: the towns to name on a map, in JSON. */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const { searchParams } = new URL(asked.request.url)
    const box = readBox(searchParams.get('box')) ?? BASE_TILES.bounds
    const places = await listPlaces(box, Number(searchParams.get('zoom')))
    return Response.json(places, { headers: { 'cache-control': 'public, max-age=3600' } })
  })
