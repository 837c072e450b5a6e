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
      .selectFrom('reports')
      .select(['number', 'school_id', 'subject_kind', 'subject_id', 'kind', 'rule', 'reason', 'reporter_name'])
      .select(['reporter_email', 'state', 'created_at', 'decided_at'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .updateTable('reports')
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
      .selectFrom('disputes')
      .select(['review_id', 'school_id', 'reason', 'text', 'state', 'created_at', 'decided_at'])
      .where('member_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}

/** Personal data: appeals that a person wrote for a school. They belong to the school and stay, without the person. */
export const appealData: PersonalData = {
  name: 'appeals',
  read: (userId) =>
    db()
      .selectFrom('appeals as a')
      .innerJoin('decisions as d', 'd.id', 'a.decision_id')
      .select(['d.school_id', 'a.text', 'a.state', 'a.answer', 'a.created_at', 'a.decided_at'])
      .where('a.user_id', '=', userId)
      .where('d.review_id', 'is', null)
      .where('d.author_id', 'is distinct from', userId)
      .orderBy('a.created_at')
      .execute(),
}
