import { sql } from 'kysely'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { accountsToTell, changeMail } from './mail-terms-changes.server.ts'
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
  const counts = await accountsToTell(db(), new Date())
    .select([
      sql<number>`count(*)::int`.as('accounts'),
      sql<number>`count(*) filter (where exists (select from orders o where o.buyer_id = u.id))::int`.as('buyers'),
    ])
    .executeTakeFirstOrThrow()
  // The templates take a quarter of a second to load, for which the start of the program need not wait.
  const { renderMail } = await import('#app/mail/render-mail.server.tsx')
  const mails = await Promise.all(
    LOCALES.map(async (locale) => {
      const { subject, text } = await renderMail({ to: '', ...changeMail(draft, locale) })
      return { locale, subject, text }
    }),
  )
  const { id, effectiveOn, texts } = draft
  return { id, effectiveOn, texts, mails, ...counts }
}

/** Lists ordered changes, the newest 20 first. */
export async function listOrdered(): Promise<OrderedChange[]> {
  return await changes()
    .select([sql<Date>`ordered_at`.as('orderedAt'), 'mailed', 'done_at as doneAt'])
    .where('ordered_at', 'is not', null)
    .orderBy('ordered_at', 'desc')
    .limit(SHOWN)
    .execute()
}

const changes = () =>
  db()
    .selectFrom('terms_changes')
    .select(['id', sql<string>`effective_on::text`.as('effectiveOn')])
