import { sql } from 'kysely'
import { chooseOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { db } from '#db/client.ts'
import { sendSignal } from '../live/signal.server.ts'

const now = sql<Date>`now()`

/**
 * Marks a person's notifications as read, one or all.
 *
 * @param id of the notification; another person's is left unchanged
 */
export async function readEntries(userId: string, id?: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable('notifications')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .$if(id !== undefined, (query) => query.where('id', '=', id!))
        .execute()
      await sendSignal(trx, userId)
    })
}

/**
 * Opens a notification: marks it as read, and makes its school the one on which the person is working.
 *
 * @returns the page that it is about, without language; undefined when it has none or does not belong to the person
 */
export async function followEntry(userId: string, id: string): Promise<string | undefined> {
  const entry = await db()
    .selectFrom('notifications')
    .select(['path', 'school_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) return undefined
  await readEntries(userId, id)
  if (entry.school_id && entry.path.startsWith('/dashboard')) await chooseOwnSchool(userId, entry.school_id)
  return entry.path || undefined
}
