import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { Failure } from '../failure.ts'
import { countAttempt, forgetAttempts } from '../limits.server.ts'
import { checkPassword } from '../passwords/check-password.server.ts'
import { rotateSession } from '../sessions/renew-session.server.ts'
import type { Session } from '../sessions/session.ts'
import type { Visitor } from '../visitor.ts'
import { makeRecoveryCodes, redeemRecoveryCode } from './recovery-codes.server.ts'
import { seal, unseal } from './secret-box.server.ts'
import { enrolmentAddress, newSecret, stepOf } from './totp.server.ts'

/** Begins to set the second factor up, or goes on with what was begun. Nothing is asked at sign-in until it is confirmed. */
export async function beginSecondFactor(session: Session): Promise<{ secret: string; address: string }> {
  if (session.hasSecondFactor) throw new Failure('not_allowed')
  const begun = await db()
    .insertInto('second_factors')
    .values({ user_id: session.userId, secret: seal(newSecret()) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: session.userId }))
    .returning('secret')
    .executeTakeFirstOrThrow()
  const secret = unseal(begun.secret)
  return { secret, address: enrolmentAddress(secret, session.email) }
}

/** The set-up that waits for its first code, if there is one. */
export async function pendingSecondFactor(session: Session): Promise<{ secret: string; address: string } | null> {
  const row = await db()
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', session.userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const secret = unseal(row.secret)
  return { secret, address: enrolmentAddress(secret, session.email) }
}

/**
 * Turns the second factor on by a first code.
 *
 * @returns the recovery codes, and Set-Cookie value of this session, which has given it
 * @throws Failure wrong_code, too_many_attempts
 */
export async function confirmSecondFactor(
  session: Session,
  code: string,
  visitor: Visitor,
): Promise<{ codes: string[]; cookie: string }> {
  if (session.hasSecondFactor) throw new Failure('not_allowed')
  return await proven(session, visitor, async (trx) => {
    await acceptCode(trx, session.userId, code)
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('user_id', '=', session.userId)
      .execute()
    const codes = await makeRecoveryCodes(trx, session.userId)
    return { codes, cookie: await rotateSession(trx, session.id, { secondFactor: true }) }
  })
}

/**
 * The second step of signing in: a code of the app, or a recovery code.
 *
 * @returns Set-Cookie value of the session with its full rights, under another token
 * @throws Failure wrong_code, too_many_attempts
 */
export async function giveSecondFactor(session: Session, code: string, visitor: Visitor): Promise<string> {
  return await proven(session, visitor, async (trx) => {
    if (/^\s*(\d\s*){6}$/.test(code)) await acceptCode(trx, session.userId, code)
    else if (!(await redeemRecoveryCode(trx, session.userId, code))) throw new Failure('wrong_code')
    return await rotateSession(trx, session.id, { secondFactor: true })
  })
}

/**
 * New recovery codes in place of the old ones.
 *
 * @throws Failure wrong_password, too_many_attempts
 */
export async function renewRecoveryCodes(session: Session, password: string, visitor: Visitor): Promise<string[]> {
  await checkPassword(session.userId, password, visitor)
  return await db()
    .transaction()
    .execute((trx) => makeRecoveryCodes(trx, session.userId))
}

/**
 * Turns the second factor off. Staff cannot: their rights need it.
 *
 * @throws Failure not_allowed, wrong_password, too_many_attempts
 */
export async function endSecondFactor(session: Session, password: string, visitor: Visitor): Promise<void> {
  if (session.givenRole !== 'user') throw new Failure('not_allowed')
  await checkPassword(session.userId, password, visitor)
  await db().deleteFrom('second_factors').where('user_id', '=', session.userId).execute()
  log().info('second factor turned off')
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const { count } = await db()
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

async function proven<T>(session: Session, { address }: Visitor, work: (trx: Transaction<Database>) => Promise<T>) {
  const subject = { account: `${session.userId} second factor`, address }
  await countAttempt('proof', subject)
  const result = await db().transaction().execute(work)
  await forgetAttempts('proof', subject)
  return result
}

/** A code is accepted once: its time step must lie after that of the last one (RFC 6238 5.2). */
async function acceptCode(trx: Transaction<Database>, userId: string, code: string): Promise<void> {
  const factor = await trx
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const step = factor ? stepOf(unseal(factor.secret), code.replace(/\s/g, '')) : null
  if (!factor || step === null || step <= factor.last_step) throw new Failure('wrong_code')
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
}
