import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: corrections that a person proposed. When the account goes, they lose address and person, but stay as a
 * record of the decision.
 */
export const correctionData: PersonalData = {
  name: 'corrections',
  read: (userId) =>
    db()
      .selectFrom('school_corrections')
      .select(['school_id', 'field', 'shown', 'value', 'reason', 'by_school', 'reporter_email', 'state'])
      .select(['facts', 'created_at', 'decided_at'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .updateTable('school_corrections')
      .set({ reporter_email: '', reporter_id: null })
      .where('reporter_id', '=', userId)
      .execute()
  },
}
