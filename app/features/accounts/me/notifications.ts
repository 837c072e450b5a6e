/** What people can be notified about and how, with the default that applies until they choose. */
export const NOTIFICATIONS = [
  { type: 'email', event: 'review', byDefault: true },
  { type: 'email', event: 'message', byDefault: true },
  { type: 'email', event: 'question', byDefault: true },
  { type: 'email', event: 'view', byDefault: false },
  { type: 'push', event: 'update', byDefault: false },
  { type: 'email', event: 'update', byDefault: false },
] as const

type Notification = (typeof NOTIFICATIONS)[number]
type NameOf<One> = One extends Notification ? `${One['type']}.${One['event']}` : never
/** Name of a choice in forms and links: `email.review`. */
export type NotificationName = NameOf<Notification>
export const notificationName = ({ type, event }: Notification): NotificationName =>
  `${type}.${event}` as NotificationName

/** Those shown on a school's dashboard (spec: notification toggles); the account has all of them. */
export const DASHBOARD_NOTIFICATIONS: readonly NotificationName[] = NOTIFICATIONS.map(notificationName).filter(
  (name) => name !== 'email.update',
)
