import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { findAuthor } from '../subjects/parties.server.ts'

/** Reminds the author of a disputed review of the deadline, unless an answer came or the dispute is over. */
export async function remindAuthor(disputeId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const dispute = await trx
        .selectFrom('disputes as d')
        .innerJoin('reviews as r', 'r.id', 'd.review_id')
        .select(['r.author_id', 'r.school_id', 'd.author_due_at'])
        .where('d.id', '=', disputeId)
        .where('d.state', '=', 'open')
        .where('author_replied_at', 'is', null)
        .executeTakeFirst()
      const author = dispute && (await findAuthor(trx, dispute))
      if (!author) return
      const { to, locale, schoolName: school } = author
      const url = pageAddress(locale, '/account/reviews')
      const due = dispute.author_due_at.toISOString()
      await enqueueMail(trx, { template: 'dispute-reminder', to, locale, props: { school, due, url } })
    })
}
