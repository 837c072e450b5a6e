import type { Transaction } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/** Address and language of the author of a disputed review; undefined when the account no longer exists. */
export async function findAuthor(trx: Transaction<Database>, reviewId: string) {
  const author = await trx
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .innerJoin('school_directory as s', 's.id', 'r.school_id')
    .select(['u.email', 'u.locale', 's.name as school'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst()
  return author && { ...author, locale: author.locale as Locale }
}
