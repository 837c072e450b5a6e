import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { findReviewPage } from './find-review-page.server.ts'
import { ALL_REVIEWS, PROFILE_REVIEWS, reviewsPath } from './reviews-address.ts'

/**
 * Returns where somebody's review of a school is shown, without language: on the profile if it is among the newest ones
 * there, else on the page of all reviews; the reviews of the profile if it is not public.
 */
export async function findReviewAddress(schoolId: string, authorId: string): Promise<string> {
  const review = await db()
    .selectFrom('reviews as r')
    .leftJoin('school_profiles as p', 'p.school_id', 'r.school_id')
    .select(['r.id', 'p.show_reviews'])
    .select(({ selectFrom, fn }) =>
      selectFrom('reviews as newer')
        .select(fn.countAll<number>().as('count'))
        .whereRef('newer.school_id', '=', 'r.school_id')
        .where('newer.status', 'in', ['published', 'disputed'])
        .where(sql<boolean>`(newer.published_at, newer.id) > (r.published_at, r.id)`)
        .as('newer'),
    )
    .where('r.school_id', '=', schoolId)
    .where('r.author_id', '=', authorId)
    .where('r.status', 'in', ['published', 'disputed'])
    .executeTakeFirst()
  if (!review) return `/schools/${schoolId}#reviews`
  const place = `#review-${review.id}`
  if (review.show_reviews !== false && (review.newer ?? 0) < PROFILE_REVIEWS) return `/schools/${schoolId}${place}`
  const page = (await findReviewPage(schoolId, review.id)) ?? 1
  return reviewsPath(schoolId, ALL_REVIEWS, { page }) + place
}
