import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { letterMail } from './letter-mail.server.ts'
import type { LetterTexts } from './mailing.schema.ts'
import type { Audience, Reason } from './mailing.ts'
import { replaceDraft } from './replace-draft.server.ts'

/** A letter as written by an admin; without a reason it is news, from which people can unsubscribe. */
export type Letter = { audience: Audience; reason: Reason | null; texts: LetterTexts }

/** Saves the draft of a letter in place of the previous one. */
export async function saveDraft(adminId: string, { audience, reason, texts }: Letter): Promise<void> {
  const mails = Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, { ...text, reason }]))
  const row = { audience, reason, template: 'letter', mails: JSON.stringify(mails), saved_by: adminId }
  await replaceDraft('mailings', row)
}

/**
 * Sends an admin the draft in each of its languages, as the recipients will get it.
 *
 * @throws Failure mailing_replaced when the draft has been replaced
 */
export async function tryDraft(adminId: string, id: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const draft = await trx
        .selectFrom('mailings')
        .select(['reason', sql<Record<string, { subject: string; text: string }>>`mails`.as('mails')])
        .where('id', '=', id)
        .where('ordered_at', 'is', null)
        .executeTakeFirst()
      if (!draft) throw new Failure('conflict', 'mailing_replaced')
      const admin = await trx
        .selectFrom('users')
        .select(['id', 'email'])
        .where('id', '=', adminId)
        .executeTakeFirstOrThrow()
      for (const locale of LOCALES) {
        if (draft.mails[locale]) await enqueueMail(trx, letterMail(draft, admin, locale))
      }
    })
}
