import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { findAuthor } from './find-author.server.ts'

/** Reminds the author of a disputed review of the deadline, unless an answer came or the dispute is over. */
export async function remindAuthor(disputeId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const dispute = await trx
        .selectFrom('review_disputes')
        .select(['review_id', 'author_due_at'])
        .where('id', '=', disputeId)
        .where('state', '=', 'open')
        .where('author_replied_at', 'is', null)
        .executeTakeFirst()
      const author = dispute && (await findAuthor(trx, dispute.review_id))
      if (!author) return
      const { email: to, locale, school } = author
      const url = pageAddress(locale, '/account/reviews')
      const due = dispute.author_due_at.toISOString()
      await enqueueMail(trx, { template: 'dispute-reminder', to, locale, props: { school, due, url } })
    })
}
