import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { confirmIdentity } from '../../identity/confirm-identity.server.ts'
import { describeDevice } from '../../sessions/device.ts'
import { holdSession } from '../../sessions/session.server.ts'
import { keepChallenge, redeemChallenge, relyingParty } from './challenges.server.ts'
import type { NewPasskey } from './passkey.schema.ts'

/** Most passkeys of one account. */
const MAX_PASSKEYS = 20
const MAX_DEVICE_LENGTH = 80
/** Kinds of keys by their COSE numbers: EdDSA, ES256, RS256. Every device knows one of them. */
const ALGORITHMS = [-8, -7, -257]

/**
 * Begins to add a passkey, once the person has confirmed who they are. The device has to check who uses it (by
 * fingerprint, face or PIN) and keep the passkey itself, so that nobody has to type an address to sign in.
 *
 * @returns options for the browser; no attestation is requested, because any make of device will do
 * @throws Failure wrong_password, wrong_mailed_code, too_many_attempts, passkeys_full
 */
export async function beginPasskey(
  session: Session,
  passwordOrCode: string,
  visitor: Visitor,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await confirmIdentity(session, passwordOrCode, visitor)
  const known = await db()
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', session.userId)
    .execute()
  if (known.length >= MAX_PASSKEYS) throw new Failure('conflict', 'passkeys_full')
  const options = await generateRegistrationOptions({
    rpName: 'Aulario',
    rpID: relyingParty().id,
    userID: new TextEncoder().encode(session.userId),
    userName: session.email,
    userDisplayName: session.fullName || session.email,
    attestationType: 'none',
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(options.challenge, { sessionId: session.id })
  return options
}

/**
 * Adds the passkey that a device made, and tells the person by mail.
 *
 * @throws Failure passkey_refused when the answer is not that of a device asked in this session, passkeys_full;
 *   session_not_found when it was ended meanwhile
 */
export async function addPasskey(session: Session, answer: NewPasskey, { userAgent }: Visitor): Promise<void> {
  const { id, publicKey, counter } = await verifyResponse(session, answer)
  const locale = session.locale as Locale
  await db()
    .transaction()
    .execute(async (trx) => {
      await holdSession(trx, session)
      // The lock makes simultaneous additions count each other.
      await trx.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().execute()
      const { count } = await trx
        .selectFrom('passkeys')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', session.userId)
        .executeTakeFirstOrThrow()
      if (count >= MAX_PASSKEYS) throw new Failure('conflict', 'passkeys_full')
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('passkeys')
        .values({
          id,
          user_id: session.userId,
          public_key: Buffer.from(publicKey),
          sign_count: counter,
          transports: answer.response.transports,
          device: describeDevice(userAgent ?? '')?.slice(0, MAX_DEVICE_LENGTH) ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) throw new Failure('conflict', 'passkey_refused')
      const props = { securityUrl: pageAddress(locale, '/account/security') }
      await enqueueMail(trx, { template: 'passkey-added', to: session.email, locale, props })
    })
}

async function verifyResponse(session: Session, response: NewPasskey) {
  const expectedChallenge = await redeemChallenge(response.response.clientDataJSON, { sessionId: session.id })
  if (!expectedChallenge) throw new Failure('invalid', 'passkey_refused')
  const { id, origin } = relyingParty()
  const expected = {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }
  // The library throws for whatever does not match.
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch((cause: unknown) => {
    throw new Failure('invalid', 'passkey_refused', { cause })
  })
  if (!registrationInfo) throw new Failure('invalid', 'passkey_refused')
  return registrationInfo.credential
}
