import type { Kysely } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { isLive, isReviewId, readReview } from '../subjects/read-review.server.ts'

/**
 * Returns the query for a review that a person may dispute: as owner or editor of its school, and not as its author.
 */
export const readOwnSchoolsReview = (database: Kysely<Database>, reviewId: string, userId: string) =>
  readReview(database, reviewId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('school_members as o')
          .select('o.user_id')
          .whereRef('o.school_id', '=', 'r.school_id')
          .where('o.user_id', '=', userId),
      ),
    )
    .where('r.author_id', 'is distinct from', userId)

/** Finds a public review that the person may dispute; returns undefined for everybody else, as if there were none. */
export async function findDisputable(reviewId: string, userId: string) {
  if (!isReviewId(reviewId)) return undefined
  const row = await readOwnSchoolsReview(db(), reviewId, userId).executeTakeFirst()
  if (!row || !isLive(row.status)) return undefined
  const { id, school_id: schoolId, school, city, comment, language } = row
  return { id, schoolId, school, city, comment, language, disputed: row.status === 'disputed' }
}
