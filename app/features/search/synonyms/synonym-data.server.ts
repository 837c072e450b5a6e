import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: synonyms that a member of the team made or changed. When the account is erased, they lose the name.
 */
export const synonymData: PersonalData = {
  name: 'search_synonyms',
  read: (userId) =>
    db()
      .selectFrom('search_synonyms')
      .select(['language', 'typed', 'meaning', 'country', 'region', 'created_at', 'changed_at'])
      .where(({ eb, or }) => or([eb('made_by', '=', userId), eb('changed_by', '=', userId)]))
      .orderBy('created_at')
      .execute(),
}
