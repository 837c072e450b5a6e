import { type RouterContextProvider, redirect } from 'react-router'
import { sessionContext } from '#app/core/contexts.ts'
import { Failure, type FailureCode, type FailureKind } from '#app/core/failure.ts'
import { hasRight, isStaffRight, type Right } from '#app/core/policy.ts'
import type { Session } from '#app/core/session.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Returns the session of the signed-in person; null without one, or without the role that a right takes.
 *
 * @param right of the action, which for everybody leaves it to the route what it does without a session
 */
export async function currentSession(
  { context }: Pick<Asked, 'context'>,
  right: Right = 'everybody',
): Promise<Session | null> {
  const state = await context.get(sessionContext)()
  if (state.kind !== 'signed-in') return null
  return isStaffRight(right) && !hasRight(state.session, right) ? null : state.session
}

/**
 * Returns the session for a page that not everybody may see. Who is not signed in is redirected to sign in and returns
 * afterwards; to people without the role that a right takes the page does not exist.
 *
 * @param right of what the page shows; operations check the rights for a school or group
 * @throws redirect, or a 404 response
 */
export async function requireSession({ request, context }: Asked, right: Right = 'user'): Promise<Session> {
  const state = await context.get(sessionContext)()
  if (state.kind === 'signed-in') return withRole(state.session, request, right)
  const { pathname, searchParams } = new URL(request.url)
  // The router's script requests the data of a page at its address with these parameters.
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const page = state.kind === 'second-factor' ? '/auth/second-factor' : '/auth'
  const next = encodeURIComponent(pathname.replace(/\.data$/, '') + search)
  throw redirect(`${localePath(localeOf(pathname), page)}?next=${next}`)
}

function withRole(session: Session, request: Request, right: Right): Session {
  if (!isStaffRight(right) || hasRight(session, right)) return session
  if (hasRight({ role: session.givenRole }, right))
    throw redirect(localePath(localeOf(new URL(request.url).pathname), '/account/security'))
  throw new Response(null, { status: 404 })
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
 * @param right of the change; operations check the rights for a school or group
 * @throws Failure session_missing, session_not_found, invalid_jwt; not_allowed without the role that the right takes
 */
export async function sessionForChange({ context }: Pick<Asked, 'context'>, right: Right = 'user'): Promise<Session> {
  const state = await context.get(sessionContext)()
  if (right === 'second-factor' && state.kind === right) return state.session
  if (right === 'second-factor') throw new Failure(...MISSING.missing)
  if (state.kind !== 'signed-in') throw new Failure(...MISSING[state.kind === 'none' ? state.reason : 'missing'])
  if (isStaffRight(right) && !hasRight(state.session, right)) throw new Failure('forbidden', 'not_allowed')
  return state.session
}
