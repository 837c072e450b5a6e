import { db } from '#db/client.ts'
import { CRITERIA, MAX_REWRITES } from '../review-rules.ts'
import { countRefusals } from './count-refusals.server.ts'
import { hasOpenAppeal, selectOwnReview } from './own-review.server.ts'

/** Initial values of the form, and whether it changes a review, is the one rewrite after a rejection, or is closed. */
export type Written = { kind: 'edit' | 'rewrite' | 'closed'; values: Record<string, string> }

/**
 * Finds the person's review of a school, as the form needs it; returns null when there is none and they may write one.
 */
export async function findWritten(userId: string, schoolId: string): Promise<Written | null> {
  const [review, refusals] = await Promise.all([
    selectOwnReview(db(), userId, schoolId).executeTakeFirst(),
    countRefusals(db(), userId, schoolId),
  ])
  const closed = refusals > MAX_REWRITES || (review !== undefined && (await hasOpenAppeal(db(), review.id)))
  if (closed) return { kind: 'closed', values: {} }
  if (!review) return null
  const down = review.status === 'rejected' || review.status === 'removed'
  const { rating, comment, language, relation, until_year, experienced_on, author_name } = review
  const filled = { rating, comment, language, relation, experiencedOn: experienced_on, authorName: author_name }
  const criteria = CRITERIA.map((name) => [name, review[name]] as const)
  const fields = [...Object.entries(filled), ['until', until_year ?? 'still'] as const, ...criteria]
  const values = Object.fromEntries(fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
  return { kind: down ? 'rewrite' : 'edit', values }
}
