import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { awayContext, requestIdContext, sessionContext, visitorContext } from '#app/core/contexts.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import type { SessionState } from '#app/core/session.ts'
import { deviceCookieIn } from '#app/features/accounts/sessions/known-device.server.ts'
import { findSession, renewSession } from '#app/features/accounts/sessions/session.server.ts'
import { hasSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { readOnly } from '#db/read-only/read-only.ts'
import { env } from '#lib/env.ts'
import { AWAY_HEADERS } from './answer-failure.ts'
import { visitorAddress } from './origin.ts'
import type { PageCacheVariables } from './pages/cache-pages.ts'

type Routed = Context<{ Variables: { requestId: string } & PageCacheVariables }>
type RequestContext = ReturnType<typeof makeContext>

const made = new WeakMap<Routed, RequestContext>()

/**
 * Creates what routes know about a request: its id, the visitor, and on demand the session. It exists once per request,
 * so the first caller that asks for the session looks it up for all others.
 *
 * @returns the context, and a function that finishes the response: it adds the cookie of a renewed session, marks
 *   responses to signed-in people as private, and lets all others be cached until what they show changes
 */
export function requestContext(c: Routed): RequestContext {
  const known = made.get(c) ?? makeContext(c)
  made.set(c, known)
  return known
}

function makeContext(c: Routed) {
  const cookies = c.req.header('cookie') ?? null
  const context = new RouterContextProvider()
  let found: Promise<SessionState> | undefined
  let renewed: string | undefined
  const lookUp = async () => {
    const { state, renewal } = await findSession(cookies)
    if (renewal && state.kind === 'signed-in' && !readOnly()) {
      await renewSession(state.session.id)
      renewed = renewal
    }
    return state
  }
  context.set(requestIdContext, c.get('requestId'))
  context.set(visitorContext, {
    address: visitorAddress(c, env().TRUST_PROXY),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    device: deviceCookieIn(cookies),
  })
  context.set(shownContext, (shown) => c.set('shown', shown))
  context.set(sessionContext, () => {
    found ??= lookUp()
    return found
  })
  const finish = (answer: Response): Response => {
    if (answer.status === 503 || (answer.status >= 500 && context.get(awayContext))) return unavailable(answer)
    const isOwn = hasSessionCookie(cookies) || answer.headers.has('set-cookie')
    if (!isOwn && !(c.get('shown') && answer.status === 200)) return answer
    const own = new Response(answer.body, answer)
    own.headers.set('cache-control', isOwn ? 'private, no-store' : 'public, no-cache')
    if (!isOwn) own.headers.append('vary', 'Cookie')
    if (renewed && !own.headers.has('set-cookie')) own.headers.append('set-cookie', renewed)
    return own
  }
  return { context, finish }
}

/** The same answer, marked as worth retrying, so that search engines do not drop the page. */
function unavailable(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(AWAY_HEADERS)) if (!headers.has(name)) headers.set(name, value)
  return new Response(answer.body, { status: 503, headers })
}
