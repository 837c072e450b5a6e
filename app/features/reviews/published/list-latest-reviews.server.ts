import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Category } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'

/**
 * Lists the latest public reviews of some schools without their authors, newest first; only of schools that show theirs
 * and that may be listed.
 *
 * @param category only of schools of this type; of all if undefined
 */
export async function listLatestReviews(schoolIds: readonly string[], category: Category | undefined, limit: number) {
  const rows = await db()
    .selectFrom('school_directory as d')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reviews')
          .select(['id', 'rating', 'comment', 'language', 'published_at'])
          .whereRef('school_id', '=', 'd.id')
          .where('status', 'in', ['published', 'disputed'])
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['r.id', 'r.rating', 'r.comment', 'r.language', 'r.published_at', 'd.id as schoolId', 'd.name as school'])
    .where(sql<SqlBool>`d.id = any(${schoolIds}::text[])`)
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
    .where('d.show_reviews', '=', true)
    .where('d.rating_count', '>', 0)
    .$if(category !== undefined, (query) => query.where('d.category', '=', category!))
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ published_at, ...review }) => ({ ...review, publishedOn: berlinDay(published_at as Date) }))
}
