import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { networkOf } from '#app/core/visitor.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** A burst of a hundred, twenty a second on average: far more than a whole office needs for typing and moving a map. */
const LIMITER = new RateLimiterMemory({ points: 100, duration: 5 })

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Answers unless the visitor's network has requested this address too often; then the status is 429, with the seconds
 * to wait. Each process counts separately, which costs no more than a look-up in a map.
 */
export async function bounded({ request, context }: Asked, answer: () => Promise<Response>): Promise<Response> {
  const network = networkOf(context.get(visitorContext).address)
  const refusal = await LIMITER.consume(`${new URL(request.url).pathname} ${network}`).then(
    () => undefined,
    (state: RateLimiterRes) => state,
  )
  if (!refusal) return await answer()
  const headers = { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)), 'cache-control': 'no-store' }
  return Response.json({ code: 'too_many_requests' }, { status: 429, headers })
}

/** Returns the language of the requesting page, from the parameter `lang`; undefined for any other value. */
export function localeIn(query: URLSearchParams): Locale | undefined {
  const lang = query.get('lang') ?? undefined
  return isLocale(lang) ? lang : undefined
}
