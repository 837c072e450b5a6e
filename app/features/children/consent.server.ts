import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { CONSENT_VERSION } from './child.ts'

type Trx = Transaction<Database>

/** Finds the consent of a person that is in force; `stoppedAt` is set while no mails are wanted. */
export const findConsent = (userId: string) =>
  db()
    .selectFrom('reminder_consents')
    .select(['given_at as givenAt', 'stopped_at as stoppedAt'])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** A person's consent as the account shows it. */
export type Consent = NonNullable<Awaited<ReturnType<typeof findConsent>>>

/** Records a consent to today's text; nothing changes if the one in force has not been stopped. */
export async function giveConsent(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('reminder_consents')
    .set({ withdrawn_at: sql<Date>`stopped_at` })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('stopped_at', 'is not', null)
    .execute()
  await trx
    .insertInto('reminder_consents')
    .values({ user_id: userId, text_version: CONSENT_VERSION })
    .onConflict((conflict) => conflict.column('user_id').where('withdrawn_at', 'is', null).doNothing())
    .execute()
}

/** Turns reminders on again after they were stopped. */
export const renewConsent = (userId: string): Promise<void> =>
  db()
    .transaction()
    .execute((trx) => giveConsent(trx, userId))

/** Stops the mails; the children stay. */
export async function stopReminders(userId: string): Promise<void> {
  await db()
    .updateTable('reminder_consents')
    .set({ stopped_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
}

/** Withdraws the consent: without it no child may be stored, so all of them are deleted. */
export async function withdrawConsent(userId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable('reminder_consents')
        .set({ withdrawn_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('withdrawn_at', 'is', null)
        .execute()
      await trx.deleteFrom('children').where('user_id', '=', userId).execute()
    })
}
