import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import { OWN_REVIEWS_PER_PAGE } from '../review.ts'
import { ownReview } from './own-review.ts'
import { queryOwnReviews } from './query-own-reviews.server.ts'

/** Lists a page of a person's reviews, newest first, and their total number. */
export async function listOwnReviews(userId: string, page: number) {
  const [rows, { total }] = await Promise.all([
    queryOwnReviews(userId)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(OWN_REVIEWS_PER_PAGE)
      .offset((page - 1) * OWN_REVIEWS_PER_PAGE)
      .execute(),
    db()
      .selectFrom('reviews')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('author_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { reviews: rows.map(ownReview), total: Number(total) }
}

/**
 * Finds one of a person's own reviews; returns null when there is none with that id, or it belongs to somebody else.
 */
export async function findOwnReview(userId: string, id: string) {
  const row = await queryOwnReviews(userId).where(sql<SqlBool>`r.id::text = ${id}`).executeTakeFirst()
  return row ? ownReview(row) : null
}
