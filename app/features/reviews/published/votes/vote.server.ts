import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'

/**
 * Marks a review as helpful. Repeated or simultaneous calls leave one vote, as the table holds one per account and
 * review.
 *
 * @throws Failure review_unknown when it is not public; not_allowed for its author, members of the school, and accounts
 *   that are unconfirmed or about to be erased
 */
export async function addVote(userId: string, reviewId: string): Promise<void> {
  const { rows } = await sql<{ allowed: boolean }>`
    with asked as (
      select r.id as review_id, u.id as user_id, r.author_id is distinct from u.id and u.email_verified
        and u.erase_after is null and not exists (
          select from school_members o where o.school_id = r.school_id and o.user_id = u.id) as allowed
      from reviews r join users u on u.id = ${userId}
      where r.id = ${reviewId} and r.status in ('published', 'disputed')
    ), added as (
      insert into review_votes (review_id, user_id) select review_id, user_id from asked where allowed
      on conflict do nothing
    )
    select allowed from asked`.execute(db())
  if (!rows[0]) throw new Failure('not_found', 'review_unknown')
  if (!rows[0].allowed) throw new Failure('forbidden', 'not_allowed')
}

/** Withdraws the vote; nothing changes where there is none. */
export async function removeVote(userId: string, reviewId: string): Promise<void> {
  await db().deleteFrom('review_votes').where('review_id', '=', reviewId).where('user_id', '=', userId).execute()
}
