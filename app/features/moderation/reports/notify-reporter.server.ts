import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { SubjectKind } from '../subject.ts'
import { adapterOf } from '../subjects/adapters.server.ts'

type Report = {
  number: string
  locale: string
  reporter_email: string
  subject_kind: SubjectKind
  subject_id: string
  school_id: string
}

/** Tells the reporter, if there is an address, what was decided and how to appeal. `gone`: the review was deleted. */
export async function notifyReporter(
  trx: Transaction<Database>,
  report: Report,
  outcome: 'upheld' | 'dismissed' | 'gone',
  facts: string,
): Promise<void> {
  if (!report.reporter_email) return
  const locale = report.locale as Locale
  const { subject_kind: kind, subject_id: id, school_id: schoolId } = report
  const url = pageAddress(locale, adapterOf(kind).path({ kind, id, schoolId }))
  const props = { number: report.number, facts, url, contact: env().CONTACT_EMAIL }
  await enqueueMail(trx, { template: `report-${outcome}`, to: report.reporter_email, locale, props })
}
