import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { openSession } from '../../sessions/session.server.ts'
import { stopFactorRemoval } from '../second-factor/factor-removal.server.ts'
import { keepChallenge, redeemChallenge, relyingParty } from './challenges.server.ts'
import type { PasskeyAnswer } from './passkey.schema.ts'

/**
 * Asks a visitor's device for a passkey. This does not reveal which accounts exist: the device offers those that it
 * has.
 *
 * @throws Failure too_many_attempts
 */
export async function askForPasskey({ address }: Visitor): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await countAttempt('link', { address })
  const options = await generateAuthenticationOptions({ rpID: relyingParty().id, userVerification: 'required' })
  await keepChallenge(options.challenge, 'sign-in')
  return options
}

/**
 * Signs in with a passkey. The person has it, and the device has checked who they are, so the session also counts as
 * having the second factor, if the account has one.
 *
 * @param cookies of the request: a session that the browser had before ends and is never reused for the new one
 * @returns Set-Cookie value of the new session
 * @throws Failure passkey_refused, too_many_attempts, account_banned, account_deleted
 */
export async function signInWithPasskey(
  answer: PasskeyAnswer,
  visitor: Visitor,
  cookies: string | null,
): Promise<string> {
  await countAttempt('link', { address: visitor.address })
  const expectedChallenge = await redeemChallenge(answer.response.clientDataJSON, 'sign-in')
  const passkey = await findPasskey(answer)
  if (!expectedChallenge || !passkey) throw new Failure('invalid', 'passkey_refused')
  const counter = await verifiedCounter(answer, passkey, expectedChallenge)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('passkeys')
        .set({ sign_count: counter, used_at: sql<Date>`now()` })
        .where('id', '=', passkey.id)
        .where('sign_count', '=', passkey.sign_count)
        .executeTakeFirst()
      // It has been removed meanwhile, or another answer with the same count was quicker: one of the two is a copy.
      if (numUpdatedRows !== 1n) throw new Failure('invalid', 'passkey_refused')
      await stopFactorRemoval(passkey.user_id, trx)
      return await openSession(trx, passkey.user_id, visitor, cookies, { secondFactor: true })
    })
}

/**
 * Finds a passkey of an account whose address is confirmed. A device also names the account, which must be the same.
 */
async function findPasskey({ id, response: { userHandle } }: PasskeyAnswer) {
  const passkey = await db()
    .selectFrom('passkeys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.user_id', 'k.public_key', 'k.sign_count'])
    .where('k.id', '=', id)
    .where('u.email_verified', '=', true)
    .executeTakeFirst()
  const named = userHandle ? Buffer.from(userHandle, 'base64url').toString('utf8') : passkey?.user_id
  return passkey?.user_id === named ? passkey : undefined
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** @returns how often the device has signed with this passkey; many devices say 0 */
async function verifiedCounter(
  { response, ...answer }: PasskeyAnswer,
  passkey: Passkey,
  expectedChallenge: string,
): Promise<number> {
  const { id, origin } = relyingParty()
  const { clientDataJSON, authenticatorData, signature } = response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: { clientDataJSON, authenticatorData, signature } },
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.sign_count),
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    // The library throws for whatever does not match.
  }).catch((cause: unknown) => {
    throw new Failure('invalid', 'passkey_refused', { cause })
  })
  if (!verified) throw new Failure('invalid', 'passkey_refused')
  return authenticationInfo.newCounter
}
