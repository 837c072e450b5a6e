import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: a person's saved searches; they are deleted with the account's row. */
export const savedSearchData: PersonalData = {
  name: 'saved_searches',
  read: (userId) =>
    db()
      .selectFrom('saved_searches')
      .select(['name', 'query', 'mail', 'frequency', 'reviews', 'events', 'facts', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}

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
