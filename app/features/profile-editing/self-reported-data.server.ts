import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: what a person wrote on behalf of schools. It belongs to the schools, and stays without the person when
 * the account is deleted.
 */
export const selfReportedData: PersonalData = {
  name: 'school_versions',
  read: async (userId) => ({
    versions: await db()
      .selectFrom('school_versions')
      .select(['school_id', 'number', 'made_at', 'changed', 'content'])
      .where('made_by', '=', userId)
      .orderBy('made_at')
      .execute(),
    drafts: await db()
      .selectFrom('school_drafts')
      .select(['school_id', 'saved_at', 'content'])
      .where('saved_by', '=', userId)
      .orderBy('saved_at')
      .execute(),
  }),
}
