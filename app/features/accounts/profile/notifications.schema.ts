import { z } from 'zod'
import { NOTIFICATIONS, type NotificationName, nameOf } from './notifications.ts'

/** The form of notifications: it names those that are checked; all others that it shows are off. */
export const notificationSchema = (shown: readonly NotificationName[] = NOTIFICATIONS.map(nameOf)) =>
  z
    .object({ on: z.array(z.string()).default([]) })
    .transform(
      ({ on }) =>
        Object.fromEntries(shown.map((name) => [name, on.includes(name)])) as Partial<
          Record<NotificationName, boolean>
        >,
    )
