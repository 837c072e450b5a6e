import { sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { NOTIFICATIONS, type NotificationName, notificationName } from './notifications.ts'

/** Finds the notifications that a person receives: their choices, or else the defaults. */
export async function findNotifications(userId: string): Promise<Record<NotificationName, boolean>> {
  const chosen = await db()
    .selectFrom('notification_preferences')
    .select(['type', 'event', 'enabled'])
    .where('user_id', '=', userId)
    .execute()
  const choices = new Map(chosen.map(({ type, event, enabled }) => [`${type}.${event}`, enabled]))
  const entries = NOTIFICATIONS.map((one) => [
    notificationName(one),
    choices.get(notificationName(one)) ?? one.byDefault,
  ])
  return Object.fromEntries(entries) as Record<NotificationName, boolean>
}

/** Saves a person's choices for every kind named. */
export async function saveNotifications(
  userId: string,
  choices: Partial<Record<NotificationName, boolean>>,
): Promise<void> {
  const rows = NOTIFICATIONS.flatMap((one) => {
    const enabled = choices[notificationName(one)]
    return enabled === undefined ? [] : [{ user_id: userId, type: one.type, event: one.event, enabled }]
  })
  if (rows.length === 0) return
  await db()
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type', 'event'])
        .doUpdateSet({ enabled: (row) => row.ref('excluded.enabled'), updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** The form of notifications: it names those that are checked; all others that it shows are off. */
export const notificationSchema = (shown: readonly NotificationName[] = NOTIFICATIONS.map(notificationName)) =>
  z
    .object({ on: z.array(z.string()).default([]) })
    .transform(
      ({ on }) =>
        Object.fromEntries(shown.map((name) => [name, on.includes(name)])) as Partial<
          Record<NotificationName, boolean>
        >,
    )
