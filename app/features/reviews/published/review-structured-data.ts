import { formatNumber } from '#app/i18n/format.ts'
import type { Review } from './list-reviews.server.ts'

const SCALE = { bestRating: 5, worstRating: 1 }

/**
 * Returns the properties `aggregateRating` and `review` of a school for search engines (schema.org), to be spread into
 * its own.
 *
 * @param school as its page shows it: without a displayed average there is no `aggregateRating`
 * @param reviews those whose text is on the same page
 */
export function reviewStructuredData(
  { ratingCount, ratingAverage }: { ratingCount: number; ratingAverage: number | null },
  reviews: Review[],
) {
  const average = ratingAverage !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      // Rounded as people read it.
      ratingValue: Number(formatNumber('en', ratingAverage, 1)),
      reviewCount: ratingCount,
      ...SCALE,
    },
  }
  return { ...average, ...(reviews.length > 0 && { review: reviews.map(describe) }) }
}

const describe = (review: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.authorName },
  datePublished: review.publishedOn,
  ...(review.changedOn && { dateModified: review.changedOn }),
  inLanguage: review.language,
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...SCALE },
  reviewBody: review.comment,
})
