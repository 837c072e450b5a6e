import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { type Child, MAX_CHILDREN } from './child.ts'
import { giveConsent } from './consent.server.ts'

type Trx = Transaction<Database>
/** A child in the account. */
export type OwnChild = Child & { id: string }

/** Lists the children in a person's account, the eldest first. */
export async function listChildren(userId: string, connection: Kysely<Database> = db()): Promise<OwnChild[]> {
  const rows = await connection
    .selectFrom('children')
    .select(['id', 'born_in as born', 'country', 'area'])
    .where('user_id', '=', userId)
    .orderBy('born_in')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, country: row.country as CountryCode }))
}

/**
 * Stores a child; one that is already stored stays as it is.
 *
 * @param consents whether the person agrees with this form, which the first child needs
 * @throws Failure address_unconfirmed, children_consent, children_full
 */
export async function addChild(userId: string, { born, country, area }: Child, consents: boolean): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockConfirmed(trx, userId)
      if (consents) await giveConsent(trx, userId)
      else if (!(await isConsented(trx, userId))) throw new Failure('invalid', 'children_consent')
      const { kept } = await trx
        .selectFrom('children')
        .select(({ fn }) => fn.countAll<string>().as('kept'))
        .where('user_id', '=', userId)
        .where((eb) => eb.not(eb.and([eb('born_in', '=', born), eb('country', '=', country), eb('area', '=', area)])))
        .executeTakeFirstOrThrow()
      if (Number(kept) >= MAX_CHILDREN) throw new Failure('conflict', 'children_full')
      await trx
        .insertInto('children')
        .values({ user_id: userId, born_in: born, country, area })
        .onConflict((conflict) => conflict.constraint('children_once').doNothing())
        .execute()
    })
}

/** Locks the account, which serialises simultaneous requests, so that the limit holds. */
async function lockConfirmed(trx: Trx, userId: string): Promise<void> {
  const { email_verified } = await trx
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!email_verified) throw new Failure('conflict', 'address_unconfirmed')
}

async function isConsented(trx: Trx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from reminder_consents where user_id = ${userId} and withdrawn_at is null) as is`.execute(trx)
  return rows[0]?.is === true
}

/**
 * Changes month of birth and area of a child.
 *
 * @throws Failure child_unknown, also when it belongs to somebody else; child_twice when another one is the same
 */
export async function changeChild(userId: string, childId: string, { born, country, area }: Child): Promise<void> {
  const duplicate = sql<SqlBool>`exists (select from children c where c.user_id = ${userId} and c.id <> ${childId}
    and c.born_in = ${born} and c.country = ${country} and c.area = ${area})`
  const { rows } = await sql<{ twice: boolean }>`select ${duplicate} as twice`.execute(db())
  if (rows[0]?.twice) throw new Failure('conflict', 'child_twice')
  const { numUpdatedRows } = await db()
    .updateTable('children')
    .set({ born_in: born, country, area, changed_at: sql<Date>`now()` })
    .where('id', '=', childId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('not_found', 'child_unknown')
}

/** Removes a child; does nothing when it does not exist or belongs to somebody else. */
export async function removeChild(userId: string, childId: string): Promise<void> {
  await db().deleteFrom('children').where('id', '=', childId).where('user_id', '=', userId).execute()
}
