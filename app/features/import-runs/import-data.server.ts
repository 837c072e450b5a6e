import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: imports that an admin ordered. They lose the person with the account, but stay as a record of the
 * changes to the directory.
 */
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

/** Personal data: scheduled imports that an admin set up. They continue without the person. */
export const importScheduleData: PersonalData = {
  name: 'import_schedules',
  read: (userId) =>
    db()
      .selectFrom('import_schedules')
      .select(['id', 'source', 'rhythm', 'complete', 'max_loss', 'paused', 'created_at'])
      .where('created_by', '=', userId)
      .orderBy('created_at')
      .execute(),
}
