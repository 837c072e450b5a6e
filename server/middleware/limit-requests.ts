import '#app/i18n/all.server.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { sessionContext } from '#app/core/contexts.ts'
import { type Counted, countRequest, type Left, limitOf, rateLimitHeaders } from '#app/core/limits/requests.server.ts'
import { networkOf } from '#app/core/visitor.ts'
import { hasSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { requestContext } from './auth-context.ts'
import { visitorAddress } from './origin.ts'

type Routed = Context<{ Variables: { requestId: string } }>

/**
 * Refuses a request with 429 and the seconds to wait where the network, or the signed-in person, has made too many
 * costly requests. Crawlers get the same short answer, which all well-known ones take as a request to come back later.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function limitRequests(trustedProxies: number): MiddlewareHandler {
  return async (c: Routed, next) => {
    const name = limitOf(c.req.path)
    if (!name) return next()
    const left = await countRequest(name, await whoAsks(c, trustedProxies))
    return left.isRefused ? refuse(c, left) : next()
  }
}

async function whoAsks(c: Routed, trustedProxies: number): Promise<Counted> {
  const network: Counted = { scope: 'network', who: networkOf(visitorAddress(c, trustedProxies)) }
  if (!hasSessionCookie(c.req.header('cookie'))) return network
  const state = await requestContext(c).context.get(sessionContext)()
  return state.kind === 'none' ? network : { scope: 'person', who: state.session.userId }
}

function refuse(c: Context, left: Left): Response {
  const headers = {
    ...rateLimitHeaders(left),
    'retry-after': String(left.reset),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
  if (c.req.path.startsWith('/api/')) return c.json({ code: 'too_many_requests' }, 429, headers)
  const locale = localeOf(c.req.path)
  const t = translator(locale)
  const text = t('limit.wait', { count: left.reset })
  if (!c.req.header('accept')?.includes('text/html')) return c.text(text, 429, headers)
  return c.html(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${t('limit.title')} · Aulario</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;` +
      `max-width:34rem;margin:4rem auto;padding:0 1.25rem}</style><h1>${t('limit.title')}</h1><p>${text}</p></html>`,
    429,
    headers,
  )
}
