import { type Kysely, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail, type MailOrder } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { ChangeTexts } from './terms-change.schema.ts'

/** Maximum number of accounts served by one run, so that other mails need not wait long; the next run continues. */
const MAX_ACCOUNTS = 5000
/** Accounts written to in one transaction. */
const BATCH = 100

type Trx = Transaction<Database>
type Change = { id: string; effectiveOn: string; texts: ChangeTexts; orderedAt: Date; upTo: string | null }

/**
 * Writes to the accounts about ordered changes of the terms, each account once for each change, also when several
 * processes run this at once.
 *
 * @returns number of accounts written to
 */
export async function mailTermsChanges(): Promise<number> {
  let mailed = 0
  while (mailed < MAX_ACCOUNTS) {
    const told = await db().transaction().execute(serveNext)
    if (told === undefined) break
    mailed += told
  }
  return mailed
}

/** Serves the next accounts of a change that no other process works on. @returns undefined when nothing is left */
async function serveNext(trx: Trx): Promise<number | undefined> {
  const change = await lockNext(trx)
  if (!change) return undefined
  const accounts = await accountsToTell(trx, change.orderedAt)
    .select(['u.id', 'u.email', sql<Locale>`u.locale`.as('locale')])
    .$if(change.upTo !== null, (query) => query.where('u.id', '>', change.upTo!))
    .orderBy('u.id')
    .limit(BATCH)
    .execute()
  for (const { email: to, locale } of accounts) await enqueueMail(trx, { to, ...changeMail(change, locale) })
  await trx
    .updateTable('terms_changes')
    .set({
      mailed_up_to: accounts.at(-1)?.id ?? change.upTo,
      mailed: sql<number>`mailed + ${accounts.length}`,
      ...(accounts.length < BATCH && { done_at: sql<Date>`now()` }),
    })
    .where('id', '=', change.id)
    .execute()
  return accounts.length
}

async function lockNext(trx: Trx): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select id, effective_on::text as "effectiveOn", texts, ordered_at as "orderedAt", mailed_up_to as "upTo"
    from terms_changes where ordered_at is not null and done_at is null
    order by ordered_at limit 1 for update skip locked`.execute(trx)
  return rows[0]
}

/**
 * The accounts `u` that a change concerns: those with a confirmed address when it was ordered, suspended ones too,
 * whose contracts go on.
 */
export const accountsToTell = (on: Kysely<Database>, orderedAt: Date) =>
  on
    .selectFrom('users as u')
    .where('u.email_verified', '=', true)
    .where('u.erase_after', 'is', null)
    .where('u.created_at', '<=', orderedAt)

/** The mail about a change in a language. */
export const changeMail = (
  { effectiveOn, texts }: Pick<Change, 'effectiveOn' | 'texts'>,
  locale: Locale,
): Omit<MailOrder<'terms-change'>, 'to'> => ({
  template: 'terms-change',
  locale,
  props: {
    effectiveOn,
    text: texts[locale],
    url: pageAddress(locale, '/terms'),
    cancellationUrl: pageAddress(locale, '/cancellation'),
    contact: env().CONTACT_EMAIL,
  },
})
