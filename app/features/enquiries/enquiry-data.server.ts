import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: enquiries that a person wrote while signed in; they are deleted with the account's row. */
export const enquiryData: PersonalData = {
  name: 'messages-to-schools',
  read: (userId) =>
    db()
      .selectFrom('enquiries')
      .select(['school_id', 'name', 'email', 'phone', 'text', 'privacy_version', 'created_at', 'answer', 'answered_at'])
      .where('sender_id', '=', userId)
      .orderBy('id')
      .execute(),
}

/** Personal data: answers that a person sent for a school. They belong to the school and stay, without the person. */
export const enquiryAnswerData: PersonalData = {
  name: 'answers-to-messages',
  read: (userId) =>
    db()
      .selectFrom('enquiries')
      .select(['school_id', 'answer', 'answered_at'])
      .where('answered_by', '=', userId)
      .orderBy('id')
      .execute(),
}
