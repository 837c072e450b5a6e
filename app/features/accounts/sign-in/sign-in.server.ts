import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { clearAttempts, countAttempt } from '#app/core/rate-limits.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { knownDevice } from '../sessions/known-device.server.ts'
import { readSessionToken } from '../sessions/session-cookie.server.ts'
import { ADDRESS_HEADER, auth } from './auth.server.ts'

/**
 * Signs in with e-mail address and password. The answer and its time are the same for an address without an account
 * (a hash is computed as well).
 *
 * @param cookies of the request: a session that the browser had before ends, it never becomes the new one's
 * @returns Set-Cookie value of the new session
 * @throws Failure invalid_credentials, too_many_attempts, account_banned, account_deleted
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  cookies: string | null,
): Promise<string> {
  const device = await knownDevice(visitor, email)
  const subject = { account: email, address: visitor.address, device }
  await countAttempt('sign-in', subject)
  const { headers } = await auth()
    .api.signInEmail({ body: { email, password }, headers: visitorHeaders(visitor), returnHeaders: true })
    .catch(refuse)
  await clearAttempts('sign-in', subject)
  const before = readSessionToken(cookies)
  if (before) await db().deleteFrom('sessions').where('token', '=', before).execute()
  return headers.getSetCookie()[0]!
}

/** What better-auth learns of the visitor. */
export const visitorHeaders = ({ address, userAgent }: Visitor): Headers =>
  new Headers({ [ADDRESS_HEADER]: address, 'user-agent': userAgent })

/** The end of a suspension, where a message is nothing but that. */
export const untilOf = (message: string | null | undefined): { until?: string } =>
  message && z.iso.datetime().safeParse(message).success ? { until: message } : {}

function refuse(error: unknown): never {
  if (!isAPIError(error)) throw error
  const { code, message } = error.body ?? {}
  if (code === 'account_banned') throw new Failure('forbidden', code, { cause: error, ...untilOf(message) })
  if (code === 'account_deleted') throw new Failure('forbidden', code, { cause: error })
  throw new Failure('invalid', 'invalid_credentials', { cause: error })
}
