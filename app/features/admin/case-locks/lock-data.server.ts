import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** What a person of the team has in hand; it goes with the account. */
export const lockData: PersonalData = {
  name: 'mattersInHand',
  read: (userId) =>
    db()
      .selectFrom('desk_locks')
      .select(['kind', 'id', 'taken_at', 'until'])
      .where('user_id', '=', userId)
      .orderBy('taken_at')
      .execute(),
}
