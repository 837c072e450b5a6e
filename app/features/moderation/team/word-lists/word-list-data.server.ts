import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: entries of the word lists that a member of the team made or changed. When the account goes, they lose
 * the name.
 */
export const ruleEntryData: PersonalData = {
  name: 'rule_entries',
  read: (userId) =>
    db()
      .selectFrom('word_list_entries')
      .select(['language', 'list', 'entry', 'effect', 'enabled', 'note', 'created_at', 'changed_at'])
      .where(({ eb, or }) => or([eb('made_by', '=', userId), eb('changed_by', '=', userId)]))
      .orderBy('created_at')
      .execute(),
}
