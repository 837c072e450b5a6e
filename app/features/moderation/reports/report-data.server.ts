import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: a person's reports. When the account goes, they lose name and address, but stay as a record of the
 * decision.
 */
export const reportData: PersonalData = {
  name: 'reports',
  read: (userId) =>
    db()
      .selectFrom('review_reports')
      .select(['number', 'review_id', 'subject', 'kind', 'rule', 'reason', 'reporter_name', 'reporter_email'])
      .select(['state', 'created_at', 'decided_at'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .updateTable('review_reports')
      .set({ reporter_name: '', reporter_email: '', reporter_id: null })
      .where('reporter_id', '=', userId)
      .execute()
  },
}

/**
 * Personal data: disputes that a person opened for a school. They belong to the school and stay, without the person.
 */
export const disputeData: PersonalData = {
  name: 'disputes',
  read: (userId) =>
    db()
      .selectFrom('review_disputes')
      .select(['review_id', 'school_id', 'reason', 'text', 'state', 'created_at', 'decided_at'])
      .where('operator_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
