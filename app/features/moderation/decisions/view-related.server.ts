import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { mayDecide } from '../subjects/lock-review.server.ts'
import { MAX_REVIEWS_TOGETHER } from './together.ts'

/** A review that is waiting like the one on the screen and came from the same account or network. */
export type Related = {
  id: string
  school: string
  city: string
  rating: number
  comment: string
  language: string
  /** What it shares with the other one. */
  by: 'account' | 'network'
  /** State of the review that the moderator sees, as returned by `stateOf`. */
  seen: string
}

/** Lists the waiting reviews from the account or network of a review that this moderator may decide, oldest first. */
export async function viewRelated(reviewId: string, moderator: Moderator): Promise<Related[]> {
  return await db()
    .selectFrom('reviews as o')
    .innerJoin('reviews as r', (join) =>
      join.on(sql<SqlBool>`r.id <> o.id and (r.author_id = o.author_id or r.network_hash = o.network_hash)`),
    )
    .innerJoin('schools as s', 's.id', 'r.school_id')
    .select(['r.id', 's.name as school', 's.city', 'r.rating', 'r.comment', 'r.language'])
    .select(sql<Related['by']>`case when r.author_id = o.author_id then 'account' else 'network' end`.as('by'))
    .select(
      sql<string>`concat_ws('.', r.version, r.status, coalesce((select d.id::text from decisions d
        where d.review_id = r.id order by d.decided_at desc, d.id desc limit 1), 'none'))`.as('seen'),
    )
    .where('o.id', '=', reviewId)
    .where('o.status', '=', 'pending')
    .where('r.status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('restrictions as m')
            .select('m.decision_id')
            .whereRef('m.review_id', '=', 'r.id')
            .where('m.done_at', 'is', null),
        ),
      ),
    )
    .where(mayDecide(moderator, { author: 'r.author_id', school: 'r.school_id' }))
    .orderBy('r.status_changed_at')
    .orderBy('r.id')
    .limit(MAX_REVIEWS_TOGETHER)
    .execute()
}
