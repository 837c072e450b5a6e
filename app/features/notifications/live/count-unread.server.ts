import { db } from '#db/client.ts'

/** Counts the unread notifications of each of these people. */
export async function countUnread(userIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(userIds.map((id) => [id, 0]))
  if (userIds.length === 0) return counts
  const rows = await db()
    .selectFrom('notifications')
    .select(['user_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', userIds)
    .where('read_at', 'is', null)
    .groupBy('user_id')
    .execute()
  for (const { user_id, count } of rows) counts.set(user_id, count)
  return counts
}

/** Returns the number of a person's unread notifications. */
export const countUnreadOfUser = async (userId: string): Promise<number> =>
  (await countUnread([userId])).get(userId) ?? 0
