import { suggestSearches } from '#app/features/search/suggest-searches.server.ts'
import type { Route } from './+types/suggest.ts'

/** `GET /api/suggest?q=…`: what the text may become, in JSON. */
export async function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await suggestSearches(text), { headers: { 'cache-control': 'public, max-age=60' } })
}
