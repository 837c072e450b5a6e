import { redirect } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { nextStep } from '#app/core/next-path.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { env } from '#lib/env.ts'
import { findSession } from '../sessions/find-session.server.ts'
import { rememberDevice } from '../sessions/known-device.server.ts'
import { openSession } from '../sessions/open-session.server.ts'
import { askIdentity, authorizationAddress, newSecrets } from './ask-provider.server.ts'
import { findGoogleAccount } from './find-google-account.server.ts'
import { keepLink } from './link-google.server.ts'
import { keepAuthorization, noStateCookie, type PendingAuthorization, redeemState } from './provider-state.server.ts'

/** Whether signing in with Google is offered: only where its credentials are configured. */
export const googleOffered = (): boolean => env().GOOGLE_CLIENT_ID !== undefined

/**
 * Sends the browser to Google with state, nonce and PKCE; the values that belong to them are stored in the database
 * until it returns.
 *
 * @param next path to go to after signing in, already checked
 * @returns redirect to Google, or back to the sign-in page when Google cannot be reached
 */
export async function startGoogle({ next, locale, visitor }: { next: string; locale: Locale; visitor: Visitor }) {
  const page = localePath(locale, '/auth')
  try {
    await countAttempt('link', { address: visitor.address })
    const pending = { ...newSecrets(), next, page }
    const address = await authorizationAddress(pending)
    return redirect(address, { headers: { 'set-cookie': await keepAuthorization(pending) } })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return redirect(`${page}?failure=google_failed`)
  }
}

/**
 * Receives the browser back from Google. The session it opens still lacks the second factor, if the account has one.
 *
 * @returns redirect to where the person wanted to go, or back to the sign-in page with the failure
 * @throws Failure too_many_attempts
 */
export async function finishGoogle(request: Request, visitor: Visitor): Promise<Response> {
  await countAttempt('link', { address: visitor.address })
  const { search, searchParams } = new URL(request.url)
  const cookies = request.headers.get('cookie')
  const pending = await redeemState(searchParams.get('state') ?? '', cookies)
  // Only the stored sign-in knows the language of the page on which it began.
  const page = pending?.page ?? '/auth'
  if (!pending || !('state' in pending)) return redirect(`${page}?failure=google_failed`)
  try {
    return await arrive(search, pending, { visitor, cookies })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code: failure, until } = error
    const query = new URLSearchParams({ failure, ...(until && { until }) })
    return redirect(`${page}?${query}`, { headers: { 'set-cookie': noStateCookie() } })
  }
}

/**
 * Opens the session. An account with a second factor is not signed in yet, whichever provider vouches for the first
 * factor.
 */
async function arrive(
  search: string,
  pending: PendingAuthorization,
  { visitor, cookies }: { visitor: Visitor; cookies: string | null },
): Promise<Response> {
  const identity = await askIdentity(search, pending)
  const cookie = await db()
    .transaction()
    .execute(async (trx) => {
      const found = await findGoogleAccount(trx, identity, localeOf(pending.page))
      return 'userId' in found ? await openSession(trx, found.userId, visitor, cookies) : null
    })
  if (cookie === null) {
    const query = new URLSearchParams({ failure: 'google_needs_password', next: pending.next })
    const set = [noStateCookie(), await keepLink(identity)]
    return redirect(`${pending.page}?${query}`, { headers: set.map((one) => ['set-cookie', one]) })
  }
  const { state } = await findSession(cookie)
  const set = [noStateCookie(), cookie]
  if (state.kind === 'signed-in') set.push(await rememberDevice(state.session, visitor))
  const step = nextStep(state.kind === 'second-factor', pending.next)
  return redirect(step, { headers: set.map((one) => ['set-cookie', one]) })
}
