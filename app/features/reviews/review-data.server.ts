import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

/** Name under which reviews stay when their author's account is erased. */
const DELETED: Record<Locale, string> = {
  de: 'Gelöschtes Konto',
  en: 'Deleted user',
  fr: 'Compte supprimé',
  es: 'Cuenta eliminada',
  it: 'Account eliminato',
}

/**
 * Personal data: a person's reviews. They are deleted with the account, or stay without any trace of it if the person
 * chose so.
 */
export const reviewData: PersonalData = {
  name: 'reviews',
  read: (userId) =>
    db()
      .selectFrom('reviews')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('review_versions as v')
          .select(
            sql<Record<string, unknown>[]>`coalesce(jsonb_agg(v.content order by v.version), '[]')`.as('versions'),
          )
          .whereRef('v.review_id', '=', 'reviews.id')
          .as('earlier_versions'),
      )
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .execute()
      .then((rows) => rows.map(({ network_hash: _, ...row }) => row)),
  erase: async (trx, userId) => {
    const { keep_reviews, locale } = await trx
      .selectFrom('users')
      .select(['keep_reviews', 'locale'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const own = trx.selectFrom('reviews').select('id').where('author_id', '=', userId)
    if (!keep_reviews) await trx.deleteFrom('reviews').where('author_id', '=', userId).execute()
    await trx.deleteFrom('review_versions').where('review_id', 'in', own).execute()
    await trx
      .updateTable('reviews')
      .set({ author_id: null, author_name: DELETED[locale as Locale], network_hash: null, invitation_id: null })
      .where('author_id', '=', userId)
      .execute()
  },
}
