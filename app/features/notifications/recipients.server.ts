import { sql, type Transaction } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/** One person, or all members of a school. */
export type Recipients = { userId: string } | { schoolId: string }

/** A person who is notified. */
export type Recipient = { id: string; email: string; locale: Locale }

/** Finds the accounts to notify; deleted and locked ones are left out. */
export async function findRecipients(trx: Transaction<Database>, to: Recipients): Promise<Recipient[]> {
  const people = trx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', sql<Locale>`u.locale`.as('locale')])
    .where('u.erase_after', 'is', null)
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
  if ('userId' in to) return await people.where('u.id', '=', to.userId).execute()
  return await people
    .innerJoin('school_members as o', 'o.user_id', 'u.id')
    .where('o.school_id', '=', to.schoolId)
    .execute()
}
