import { renderProfileMap } from '#app/features/search/map/render-profile-map.server.ts'
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/school-map.ts'

/** `GET /schools/:id/map.svg?theme=dark&lang=de`: the small map of a premium profile. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const lang = searchParams.get('lang') ?? undefined
  const svg = await renderProfileMap(params.id, {
    theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light',
    locale: isLocale(lang) ? lang : DEFAULT_LOCALE,
  })
  if (!svg) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400, s-maxage=3600' }
  return new Response(svg, { headers })
}
