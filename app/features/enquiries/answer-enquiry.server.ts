import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { type EnquiryAccess, type LockedEnquiry, withEnquiry } from './lock-enquiry.server.ts'
import { ENQUIRIES_POLICY } from './policy.ts'

/**
 * Sends a school's answer to an enquiry, once. Replies go to the address of the person who answers.
 *
 * @throws Failure message_answered when an answer has already been sent; as {@link withEnquiry}
 */
export async function answerEnquiry(access: EnquiryAccess, text: string): Promise<void> {
  await withEnquiry(access, ENQUIRIES_POLICY.answer, async (trx, enquiry) => {
    if (enquiry.answer !== '') throw new Failure('conflict', 'message_answered')
    await trx
      .updateTable('enquiries')
      .set({ answer: text, answered_by: access.userId, answered_at: sql<Date>`now()` })
      .where('id', '=', enquiry.id)
      .execute()
    await mailAnswer(trx, enquiry, { text, userId: access.userId })
  })
}

async function mailAnswer(
  trx: Transaction<Database>,
  { schoolId, email: to, text: question, locale: language }: LockedEnquiry,
  { text, userId }: { text: string; userId: string },
): Promise<void> {
  const { school, replyTo } = await trx
    .selectFrom('school_directory as d')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['d.name as school', 'u.email as replyTo'])
    .where('d.id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const locale = language as Locale
  const props = { school, question, text, url: pageAddress(locale, `/schools/${schoolId}`) }
  await enqueueMail(trx, { template: 'message-answered', to, locale, props, replyTo })
}
