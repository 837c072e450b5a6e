import { sql } from 'kysely'
import { z } from 'zod'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { db } from '#db/client.ts'

/** Minutes within which a device has to answer when asked for a passkey. */
const PASSKEY_MINUTES = 5

/** What a challenge was made for: signing in, or a new passkey in one session. */
type Purpose = 'sign-in' | { sessionId: string }

const identifierOf = (challenge: string, purpose: Purpose) => {
  const whose = purpose === 'sign-in' ? purpose : `session ${purpose.sessionId}`
  return `passkey ${hashToken(`${whose} ${challenge}`).toString('base64url')}`
}

/** Stores a challenge that a device is asked to sign: it works once, for one purpose, and for a few minutes. */
export async function keepChallenge(challenge: string, purpose: Purpose): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${PASSKEY_MINUTES})`
  await db()
    .insertInto('verifications')
    .values({ identifier: identifierOf(challenge, purpose), value: '', expires_at })
    .execute()
}

/**
 * Uses up the challenge that a device claims to have signed.
 *
 * @param clientData what the browser made of it, base64url; it may be anything
 * @returns the challenge, or undefined when it is not ours, used, expired or made for something else
 */
export async function redeemChallenge(clientData: string, purpose: Purpose): Promise<string | undefined> {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const { numDeletedRows } = await db()
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(challenge, purpose))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n ? challenge : undefined
}

const clientDataSchema = z.object({ challenge: z.string().max(200, { abort: true }) })

function challengeIn(clientData: string): string | undefined {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))).challenge
  } catch {
    return undefined
  }
}

/** The site as WebAuthn names it: passkeys made for its host work nowhere else. */
export const relyingParty = (): { id: string; origin: string } => ({
  id: new URL(siteOrigin()).hostname,
  origin: new URL(siteOrigin()).origin,
})
