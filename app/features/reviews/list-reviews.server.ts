import { db } from '#db/client.ts'
import { REVIEWS_PER_PAGE } from './page-size.ts'

/** Reviews of a school that everybody may read, newest first, one page of them. */
export async function listReviews(schoolId: string, page: number) {
  const rows = await db()
    .selectFrom('reviews as r')
    .leftJoin('review_answers as a', 'a.review_id', 'r.id')
    .select(['r.id', 'r.author_name', 'r.rating', 'r.comment', 'r.relation', 'r.until_year', 'r.language', 'r.status'])
    .select(['r.verified_level', 'r.helpful_count', 'r.published_at', 'r.changed_at', 'r.experienced_on'])
    .select(['a.text as answer', 'a.created_at as answered_at'])
    .where('r.school_id', '=', schoolId)
    .where('r.status', 'in', ['published', 'disputed'])
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REVIEWS_PER_PAGE)
    .offset((page - 1) * REVIEWS_PER_PAGE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorName: row.author_name,
    rating: row.rating,
    comment: row.comment,
    relation: row.relation as Relation,
    untilYear: row.until_year,
    language: row.language,
    disputed: row.status === 'disputed',
    verified: row.verified_level !== null,
    helpfulCount: row.helpful_count,
    publishedAt: row.published_at,
    changedAt: row.changed_at,
    experiencedOn: row.experienced_on,
    answer: row.answer && row.answered_at ? { text: row.answer, at: row.answered_at } : null,
  }))
}

export type Relation = 'parent' | 'pupil' | 'former_pupil' | 'staff' | 'other'

/** A review as visitors read it. */
export type Review = Awaited<ReturnType<typeof listReviews>>[number]
