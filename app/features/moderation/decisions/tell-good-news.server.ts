import type { Transaction } from 'kysely'
import { pageAddress } from '#app/features/accounts/addresses.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { findAuthor } from './find-author.server.ts'

type Reviewed = { author_id: string | null; school_id: string }

/** Tells the author that the review is published or stands again; nobody is told when there is no account any more. */
export async function tellGoodNews(
  trx: Transaction<Database>,
  review: Reviewed,
  outcome: 'published' | 'restored',
  facts: string,
): Promise<void> {
  const author = await findAuthor(trx, review)
  if (!author) return
  const { to, locale, schoolName: school } = author
  if (outcome === 'published') {
    const url = pageAddress(locale, '/account/reviews')
    await enqueueMail(trx, { template: 'review-published', to, locale, props: { school, url } })
  } else {
    const url = pageAddress(locale, `/schools/${review.school_id}#reviews`)
    await enqueueMail(trx, { template: 'review-restored', to, locale, props: { school, facts, url } })
  }
}
