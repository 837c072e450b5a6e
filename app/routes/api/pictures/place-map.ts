import { renderPlaceMap } from '#app/features/places/place-map.server.ts'
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/place-map.ts'

/** `GET /places/:country/:region/:town/map.svg?theme=dark&lang=de&type=primary`: the schools of a town on a map. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const lang = searchParams.get('lang') ?? undefined
  const type = searchParams.get('type')
  const svg = await renderPlaceMap(type === null ? params : { ...params, type }, {
    theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light',
    locale: isLocale(lang) ? lang : DEFAULT_LOCALE,
  })
  if (!svg) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400, s-maxage=3600' }
  return new Response(svg, { headers })
}
