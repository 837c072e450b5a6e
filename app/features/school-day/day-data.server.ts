import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: what a person says of the day at schools; it is deleted with the account's row. */
export const daySayingData: PersonalData = {
  name: 'school_day_sayings',
  read: (userId) =>
    db()
      .selectFrom('school_day_sayings')
      .select(['school_id', 'topic', 'value', 'school_year', 'given_at'])
      .where('user_id', '=', userId)
      .orderBy('given_at')
      .orderBy('topic')
      .execute(),
}

/**
 * Personal data: what a person stated on behalf of schools. It belongs to the schools, and stays without the person
 * when the account is deleted.
 */
export const statedDayData: PersonalData = {
  name: 'school_day_values',
  read: (userId) =>
    db()
      .selectFrom('school_day_values')
      .select(['school_id', 'topic', 'value', 'school_year', 'stated_at'])
      .where('stated_by', '=', userId)
      .orderBy('school_id')
      .orderBy('topic')
      .execute(),
}
