import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { clearAttempts, countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { qrCode } from '#lib/qr-code.ts'
import { confirmIdentity } from '../../identity/confirm-identity.server.ts'
import { rotateSession } from '../../sessions/session.server.ts'
import { linkWaitingGoogle } from '../google/link-google.server.ts'
import { countCodeAttempt, resetCodeAttempts, warnOfCodeAttempts } from './code-attempts.server.ts'
import { stopFactorRemoval } from './factor-removal.server.ts'
import type { SecondFactorView } from './second-factor.ts'
import { unseal } from './secret-box.server.ts'
import { confirmSetUp, pendingSecondFactor } from './set-up.server.ts'
import { timeStepOf } from './totp.server.ts'

const key = (text: PlainKey): PlainKey => text

/** A code of the authenticator app or a recovery code. */
export const codeSchema = z.object({
  code: z.string({ error: key('field.codeMissing') }).max(40, { error: key('failure.wrong_code'), abort: true }),
  next: z.string().optional(),
})

/**
 * Turns the second factor on by a first code for the secret that this session began with.
 *
 * @returns the recovery codes, and the Set-Cookie value of this session, which has given the second factor
 * @throws Failure set_up_over, wrong_code, too_many_attempts, not_allowed
 */
export async function confirmSecondFactor(
  session: Session,
  code: string,
  { address }: Visitor,
): Promise<{ codes: string[]; cookie: string }> {
  if (session.hasSecondFactor) throw new Failure('forbidden', 'not_allowed')
  const subject = { account: `${session.id} set-up`, address }
  await countAttempt('proof', subject)
  const done = await db()
    .transaction()
    .execute(async (trx) => {
      await confirmSetUp(trx, session, code)
      const codes = await makeRecoveryCodes(trx, session.userId)
      return { codes, cookie: await rotateSession(trx, session.id, { secondFactor: true }) }
    })
  await clearAttempts('proof', subject)
  return done
}

/**
 * Completes the second step of signing in with a code from the app or a recovery code, each with separate limits. It
 * also links a Google account that waited for the whole sign-in.
 *
 * @param cookies of the request
 * @returns Set-Cookie value of the session with its full rights, under a new token
 * @throws Failure wrong_code, too_many_attempts
 */
export async function verifySecondFactor(
  session: Session,
  code: string,
  visitor: Visitor,
  cookies: string | null = null,
): Promise<string> {
  return /^\s*(\d\s*){6}$/.test(code)
    ? await verifyAppCode({ session, cookies }, code, visitor)
    : await verifyRecoveryCode({ session, cookies }, code, visitor)
}

/**
 * Makes new recovery codes to replace the old ones.
 *
 * @throws Failure wrong_password, wrong_mailed_code, too_many_attempts, not_allowed without a second factor
 */
export async function renewRecoveryCodes(
  session: Session,
  passwordOrCode: string,
  visitor: Visitor,
): Promise<string[]> {
  await confirmIdentity(session, passwordOrCode, visitor)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const factor = await trx
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', session.userId)
        .where('confirmed_at', 'is not', null)
        .forKeyShare()
        .executeTakeFirst()
      if (!factor) throw new Failure('forbidden', 'not_allowed')
      return await makeRecoveryCodes(trx, session.userId)
    })
}

/**
 * Turns the second factor off. Staff cannot do so: their rights depend on it.
 *
 * @throws Failure not_allowed, wrong_password, wrong_mailed_code, too_many_attempts
 */
export async function endSecondFactor(session: Session, passwordOrCode: string, visitor: Visitor): Promise<void> {
  if (session.givenRole !== 'user') throw new Failure('forbidden', 'not_allowed')
  await confirmIdentity(session, passwordOrCode, visitor)
  await db().deleteFrom('second_factors').where('user_id', '=', session.userId).execute()
  log().info('second factor turned off')
}

/** Counts the recovery codes that are left. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const { count } = await db()
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A session that lacks the second factor, and the cookies of its browser. */
type HalfSession = { session: Session; cookies: string | null }

async function verifyAppCode(half: HalfSession, code: string, visitor: Visitor): Promise<string> {
  const { session } = half
  const tried = await countCodeAttempt(session, visitor)
  try {
    const cookie = await completeSession(half, (trx) => consumeAppCode(trx, session.userId, code))
    await resetCodeAttempts(session.userId, tried)
    return cookie
  } catch (error) {
    if (tried.lastOfBlock && error instanceof Failure) await warnOfCodeAttempts(session, tried)
    throw error
  }
}

async function verifyRecoveryCode(half: HalfSession, code: string, { address }: Visitor): Promise<string> {
  const { session } = half
  const subject = { account: session.userId, address }
  await countAttempt('recovery', subject)
  const cookie = await completeSession(half, async (trx) => {
    if (!(await redeemRecoveryCode(trx, session.userId, code))) throw new Failure('invalid', 'wrong_code')
  })
  await clearAttempts('recovery', subject)
  return cookie
}

const completeSession = ({ session, cookies }: HalfSession, prove: (trx: Transaction<Database>) => Promise<void>) =>
  db()
    .transaction()
    .execute(async (trx) => {
      await prove(trx)
      await stopFactorRemoval(session.userId, trx)
      await linkWaitingGoogle(trx, session, cookies)
      return await rotateSession(trx, session.id, { secondFactor: true })
    })

/** Accepts a code once: its time step must be later than that of the last one (RFC 6238 5.2). */
async function consumeAppCode(trx: Transaction<Database>, userId: string, code: string): Promise<void> {
  const factor = await trx
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const secret = factor && unseal(factor.secret)
  if (factor && secret === undefined) {
    log().error({ user: userId }, 'a second factor was sealed with a key that is no longer known (APP_SECRET_BEFORE)')
    throw new Failure('gone', 'factor_unreadable')
  }
  const step = secret === undefined ? null : timeStepOf(secret, code.replace(/\s/g, ''))
  if (!factor || step === null || step <= factor.last_step) throw new Failure('invalid', 'wrong_code')
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
}

const CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4
/** Leaves out letters and digits that are easily mistaken for each other; 16 of these 32 make 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789'

/** Replaces all recovery codes of an account. @returns the new ones, which are never shown again */
export async function makeRecoveryCodes(trx: Transaction<Database>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashToken(plain(code)) }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Redeems a recovery code. @returns whether it was valid */
export async function redeemRecoveryCode(trx: Transaction<Database>, userId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plain(code)))
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
const newCode = () => Array.from({ length: GROUPS }, () => letters(GROUP_LENGTH)).join('-')
const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** Loads what the account page shows of the second factor. */
export async function viewSecondFactor(session: Session): Promise<SecondFactorView> {
  const required = session.givenRole !== 'user'
  if (await isOn(session.userId)) return { state: 'on', required, codesLeft: await countRecoveryCodes(session.userId) }
  const begun = await pendingSecondFactor(session)
  return begun
    ? { state: 'begun', required, secret: begun.secret, qr: qrCode(begun.address, 1) }
    : { state: 'off', required }
}

async function isOn(userId: string): Promise<boolean> {
  const factor = db().selectFrom('second_factors').select('user_id').where('user_id', '=', userId)
  return (await factor.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined
}
