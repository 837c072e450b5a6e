import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import { KEEP_MONTHS } from './enquiry-rules.ts'

/** Messages that a person wrote to schools while signed in; they go with the account's row. */
export const enquiryData: PersonalData = {
  name: 'messages-to-schools',
  read: (userId) =>
    db()
      .selectFrom('school_messages')
      .select(['school_id', 'name', 'email', 'phone', 'text', 'privacy_version', 'created_at', 'answer', 'answered_at'])
      .where('sender_id', '=', userId)
      .orderBy('id')
      .execute(),
}

/** Answers that a person sent for a school: they belong to the school and stay, without the person. */
export const enquiryAnswerData: PersonalData = {
  name: 'answers-to-messages',
  read: (userId) =>
    db()
      .selectFrom('school_messages')
      .select(['school_id', 'answer', 'answered_at'])
      .where('answered_by', '=', userId)
      .orderBy('id')
      .execute(),
}

/** Deletes messages to schools {@link KEEP_MONTHS} months after they came. @returns how many */
export async function removeOldEnquiries(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('school_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(months => ${KEEP_MONTHS})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
