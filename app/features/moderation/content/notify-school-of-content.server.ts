import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import type { ContentDecision } from './content-decision.schema.ts'
import { ITEM_APPEAL_MONTHS } from './content-item.ts'
import type { Item } from './find-items.server.ts'

type Statement = {
  decisionId: string
  schoolId: string
  shown: Item
  ruling: Exclude<ContentDecision, { outcome: 'dismissed' }>
  occasion: 'check' | 'report' | 'notice'
}

/** Mails the statement of reasons to every member of a school (DSA Art. 17). */
export async function sendStatement(trx: Transaction<Database>, statement: Statement): Promise<void> {
  const { schoolId, shown, ruling, occasion } = statement
  const until = new Date()
  until.setUTCMonth(until.getUTCMonth() + ITEM_APPEAL_MONTHS)
  for (const { to, locale, school } of await membersOf(trx, schoolId)) {
    const props = {
      school,
      measure: ruling.outcome,
      kind: shown.kind,
      shown: [shown.kind === 'text' ? '' : shown.title, shown.text].filter(Boolean).join('\n'),
      rule: ruling.rule,
      law: ruling.law,
      facts: ruling.facts,
      occasion,
      objectUntil: until.toISOString().slice(0, 10),
      url: pageAddress(locale, `/account/schools/${schoolId}/decisions`),
    }
    await enqueueMail(trx, { template: 'content-decided', to, locale, props })
  }
}

/** Tells every member of a school how its appeal ended. */
export async function mailAppealAnswer(
  trx: Transaction<Database>,
  schoolId: string,
  { outcome, facts }: { outcome: 'upheld' | 'dismissed'; facts: string },
): Promise<void> {
  for (const { to, locale, school } of await membersOf(trx, schoolId)) {
    const url = pageAddress(locale, `/account/schools/${schoolId}/decisions`)
    await enqueueMail(trx, { template: 'content-appeal', to, locale, props: { school, outcome, facts, url } })
  }
}

async function membersOf(trx: Transaction<Database>, schoolId: string) {
  const rows = await trx
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('school_directory as s', 's.id', 'o.school_id')
    .select(['u.email as to', sql<Locale>`u.locale`.as('locale'), 's.name as school'])
    .where('o.school_id', '=', schoolId)
    .where('u.erase_after', 'is', null)
    .execute()
  return rows
}
