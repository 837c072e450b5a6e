import { isAPIError } from 'better-auth/api'
import { redirect } from 'react-router'
import { Failure, type FailureCode } from '#app/core/failure.ts'
import { nextStep } from '#app/core/next-path.ts'
import { countAttempt } from '#app/core/rate-limits.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'
import { findSession } from '../sessions/find-session.server.ts'
import { rememberDevice } from '../sessions/known-device.server.ts'
import { hasSessionCookie } from '../sessions/session-cookie.server.ts'
import { ADDRESS_HEADER, auth, resetAuth } from './auth.server.ts'
import { untilOf, visitorHeaders } from './sign-in.server.ts'

/** Whether people are offered to sign in with Google: only where its credentials are set. */
export const googleOffered = (): boolean => env().GOOGLE_CLIENT_ID !== undefined

/**
 * Sends the browser to Google with state, nonce and PKCE; all three wait in the database for its way back.
 *
 * @param next path to go to after signing in, checked before
 * @returns redirect to Google, or back to the log-in page when it cannot be reached
 */
export async function startGoogle({ next, locale, visitor }: { next: string; locale: Locale; visitor: Visitor }) {
  const back = `${localePath(locale, '/auth')}?failure=`
  try {
    await countAttempt('link', { address: visitor.address })
    const { headers, response } = await auth().api.signInSocial({
      body: { provider: 'google', callbackURL: next, errorCallbackURL: `${back}google_failed`, disableRedirect: true },
      headers: visitorHeaders(visitor),
      returnHeaders: true,
    })
    return redirect(response.url!, { headers: headers.getSetCookie().map((cookie) => ['set-cookie', cookie]) })
  } catch (error) {
    if (!isAPIError(error) && !(error instanceof Failure)) throw error
    // Its addresses are asked for only once; perhaps it could not be reached then.
    resetAuth()
    return redirect(`${back}google_failed`)
  }
}

const NOT_LINKED = ['account_not_linked', 'unable_to_link_account', 'email_not_verified']

/**
 * Takes the browser back from Google. The session it opens still lacks the second factor, if the account has one.
 *
 * @param address of the visitor, told to better-auth in place of what the request says
 */
export async function finishGoogle(request: Request, visitor: Visitor): Promise<Response> {
  await countAttempt('link', { address: visitor.address })
  const headers = new Headers(request.headers)
  headers.set(ADDRESS_HEADER, visitor.address)
  const answer = await auth().handler(new Request(request, { headers }))
  const target = URL.parse(answer.headers.get('location') ?? '', request.url)
  const reason = target?.searchParams.get('error')
  if (!target) return answer
  if (!reason) return await toSecondFactor(answer, target, visitor)
  const code = reason.toLowerCase()
  const notDone = NOT_LINKED.includes(code) ? 'google_not_linked' : 'google_failed'
  const failure: FailureCode = code === 'account_banned' || code === 'account_deleted' ? code : notDone
  // Only a failure after the state was read knows the language of the page that it began on.
  const page = /^\/(\w\w\/)?auth$/.test(target.pathname) ? target.pathname : '/auth'
  const { until } = untilOf(target.searchParams.get('error_description'))
  return redirect(`${page}?${new URLSearchParams({ failure, ...(until && { until }) })}`)
}

/** An account with a second factor is not signed in yet, whoever vouches for the first one. */
async function toSecondFactor(answer: Response, { pathname, search }: URL, visitor: Visitor): Promise<Response> {
  const cookie = answer.headers.getSetCookie().find((value) => hasSessionCookie(value)) ?? null
  const { state } = await findSession(cookie)
  const headers = new Headers(answer.headers)
  headers.set('location', nextStep(state.kind === 'second-factor', pathname + search))
  if (state.kind === 'signed-in') headers.append('set-cookie', await rememberDevice(state.session, visitor))
  return new Response(null, { status: answer.status, headers })
}
