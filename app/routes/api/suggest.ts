import { suggestSearches } from '#app/features/search/suggest-searches.server.ts'
import type { Route } from './+types/suggest.ts'
import { bounded } from './bounded.server.ts'

/** `GET /api/suggest?q=…`: completions of the text, in JSON. */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const text = new URL(asked.request.url).searchParams.get('q') ?? ''
    return Response.json(await suggestSearches(text), { headers: { 'cache-control': 'public, max-age=60' } })
  })
