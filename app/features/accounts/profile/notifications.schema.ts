import { z } from 'zod'
import { NOTIFICATIONS, type NotificationName, nameOf } from './notifications.ts'

/** The form of the notifications: it names those that are checked, all others are off. */
export const notificationSchema = z
  .object({ on: z.array(z.string()).default([]) })
  .transform(
    ({ on }) =>
      Object.fromEntries(NOTIFICATIONS.map((one) => [nameOf(one), on.includes(nameOf(one))])) as Record<
        NotificationName,
        boolean
      >,
  )
