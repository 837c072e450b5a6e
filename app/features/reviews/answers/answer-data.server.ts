import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: answers that a person wrote for a school. They belong to the school and stay, without the person. */
export const answerData: PersonalData = {
  name: 'answers',
  read: (userId) =>
    db()
      .selectFrom('review_answers')
      .select(['review_id', 'text', 'language', 'status', 'created_at', 'changed_at'])
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
