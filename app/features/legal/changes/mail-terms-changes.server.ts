import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { selectRecipients } from '#app/features/mailings/audience.server.ts'
import { addRecipients, startMailing } from '#app/features/mailings/order-mailing.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { MailOrder } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { ChangeTexts } from './terms-change.schema.ts'

type Change = { id: string; effectiveOn: string; texts: ChangeTexts; orderedAt: Date; upTo: string | null }

/** A change concerns all contracts, including those of suspended accounts, and nobody can unsubscribe from it. */
export const TERMS_CHANGE = { audience: 'contracts', reason: 'rights' } as const

/**
 * Starts the mailings of ordered changes of the terms, each once, even if several processes run this at the same time.
 *
 * @returns number of accounts to be written to
 */
export async function mailTermsChanges(): Promise<number> {
  let told = 0
  for (;;) {
    const accounts = await db().transaction().execute(startNext)
    if (accounts === undefined) return told
    told += accounts
  }
}

/** Starts the mailing of a change that no other process is working on. @returns undefined when nothing is left */
async function startNext(trx: Transaction<Database>): Promise<number | undefined> {
  const { rows } = await sql<Change>`
    select id, effective_on::text as "effectiveOn", texts, ordered_at as "orderedAt", mailed_up_to as "upTo"
    from terms_changes where ordered_at is not null and done_at is null
    order by ordered_at limit 1 for update skip locked`.execute(trx)
  const change = rows[0]
  if (!change) return undefined
  const mails = Object.fromEntries(LOCALES.map((locale) => [locale, termsChangeMail(change, locale).props]))
  const mailing = await trx
    .insertInto('mailings')
    .values({ ...TERMS_CHANGE, template: 'terms-change', mails: JSON.stringify(mails), ordered_at: change.orderedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const accounts = selectRecipients(trx, TERMS_CHANGE)
    .where('u.created_at', '<=', change.orderedAt)
    // An earlier version of the program has written to the others.
    .$if(change.upTo !== null, (query) => query.where('u.id', '>', change.upTo!))
  const count = await addRecipients(trx, mailing.id, accounts)
  await startMailing(trx, mailing.id, { count })
  await trx
    .updateTable('terms_changes')
    .set({ mailing_id: mailing.id, done_at: sql<Date>`now()` })
    .where('id', '=', change.id)
    .execute()
  return count
}

/** The mail about a change in a language. */
export const termsChangeMail = (
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
