import { type SqlBool, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'

/**
 * Tells the author of a review that the school has answered, unless the account no longer exists or mails about reviews
 * are off.
 */
export async function mailAuthor(trx: Transaction<Database>, reviewId: string): Promise<void> {
  const author = await trx
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .innerJoin('school_directory as d', 'd.id', 'r.school_id')
    .select(['u.id', 'u.email as to', 'u.locale', 'd.id as schoolId', 'd.name as school'])
    .where('r.id', '=', reviewId)
    .where('u.erase_after', 'is', null)
    .where(
      sql<SqlBool>`not exists (select from notification_preferences p
      where p.user_id = u.id and p.type = 'email' and p.event = 'review' and not p.enabled)`,
    )
    .executeTakeFirst()
  if (!author) return
  const { id, to, schoolId, school } = author
  const locale = author.locale as Locale
  const props = { school, url: pageAddress(locale, `/schools/${schoolId}/reviews?review=${reviewId}`) }
  const unsubscribeUrl = unsubscribeAddress(id, 'email.review', locale)
  await enqueueMail(trx, { template: 'review-answered', to, locale, props, unsubscribeUrl })
}
