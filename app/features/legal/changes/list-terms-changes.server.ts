import { sql } from 'kysely'
import { selectRecipients } from '#app/features/mailings/audience.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { renderedMails } from '#app/mail/rendered-mails.server.ts'
import { db } from '#db/client.ts'
import { TERMS_CHANGE, termsChangeMail } from './mail-terms-changes.server.ts'
import type { ChangeTexts } from './terms-change.schema.ts'

const SHOWN = 20

/** The draft with its mail in every language and the number of its recipients. `effectiveOn` is a day YYYY-MM-DD. */
export type DraftChange = {
  id: string
  effectiveOn: string
  texts: ChangeTexts
  mails: { locale: Locale; subject: string; text: string }[]
  accounts: number
  /** How many of the accounts have ordered something. */
  buyers: number
}

/** An ordered change; `doneAt` is null while mails are being sent. */
export type OrderedChange = { id: string; effectiveOn: string; orderedAt: Date; mailed: number; doneAt: Date | null }

/** Reads the draft of a change. @returns undefined when there is none */
export async function findDraft(): Promise<DraftChange | undefined> {
  const draft = await changes()
    .select(sql<ChangeTexts>`texts`.as('texts'))
    .where('ordered_at', 'is', null)
    .executeTakeFirst()
  if (!draft) return undefined
  const counts = await selectRecipients(db(), TERMS_CHANGE)
    .select([
      sql<number>`count(*)::int`.as('accounts'),
      sql<number>`count(*) filter (where exists (select from orders o where o.buyer_id = u.id))::int`.as('buyers'),
    ])
    .executeTakeFirstOrThrow()
  const mails = await renderedMails(LOCALES.map((locale) => ({ to: '', ...termsChangeMail(draft, locale) })))
  const { id, effectiveOn, texts } = draft
  return { id, effectiveOn, texts, mails, ...counts }
}

/** Lists ordered changes, newest first, at most 20. */
export async function listOrdered(): Promise<OrderedChange[]> {
  return await changes()
    .leftJoin('mailings as m', 'm.id', 'c.mailing_id')
    .select(sql<Date>`c.ordered_at`.as('orderedAt'))
    .select(sql<number>`c.mailed + coalesce(m.sent, 0)`.as('mailed'))
    .select(sql<Date | null>`case when m.id is null then c.done_at else m.done_at end`.as('doneAt'))
    .where('c.ordered_at', 'is not', null)
    .orderBy('c.ordered_at', 'desc')
    .limit(SHOWN)
    .execute()
}

const changes = () =>
  db()
    .selectFrom('terms_changes as c')
    .select(['c.id', sql<string>`c.effective_on::text`.as('effectiveOn')])
