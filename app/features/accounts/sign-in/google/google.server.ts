import { sql, type Transaction } from 'kysely'
import { redirect } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { nextStep } from '#app/core/next-path.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { hasLetter, tidyName } from '#lib/text/person-name.ts'
import { MAX_FULL_NAME_LENGTH } from '../../identity/credentials.schema.ts'
import { rememberDevice } from '../../sessions/known-device.server.ts'
import { findSession, openSession } from '../../sessions/session.server.ts'
import { authorizationAddress, exchangeCode, type Identity, newSecrets } from './ask-provider.server.ts'
import { keepGoogleWaiting, linkGoogle } from './link-google.server.ts'
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
    return await openGoogleSession(search, pending, { visitor, cookies })
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
async function openGoogleSession(
  search: string,
  pending: PendingAuthorization,
  { visitor, cookies }: { visitor: Visitor; cookies: string | null },
): Promise<Response> {
  const identity = await exchangeCode(search, pending)
  const cookie = await db()
    .transaction()
    .execute(async (trx) => {
      const found = await findGoogleAccount(trx, identity, localeOf(pending.page))
      return 'userId' in found ? await openSession(trx, found.userId, visitor, cookies) : null
    })
  if (cookie === null) {
    const query = new URLSearchParams({ failure: 'google_needs_password', next: pending.next })
    const set = [noStateCookie(), await keepGoogleWaiting(identity)]
    return redirect(`${pending.page}?${query}`, { headers: set.map((one) => ['set-cookie', one]) })
  }
  const { state } = await findSession(cookie)
  const set = [noStateCookie(), cookie]
  if (state.kind === 'signed-in') set.push(await rememberDevice(state.session, visitor))
  const step = nextStep(state.kind === 'second-factor', pending.next)
  return redirect(step, { headers: set.map((one) => ['set-cookie', one]) })
}

/** Returns the other site to which the sign-in page may lead: Google's, where it is offered. */
export function signInOrigin(): string | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = env()
  return GOOGLE_CLIENT_ID ? new URL(GOOGLE_ISSUER).origin : undefined
}

const PROVIDER = 'google'

/** The account to sign in to; if none is linked, the account with the same address asks for its password once. */
type Found = { userId: string } | { needsPassword: true }

/**
 * Finds the account of a person identified by Google: the one linked before, else the one with the same address, else a
 * new one. The address must be confirmed by Google and, for an existing account, by us. Where Google is not the
 * authority for the address, somebody else may have it by now, so an existing account is linked only after its
 * password. Two simultaneous sign-ins create one account.
 *
 * @param locale language of the mails to a new person
 * @throws Failure google_unverified when Google does not vouch for the address; google_not_linked when the account has
 *   another Google account linked, or no password by which its person could be recognised
 */
async function findGoogleAccount(trx: Transaction<Database>, identity: Identity, locale: Locale): Promise<Found> {
  const linked = await linkedUser(trx, identity.sub)
  if (linked) return { userId: linked }
  if (!identity.email_verified) throw new Failure('forbidden', 'google_unverified')
  const made = await trx
    .insertInto('users')
    .values({
      email: identity.email,
      email_verified: true,
      address_proved: isAuthority(identity),
      name: readableName(identity.name),
      locale,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await trx
      .insertInto('sign_in_methods')
      .values({ user_id: made.id, provider_id: PROVIDER, account_id: identity.sub })
      .execute()
    return { userId: made.id }
  }
  const { id, email_verified, methods } = await trx
    .selectFrom('users as u')
    .select(['u.id', 'u.email_verified'])
    .select(sql<string[]>`array(select provider_id from sign_in_methods m where m.user_id = u.id)`.as('methods'))
    .where('u.email', '=', identity.email)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // A simultaneous sign-in may have linked it while this one waited.
  if ((await linkedUser(trx, identity.sub)) === id) return { userId: id }
  if (!email_verified || methods.includes(PROVIDER)) throw new Failure('forbidden', 'google_not_linked')
  if (!isAuthority(identity)) {
    if (!methods.includes('credential')) throw new Failure('forbidden', 'google_not_linked')
    return { needsPassword: true }
  }
  if (!(await linkGoogle(trx, id, identity.sub))) throw new Failure('forbidden', 'google_not_linked')
  return { userId: id }
}

/**
 * Whether Google itself issues the address: those of Gmail, and those in the domain of an organisation that it hosts.
 *
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isAuthority = ({ email, hd }: Identity): boolean => /@(gmail|googlemail)\.com$/.test(email) || hd !== ''

async function linkedUser(trx: Transaction<Database>, subject: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('sign_in_methods as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.provider_id', '=', PROVIDER)
    .where('m.account_id', '=', subject)
    .where('u.email_verified', '=', true)
    .executeTakeFirst()
  return user?.id
}

/** Cleans a name as if it had been typed; an unreadable one becomes empty. */
function readableName(name: string): string {
  const shown = tidyName(name).slice(0, MAX_FULL_NAME_LENGTH).trim()
  return hasLetter(shown) ? shown : ''
}
