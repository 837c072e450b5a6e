import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import { KEEP_MONTHS } from '../notification.ts'

/** Personal data: a person's notifications; they are deleted with the account's row. */
export const entryData: PersonalData = {
  name: 'news',
  read: (userId) =>
    db()
      .selectFrom('notifications')
      .select(['kind', 'school_id', 'props', 'path', 'created_at', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
}

/** Removes notifications after {@link KEEP_MONTHS}. */
export async function removeOldEntries(): Promise<void> {
  const old = sql<Date>`now() - make_interval(months => ${KEEP_MONTHS})`
  await db().deleteFrom('notifications').where('created_at', '<', old).execute()
}
