import { type Kysely, sql } from 'kysely'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { AUDIENCES, type Audience } from './mailing.ts'

/** Who receives a mailing: `contracts` are all accounts, including suspended ones. `reason` is null for news. */
export type Addressed = { audience: Audience | 'contracts'; reason: string | null }

/**
 * The accounts `u` that may currently get a mailing: with a confirmed address and not deleted. Only announcements about
 * contracts go to suspended accounts; news go to nobody who unsubscribed; no letter goes to an address whose mails
 * bounce.
 */
export function selectRecipients(on: Kysely<Database>, { audience, reason }: Addressed) {
  const all = on.selectFrom('users as u').where('u.email_verified', '=', true).where('u.erase_after', 'is', null)
  if (audience === 'contracts') return all
  return all
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
    .where(sql<boolean>`not exists (select from mail_suppressions s where s.address = lower(u.email))`)
    .$if(audience === 'members', (query) =>
      query.where(sql<boolean>`exists (select from school_members o where o.user_id = u.id)`),
    )
    .$if(reason === null, (query) =>
      query.where(sql<boolean>`exists (select from notification_preferences p
        where p.user_id = u.id and p.type = 'email' and p.event = 'update' and p.enabled)`),
    )
}

/** Returns the languages that the accounts in each audience have chosen, whatever they unsubscribed from. */
export async function languagesOf(): Promise<Record<Audience, Locale[]>> {
  const lists = await Promise.all(
    AUDIENCES.map(async (audience) => {
      const rows = await selectRecipients(db(), { audience, reason: 'service' }).select('u.locale').distinct().execute()
      const chosen = new Set(rows.map(({ locale }) => locale))
      return [audience, LOCALES.filter((locale) => chosen.has(locale))]
    }),
  )
  return Object.fromEntries(lists) as Record<Audience, Locale[]>
}
