import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail, type MailOrder } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { type Author, findAuthor } from './find-author.server.ts'

type Reviewed = { id: string; author_id: string | null; school_id: string }
type Outcome = 'published' | 'restored'

/** Tells the author that the review is published or restored; mails nobody when the account no longer exists. */
export async function notifyPublished(
  trx: Transaction<Database>,
  review: Reviewed,
  outcome: Outcome,
  facts: string,
): Promise<void> {
  const author = await findAuthor(trx, review)
  if (author) await enqueueMail(trx, goodNews(author, review, outcome, facts))
}

/** Returns the mail that tells an author that the review is published or restored. */
export function goodNews(
  { to, locale, schoolName: school }: Author,
  { id, school_id }: Pick<Reviewed, 'id' | 'school_id'>,
  outcome: Outcome,
  facts: string,
): MailOrder<'review-published' | 'review-restored'> {
  if (outcome === 'published') {
    const url = pageAddress(locale, `/account/reviews/${id}`)
    return { template: 'review-published', to, locale, props: { school, url } }
  }
  const url = pageAddress(locale, `/schools/${school_id}#reviews`)
  return { template: 'review-restored', to, locale, props: { school, facts, url } }
}
