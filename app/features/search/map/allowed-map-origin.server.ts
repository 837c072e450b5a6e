import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'
import { agreedOrigin } from '../components/map/data/map-consent.ts'

/** The other server whose maps a page may load: the one of the settings, on pages with a map, for who agreed to it. */
export function allowedMapOrigin(request: Request, styleUrl = env().MAP_STYLE_URL): string | undefined {
  if (!styleUrl || pathWithoutLocale(new URL(request.url).pathname) !== '/results') return undefined
  const { origin } = new URL(styleUrl)
  return agreedOrigin(request.headers.get('cookie') ?? '') === origin ? origin : undefined
}
