import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Entries of the lists of words that somebody of the team made or changed; the account's end leaves them without a name. */
export const ruleEntryData: PersonalData = {
  name: 'rule_entries',
  read: (userId) =>
    db()
      .selectFrom('screening_entries')
      .select(['language', 'list', 'entry', 'effect', 'enabled', 'note', 'created_at', 'changed_at'])
      .where(({ eb, or }) => or([eb('made_by', '=', userId), eb('changed_by', '=', userId)]))
      .orderBy('created_at')
      .execute(),
}
