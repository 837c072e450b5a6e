import { suggestSearches } from '#app/features/search/suggest-searches.server.ts'
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts'
import type { Route } from './+types/suggest.ts'
import { bounded, localeIn } from './bounded.server.ts'

/** `GET /api/suggest?q=…&lang=…`: completions of the text for a page in a language, by default German, in JSON. */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const { searchParams } = new URL(asked.request.url)
    const locale = localeIn(searchParams) ?? DEFAULT_LOCALE
    return Response.json(await suggestSearches(searchParams.get('q') ?? '', locale), {
      headers: { 'cache-control': 'public, max-age=60' },
    })
  })
