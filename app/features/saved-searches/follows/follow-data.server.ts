import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: the schools that a person follows; they are deleted with the account's row. */
export const followData: PersonalData = {
  name: 'school_follows',
  read: (userId) =>
    db()
      .selectFrom('school_follows')
      .select(['school_id', 'mail', 'reviews', 'events', 'facts', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
