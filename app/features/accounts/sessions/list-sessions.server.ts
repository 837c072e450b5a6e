import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { describeDevice } from './device.ts'

/** A running session as its owner sees it; instants are ISO 8601. */
export type ListedSession = { id: string; device: string | null; address: string; since: string; current: boolean }

/** Lists the running sessions of a person, the current one first. */
export async function listSessions(userId: string, currentId: string): Promise<ListedSession[]> {
  const rows = await db()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`id = ${currentId}`, 'desc')
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.user_agent ?? ''),
    address: row.ip_address ?? '',
    since: row.created_at.toISOString(),
    current: row.id === currentId,
  }))
}
