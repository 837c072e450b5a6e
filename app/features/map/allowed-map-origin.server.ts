import { env } from '#lib/env.ts'
import { agreedOrigin } from './map-consent.ts'

/** Returns the other server whose maps a page may load: the one in the settings, for visitors who have agreed to it. */
export function allowedMapOrigin(request: Request, styleUrl = env().MAP_STYLE_URL): string | undefined {
  if (!styleUrl) return undefined
  const { origin } = new URL(styleUrl)
  return agreedOrigin(request.headers.get('cookie') ?? '') === origin ? origin : undefined
}
