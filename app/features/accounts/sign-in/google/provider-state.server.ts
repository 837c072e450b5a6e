import { sql } from 'kysely'
import { z } from 'zod'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { isSecure } from '#app/core/urls.server.ts'
import { db } from '#db/client.ts'
import { readCookie } from '../../sessions/session-cookie.server.ts'
import type { Secrets } from './ask-provider.server.ts'

const NAME = 'aulario.state'
const COOKIE_SECONDS = 5 * 60
const MINUTES = 10

const pendingSchema = z.object({ next: z.string(), page: z.string(), nonce: z.string(), codeVerifier: z.string() })
/** A sign-in in progress at the provider: the page it began on, the path to go to afterwards, and its random values. */
export type PendingAuthorization = Secrets & { next: string; page: string }

const identifierOf = (state: string) => hashToken(state).toString('base64url')

/**
 * Stores what is needed when the browser comes back. The state travels in addresses, so only its hash is stored.
 *
 * @returns Set-Cookie value that ties the state to this browser
 */
export async function keepAuthorization({ state, ...pending }: PendingAuthorization): Promise<string> {
  await db()
    .insertInto('verifications')
    .values({
      identifier: identifierOf(state),
      value: JSON.stringify(pending),
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .execute()
  return stateCookie(state)
}

/**
 * Redeems a state. Only one of two simultaneous uses succeeds. A browser without the matching cookie gets nothing, and
 * the state stays usable for the browser that began.
 *
 * @param state as found in the address of the callback, which may be anything
 * @returns what was stored, or only the page that it began on, or undefined when the state is unknown or expired
 */
export async function redeemState(
  state: string,
  cookies: string | null,
): Promise<PendingAuthorization | { page: string } | undefined> {
  const kept = await db()
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(state))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!kept) return undefined
  const pending = pendingSchema.parse(JSON.parse(kept.value))
  if (readCookie(cookies, cookieName()) !== state) return { page: pending.page }
  const used = await db().deleteFrom('verifications').where('identifier', '=', identifierOf(state)).executeTakeFirst()
  return used.numDeletedRows > 0n ? { state, ...pending } : undefined
}

const cookieName = () => `${isSecure() ? '__Secure-' : ''}${NAME}`

/** Returns the Set-Cookie value that ties a state to the browser. */
export const stateCookie = (state: string): string => cookie(state, COOKIE_SECONDS)

/** Returns the Set-Cookie value that removes the state from the browser. */
export const noStateCookie = (): string => cookie('', 0)

function cookie(value: string, maxAge: number): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${cookieName()}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
