import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { findAuthor, membersOf } from '../subjects/parties.server.ts'

/** Tells the author of a disputed review that it stays. */
export async function notifyAuthorKept(
  trx: Transaction<Database>,
  { authorId, schoolId }: { authorId: string | null; schoolId: string },
  facts: string,
): Promise<void> {
  const author = await findAuthor(trx, { author_id: authorId, school_id: schoolId })
  if (!author) return
  const { to, locale, schoolName: school } = author
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
