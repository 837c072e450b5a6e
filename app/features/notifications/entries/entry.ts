import type { NotificationKind, NotificationProps } from '../notification.ts'

/** A notification as its recipient reads it. */
export type Entry =
  | ({
      [Kind in Exclude<NotificationKind, 'update'>]: { kind: Kind; props: NotificationProps[Kind] }
    }[Exclude<NotificationKind, 'update'>] &
      Rest)
  | ({ kind: 'update'; title: string; text: string } & Rest)

type Rest = {
  id: string
  /** Whether there is a page that it is about. */
  leadsOn: boolean
  unread: boolean
  createdAt: Date
}

/** Notifications on a page of the list. */
export const ENTRIES_PER_PAGE = 20
