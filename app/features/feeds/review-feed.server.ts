import '#app/i18n/all.server.ts'
import { listLatestReviews } from '#app/features/reviews/published/list-latest-reviews.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { pickFitting } from '#lib/text/fitting.ts'
import { reviewFeedPath } from './feed-paths.ts'
import { writeFeed } from './write-feed.server.ts'

const MAX_ENTRIES = 30
/** Longest quotation of a review in an entry, in letters. */
const MAX_COMMENT_LENGTH = 300

/**
 * Writes the feed of a school's reviews, without their authors.
 *
 * @returns undefined for a school that is not in lists, or does not show its reviews
 */
export async function writeReviewFeed(id: string, locale: Locale): Promise<string | undefined> {
  const school = await db()
    .selectFrom('school_directory')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .where('show_reviews', '=', true)
    .executeTakeFirst()
  if (!school) return undefined
  const reviews = await listLatestReviews([school.id], undefined, MAX_ENTRIES)
  const t = translator(locale)
  const path = `/schools/${encodeURIComponent(school.id)}/reviews`
  const entries = reviews.map(({ id: review, rating, comment, publishedOn }) => ({
    id: `review-${review}`,
    path: `${path}?review=${review}`,
    title: t('feeds.review', { count: rating, name: school.name }),
    text: pickFitting([comment.replace(/\s+/g, ' ')], MAX_COMMENT_LENGTH),
    day: publishedOn,
  }))
  const head = { title: t('feeds.reviews', { name: school.name }), path, self: reviewFeedPath(school.id) }
  return writeFeed(head, entries, locale)
}
