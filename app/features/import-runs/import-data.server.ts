import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Imports that an admin ordered. With the account they lose the person, and stay as what was done to the directory. */
export const importData: PersonalData = {
  name: 'imports',
  read: (userId) =>
    db()
      .selectFrom('import_runs')
      .select(['id', 'kind', 'source', 'files', 'state', 'started_at'])
      .where('started_by', '=', userId)
      .orderBy('started_at')
      .execute(),
}
