import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Why an address receives no mails: its server refused one, one bounced later, or its reader marked ours as spam. */
type SuppressionReason = 'refused' | 'bounced' | 'complaint'

/** Stops all mails to an address except those that keep an account safe, until the address is confirmed again. */
export async function suppressAddress(address: string, reason: SuppressionReason, status: string): Promise<void> {
  await db()
    .insertInto('mail_suppressions')
    .values({ address: address.toLowerCase(), reason, status })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ reason, status, created_at: sql<Date>`now()` }))
    .execute()
}

/** Whether an address is suppressed, and when a mail to it last bounced. */
export async function findSuppression(address: string): Promise<{ reason: SuppressionReason; at: Date } | null> {
  const row = await db()
    .selectFrom('mail_suppressions')
    .select([sql<SuppressionReason>`reason`.as('reason'), 'created_at as at'])
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
  return row ?? null
}

/** Personal data: that mails to a person's address bounce. */
export const suppressionData: PersonalData = {
  name: 'mail_suppression',
  read: async (userId) =>
    (await db()
      .selectFrom('mail_suppressions as s')
      .innerJoin('users as u', 'u.email', 's.address')
      .select(['s.address', 's.reason', 's.status', 's.created_at'])
      .where('u.id', '=', userId)
      .executeTakeFirst()) ?? null,
  erase: async (trx, userId) => {
    await trx
      .deleteFrom('mail_suppressions')
      .where('address', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
      .execute()
  },
}

/**
 * Whether a refusal means that an address accepts no mail at all, so that further mails would only do harm. Full
 * mailboxes, rules about content and unknown senders do not count (RFC 3463: subjects 0 and 1, 5.2.1 a disabled
 * mailbox, 5.4.4 a domain without mail).
 *
 * @param status enhanced code such as 5.1.1, or the plain SMTP code where a server gives no other
 */
export function isDeadAddress(status: string): boolean {
  if (status.includes('.')) return /^5\.([01]\.\d{1,3}|2\.1|4\.4)$/.test(status)
  return ['550', '551', '553'].includes(status)
}
