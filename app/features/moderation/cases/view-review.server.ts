import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { stateOf } from '../decisions/decide.server.ts'
import { mayDecide } from '../subjects/lock-review.server.ts'

/**
 * Loads a review as moderators see it: never its author, only what speaks for and against it.
 *
 * @returns null when there is no such review, or none any more
 */
export async function viewReview(id: string, moderator: Moderator) {
  const review = await db()
    .selectFrom('reviews as r')
    .innerJoin('schools as s', 's.id', 'r.school_id')
    .leftJoin('restrictions as m', (join) => join.onRef('m.review_id', '=', 'r.id').on('m.done_at', 'is', null))
    .select(['r.id', 'r.version', 'r.status', 'r.rating', 'r.comment', 'r.language', 'r.author_id', 'r.author_name'])
    .select(['r.relation', 'r.until_year', 'r.experienced_on', 'r.verified_level', 'r.rewrites', 'r.created_at'])
    .select([
      'r.changed_at',
      'r.themes',
      'r.published_at',
      'r.status_changed_at',
      's.id as schoolId',
      's.name',
      's.city',
    ])
    .select(['s.country', 'm.status as underWay'])
    .select(mayDecide(moderator, { author: 'r.author_id', school: 'r.school_id' }).as('mayDecide'))
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!review) return null
  const { author_id: authorId, schoolId, name, city, country, ...rest } = review
  const [seen, answer] = await Promise.all([stateOf(db(), review), answerOf(id)])
  return { ...rest, authorId, school: { id: schoolId, name, city, country }, seen, answer }
}

const answerOf = (reviewId: string) =>
  db()
    .selectFrom('review_answers')
    .select(['text', 'status', 'created_at'])
    .where('review_id', '=', reviewId)
    .executeTakeFirst()
    .then((row) => row ?? null)
