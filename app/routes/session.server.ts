import { type RouterContextProvider, redirect } from 'react-router'
import { sessionContext } from '#app/core/contexts.ts'
import { Failure, type FailureCode, type FailureKind } from '#app/core/failure.ts'
import type { Role, Session } from '#app/core/session.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Returns the session of the signed-in person, or null. */
export async function currentSession({ context }: Pick<Asked, 'context'>): Promise<Session | null> {
  const state = await context.get(sessionContext)()
  return state.kind === 'signed-in' ? state.session : null
}

/**
 * Returns the session for a page that only its owner may see; everyone else is redirected to sign in and returns
 * afterwards.
 *
 * @throws redirect
 */
export async function requireSession({ request, context }: Asked): Promise<Session> {
  const state = await context.get(sessionContext)()
  if (state.kind === 'signed-in') return state.session
  const { pathname, searchParams } = new URL(request.url)
  // The router's script requests the data of a page at its address with these parameters.
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const page = state.kind === 'second-factor' ? '/auth/second-factor' : '/auth'
  const next = encodeURIComponent(pathname.replace(/\.data$/, '') + search)
  throw redirect(`${localePath(localeOf(pathname), page)}?next=${next}`)
}

const MISSING: Record<'missing' | 'invalid' | 'ended', [FailureKind, FailureCode]> = {
  missing: ['invalid', 'session_missing'],
  /** The program did not issue the cookie, or it was tampered with. */
  invalid: ['forbidden', 'invalid_jwt'],
  /** The session was ended, or has expired. */
  ended: ['forbidden', 'session_not_found'],
}

/**
 * Returns the session for a change; on failure the page keeps the values typed and names the problem.
 *
 * @throws Failure session_missing, session_not_found, invalid_jwt
 */
export async function sessionForChange({ context }: Pick<Asked, 'context'>): Promise<Session> {
  const state = await context.get(sessionContext)()
  if (state.kind === 'signed-in') return state.session
  throw new Failure(...MISSING[state.kind === 'none' ? state.reason : 'missing'])
}

/**
 * Like {@link requireSession}, for people with one of the roles. All others get a 404, as for any unknown path.
 *
 * @throws redirect, or a 404 response
 */
export async function requireRole(asked: Asked, roles: readonly Role[]): Promise<Session> {
  const session = await requireSession(asked)
  if (roles.includes(session.role)) return session
  if (roles.includes(session.givenRole))
    throw redirect(localePath(localeOf(new URL(asked.request.url).pathname), '/account/security'))
  throw new Response(null, { status: 404 })
}
