import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: a person's notifications; they are deleted with the account's row. */
export const entryData: PersonalData = {
  name: 'news',
  read: (userId) =>
    db()
      .selectFrom('notifications')
      .select(['kind', 'school_id', 'props', 'path', 'created_at', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
}
