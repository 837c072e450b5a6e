import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: the reviews that a person found helpful; it is deleted with the account's row. */
export const voteData: PersonalData = {
  name: 'helpful_votes',
  read: (userId) =>
    db()
      .selectFrom('review_votes')
      .select(['review_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
