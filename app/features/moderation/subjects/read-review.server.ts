import type { Kysely } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

const PUBLIC_STATUSES: readonly string[] = ['published', 'disputed']

/** Whether visitors see a review with this status. */
export const isLive = (status: string): boolean => PUBLIC_STATUSES.includes(status)

/** Whether a text has the form of a review's id, so that the database can be queried for it. */
export const isReviewId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Path of a review, as a notice must name it (DSA Art. 16(2)(b)). */
export const reviewPath = (schoolId: string, reviewId: string): string =>
  `/schools/${schoolId}/reviews?review=${reviewId}`

export const reviewAddress = (locale: Locale, schoolId: string, reviewId: string): string =>
  pageAddress(locale, reviewPath(schoolId, reviewId))

/**
 * Finds a review, or the school's answer to it, that a visitor wants to report, with what visitors can read of it.
 *
 * @returns undefined when there is no such review or answer or it was never public; `gone` when it was removed
 */
export async function findReportable(reviewId: string, subject: 'review' | 'answer') {
  const row = isReviewId(reviewId) ? await readReview(db(), reviewId).executeTakeFirst() : undefined
  if (!row || (subject === 'answer' && row.answer === null)) return undefined
  const gone = row.status === 'removed' && row.published_at !== null
  if (!gone && !isLive(row.status)) return undefined
  const { id, school_id: schoolId, school, city, language } = row
  const text = subject === 'answer' ? row.answer! : row.comment
  return { id, gone, subject, schoolId, school, city, language, text: gone ? '' : text }
}

export type Reportable = NonNullable<Awaited<ReturnType<typeof findReportable>>>

/** Returns the query for a review with its school and public answer. */
export function readReview(database: Kysely<Database>, reviewId: string) {
  return database
    .selectFrom('reviews as r')
    .innerJoin('school_directory as s', 's.id', 'r.school_id')
    .leftJoin('review_answers as a', (join) => join.onRef('a.review_id', '=', 'r.id').on('a.status', '=', 'published'))
    .select(['r.id', 'r.school_id', 'r.status', 'r.author_id', 'r.author_name', 'r.rating', 'r.comment', 'r.language'])
    .select(['r.version', 'r.published_at', 'r.changed_at', 's.name as school', 's.city', 'a.text as answer'])
    .where('r.id', '=', reviewId)
}

type ReadReview = NonNullable<Awaited<ReturnType<ReturnType<typeof readReview>['executeTakeFirst']>>>

/**
 * Returns the present state of a review, to be stored with a report or dispute; nothing identifies its author except
 * the displayed name.
 */
export function contentOf(review: ReadReview): string {
  const { rating, comment, language, author_name, version, published_at, changed_at, answer } = review
  const url = reviewAddress('de', review.school_id, review.id)
  return JSON.stringify({ url, rating, comment, language, author_name, version, published_at, changed_at, answer })
}
