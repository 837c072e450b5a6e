import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { ContentRule } from '#app/features/reviews/content-rules.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { findAuthor } from '../disputes/find-author.server.ts'
import { reviewAddress } from './find-reportable.server.ts'

type Report = { number: string; locale: string; reporter_email: string } & (
  | { review_id: string; school_id: string }
  /** Path of what was reported, if that is not a review. */
  | { page: string }
)

/** Tells the reporter, if there is an address, what was decided and how to appeal. `gone`: the review was deleted. */
export async function notifyReporter(
  trx: Transaction<Database>,
  report: Report,
  outcome: 'upheld' | 'dismissed' | 'gone',
  facts: string,
): Promise<void> {
  if (!report.reporter_email) return
  const locale = report.locale as Locale
  const url =
    'page' in report ? pageAddress(locale, report.page) : reviewAddress(locale, report.school_id, report.review_id)
  const props = { number: report.number, facts, url, contact: env().CONTACT_EMAIL }
  await enqueueMail(trx, { template: `report-${outcome}`, to: report.reporter_email, locale, props })
}

/** Tells the author of a disputed review that it stays. */
export async function notifyAuthorKept(trx: Transaction<Database>, reviewId: string, facts: string): Promise<void> {
  const author = await findAuthor(trx, reviewId)
  if (!author) return
  const { email: to, locale, school } = author
  const url = pageAddress(locale, '/account/reviews')
  await enqueueMail(trx, { template: 'dispute-kept', to, locale, props: { school, facts, url } })
}

/**
 * Tells every member of the school how its dispute ended, but never who wrote the review. `gone`: the author deleted
 * the review.
 */
export async function notifySchool(
  trx: Transaction<Database>,
  schoolId: string,
  outcome: 'kept' | 'removed' | 'gone',
  facts: string,
): Promise<void> {
  for (const { to, locale, school } of await membersOf(trx, schoolId)) {
    const url = pageAddress(locale, `/schools/${schoolId}/disputes`)
    const props = { school, facts, url, contact: env().CONTACT_EMAIL }
    await enqueueMail(trx, { template: `school-dispute-${outcome}`, to, locale, props })
  }
}

type Reasons = { rule: ContentRule; law: string; sentence: string; facts: string }

/** Tells every member of the school why its answer was removed. */
export async function notifyAnswerRemoved(
  trx: Transaction<Database>,
  schoolId: string,
  reasons: Reasons,
): Promise<void> {
  for (const { to, locale, school } of await membersOf(trx, schoolId)) {
    const url = pageAddress(locale, `/schools/${schoolId}#reviews`)
    const props = { ...reasons, school, url, contact: env().CONTACT_EMAIL }
    await enqueueMail(trx, { template: 'answer-removed', to, locale, props })
  }
}

async function membersOf(trx: Transaction<Database>, schoolId: string) {
  const rows = await trx
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('school_directory as s', 's.id', 'o.school_id')
    .select(['u.email as to', 'u.locale', 's.name as school'])
    .where('o.school_id', '=', schoolId)
    .where('u.erase_after', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }))
}
