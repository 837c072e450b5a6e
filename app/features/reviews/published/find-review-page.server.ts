import { sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { REVIEWS_PER_PAGE } from './reviews-address.ts'

/**
 * Finds the page of a school's reviews, newest first, that currently contains a given one; returns null when it is not
 * public.
 */
export async function findReviewPage(schoolId: string, reviewId: string): Promise<number | null> {
  if (!z.uuid().safeParse(reviewId).success) return null
  const { place } = await db()
    .selectFrom('reviews as wanted')
    .innerJoin('reviews as r', 'r.school_id', 'wanted.school_id')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where('wanted.id', '=', reviewId)
    .where('wanted.school_id', '=', schoolId)
    .where('wanted.status', 'in', ['published', 'disputed'])
    .where('r.status', 'in', ['published', 'disputed'])
    .where(sql<boolean>`(r.published_at, r.id) >= (wanted.published_at, wanted.id)`)
    .executeTakeFirstOrThrow()
  return place === 0 ? null : Math.ceil(place / REVIEWS_PER_PAGE)
}
