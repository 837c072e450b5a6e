import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'

type Author = { author_email: string; locale: string; school_name: string }

/** Tells the author whether a new review is public or waits for a moderator. */
export async function mailStatus(
  trx: Transaction<Database>,
  { author_email, locale: given, school_name }: Author,
  review: { id: string; status: string },
): Promise<void> {
  const locale = given as Locale
  const template = review.status === 'pending' ? 'review-waiting' : 'review-published'
  const props = { school: school_name, url: pageAddress(locale, `/account/reviews/${review.id}`) }
  await enqueueMail(trx, { template, to: author_email, locale, props })
}
