import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: the cases that a member of the team has locked. The locks are deleted with the account. */
export const lockData: PersonalData = {
  name: 'mattersInHand',
  read: (userId) =>
    db()
      .selectFrom('case_locks')
      .select(['kind', 'id', 'taken_at', 'until'])
      .where('user_id', '=', userId)
      .orderBy('taken_at')
      .execute(),
}
