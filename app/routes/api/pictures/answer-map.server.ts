import type { Theme } from '#app/features/map/style/colors.ts'
import { DEFAULT_LOCALE, type Locale, localeIn } from '#app/i18n/locales.ts'

/**
 * Answers with a map as an SVG document, in the theme and the language of the requesting page (`?theme=dark&lang=de`).
 *
 * @param render returns null where there is no map; then the status is 404
 */
export async function answerMap(
  query: URLSearchParams,
  render: (look: { theme: Theme; locale: Locale }) => Promise<string | null>,
): Promise<Response> {
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light'
  const svg = await render({ theme, locale: localeIn(query) ?? DEFAULT_LOCALE })
  if (!svg) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400, s-maxage=3600' }
  return new Response(svg, { headers })
}
