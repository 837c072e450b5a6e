import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: a person's reports about what schools show. When the account goes, they lose name and address, but
 * stay as a record of the decision.
 */
export const contentReportData: PersonalData = {
  name: 'content_reports',
  read: (userId) =>
    db()
      .selectFrom('content_reports')
      .select(['number', 'school_id', 'item', 'kind', 'rule', 'reason', 'reporter_name', 'reporter_email'])
      .select(['state', 'created_at', 'decided_at'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .updateTable('content_reports')
      .set({ reporter_name: '', reporter_email: '', reporter_id: null })
      .where('reporter_id', '=', userId)
      .execute()
  },
}

/** Personal data: appeals that a person wrote for a school. They belong to the school and stay, without the person. */
export const contentAppealData: PersonalData = {
  name: 'content_appeals',
  read: (userId) =>
    db()
      .selectFrom('content_appeals')
      .select(['school_id', 'text', 'state', 'answer', 'created_at', 'decided_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
