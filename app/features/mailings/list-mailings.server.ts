import { sql } from 'kysely'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { renderedMails } from '#app/mail/rendered-mails.server.ts'
import { db } from '#db/client.ts'
import { selectRecipients } from './audience.server.ts'
import type { Letter } from './draft-mailing.server.ts'
import { letterMail } from './letter-mail.server.ts'
import type { LetterTexts } from './mailing.schema.ts'
import type { Audience, Reason } from './mailing.ts'

const SHOWN = 20
/** The example of a mail unsubscribes nobody: its link is signed for no account. */
const NO_ACCOUNT = { id: '00000000-0000-0000-0000-000000000000', email: '' }

/** The draft with its mail in every language in which it is written. */
export type DraftMailing = Letter & {
  id: string
  /** `accounts`: number of recipients with this language. */
  mails: { locale: Locale; subject: string; text: string; accounts: number }[]
  accounts: number
}

/** An ordered letter; `subject` is in the language of the page, or else in another. */
export type OrderedMailing = {
  id: string
  subject: string
  audience: Audience
  reason: Reason | null
  state: 'sending' | 'done' | 'cancelled'
  orderedAt: Date
  recipients: number
  sent: number
  leftOut: number
}

/** Reads the draft of a letter. @returns undefined when there is none */
export async function findDraft(): Promise<DraftMailing | undefined> {
  const draft = await db()
    .selectFrom('mailings')
    .select(['id', sql<Audience>`audience`.as('audience'), sql<Reason | null>`reason`.as('reason')])
    .select(sql<LetterTexts>`mails`.as('texts'))
    .where('ordered_at', 'is', null)
    .executeTakeFirst()
  if (!draft) return undefined
  const rows = await selectRecipients(db(), draft)
    .select(['u.locale', sql<number>`count(*)::int`.as('accounts')])
    .groupBy('u.locale')
    .execute()
  const counts = new Map(rows.map(({ locale, accounts }) => [locale, accounts]))
  const written = LOCALES.filter((locale) => draft.texts[locale])
  const letter = { reason: draft.reason, mails: draft.texts }
  const rendered = await renderedMails(written.map((locale) => letterMail(letter, NO_ACCOUNT, locale)))
  return {
    ...draft,
    mails: rendered.map((mail) => ({ ...mail, accounts: counts.get(mail.locale) ?? 0 })),
    accounts: rows.reduce((sum, { accounts }) => sum + accounts, 0),
  }
}

/** Lists ordered letters, newest first, at most 20. @param locale language of the page */
export async function listOrdered(locale: Locale): Promise<OrderedMailing[]> {
  return await db()
    .selectFrom('mailings')
    .select(['id', 'recipients', 'sent', 'left_out as leftOut', sql<Date>`ordered_at`.as('orderedAt')])
    .select([sql<Audience>`audience`.as('audience'), sql<Reason | null>`reason`.as('reason')])
    .select(
      sql<string>`coalesce(mails->${locale}->>'subject', (select m.value->>'subject' from jsonb_each(mails) m limit 1))`.as(
        'subject',
      ),
    )
    .select(
      sql<OrderedMailing['state']>`case when cancelled_at is not null then 'cancelled'
        when done_at is not null then 'done' else 'sending' end`.as('state'),
    )
    .where('ordered_at', 'is not', null)
    .where('template', '=', 'letter')
    .orderBy('ordered_at', 'desc')
    .limit(SHOWN)
    .execute()
}
