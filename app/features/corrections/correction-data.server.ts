import { sql } from 'kysely'
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

/** Months after the decision for which the person who proposed a correction is stored. */
export const CORRECTOR_MONTHS = 6

/** Anonymises corrections six months after the decision. @returns number of rows changed */
export async function removeCorrectors(): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('school_corrections')
    .set({ reporter_email: '', reporter_id: null })
    .where('decided_at', '<', sql<Date>`now() - make_interval(months => ${CORRECTOR_MONTHS})`)
    .where(({ eb, or }) => or([eb('reporter_email', '<>', ''), eb('reporter_id', 'is not', null)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
