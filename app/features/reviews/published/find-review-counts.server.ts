import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Theme } from '../themes.ts'
import { countReviews, type ReviewCell, type ReviewCounts } from './review-counts.ts'
import type { Relation, ReviewsAddress, VerifiedLevel } from './reviews-address.ts'

/** Finds all numbers of a school's list of reviews, in one statement that reads only the school's own reviews. */
export async function findReviewCounts(schoolId: string, address: ReviewsAddress): Promise<ReviewCounts> {
  const rows = await db()
    .selectFrom('reviews')
    .select(['rating', 'relation', 'language', 'verified_level', 'themes'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('school_id', '=', schoolId)
    .where('status', 'in', ['published', 'disputed'])
    .groupBy(['rating', 'relation', 'language', 'verified_level', 'themes'])
    .execute()
  return countReviews(rows.map(cellOf), address)
}

type Row = {
  rating: number
  relation: string
  language: string
  verified_level: string | null
  themes: string[]
  count: number
}

const cellOf = ({ rating, relation, language, verified_level, themes, count }: Row): ReviewCell => ({
  stars: rating as ReviewCell['stars'],
  role: relation as Relation,
  language: language as Locale,
  level: (verified_level as VerifiedLevel | null) ?? undefined,
  themes: themes as Theme[],
  count,
})
