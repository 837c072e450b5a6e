import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { SET_UP_MINUTES } from './second-factor.ts'
import { seal, unseal } from './secret-box.server.ts'
import { enrolmentAddress, newSecret, timeStepOf } from './totp.server.ts'

const stillWaits = sql<SqlBool>`created_at > now() - make_interval(mins => ${SET_UP_MINUTES})`

/** A secret for an authenticator app, base32, and the address that carries it as a QR code. */
type SetUp = { secret: string; address: string }

/**
 * Starts the set-up of the second factor. Each start makes a new secret, which only this session can see and confirm: a
 * secret that somebody else once saw never becomes the factor. Signing in asks for nothing until it is confirmed.
 *
 * @throws Failure not_allowed when the account has a second factor
 */
export async function beginSecondFactor(session: Session): Promise<SetUp> {
  if (session.hasSecondFactor) throw new Failure('forbidden', 'not_allowed')
  const secret = newSecret()
  const begun = { secret: seal(secret), created_at: sql<Date>`now()` }
  await db()
    .insertInto('begun_second_factors')
    .values({ session_id: session.id, ...begun })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(begun))
    .execute()
  return { secret, address: enrolmentAddress(secret, session.email) }
}

/** Returns the set-up that this session began and has yet to confirm, so that a reloaded page continues with it. */
export async function pendingSecondFactor(session: Session): Promise<SetUp | null> {
  const secret = await pendingSecret(db(), session.id)
  return secret === null ? null : { secret, address: enrolmentAddress(secret, session.email) }
}

/**
 * Turns on the factor that this session began to set up, if the code matches its secret. Other set-ups of the account
 * end.
 *
 * @throws Failure set_up_over when nothing was begun or its time has passed, wrong_code, not_allowed when another
 *   session turned a second factor on meanwhile
 */
export async function confirmSetUp(trx: Transaction<Database>, session: Session, code: string): Promise<void> {
  const secret = await pendingSecret(trx, session.id)
  if (!secret) throw new Failure('gone', 'set_up_over')
  const step = timeStepOf(secret, code.replace(/\s/g, ''))
  if (step === null) throw new Failure('invalid', 'wrong_code')
  const factor = { secret: seal(secret), confirmed_at: sql<Date>`now()`, last_step: step }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({ user_id: session.userId, ...factor })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(factor).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw new Failure('forbidden', 'not_allowed')
  await endSetUps(trx, session.userId)
}

/** Ends every set-up in progress of an account. */
export async function endSetUps(trx: Kysely<Database>, userId: string): Promise<void> {
  const own = trx.selectFrom('sessions').select('id').where('user_id', '=', userId)
  await trx.deleteFrom('begun_second_factors').where('session_id', 'in', own).execute()
}

async function pendingSecret(trx: Kysely<Database>, sessionId: string): Promise<string | null> {
  const begun = await trx
    .selectFrom('begun_second_factors')
    .select('secret')
    .where('session_id', '=', sessionId)
    .where(stillWaits)
    .executeTakeFirst()
  return (begun && unseal(begun.secret)) ?? null
}
