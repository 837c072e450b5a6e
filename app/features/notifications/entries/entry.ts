import type { NotificationKind, NotificationProps } from '../kinds.ts'

/** An entry as its person reads it. */
export type Entry =
  | ({
      [Kind in Exclude<NotificationKind, 'update'>]: { kind: Kind; props: NotificationProps[Kind] }
    }[Exclude<NotificationKind, 'update'>] &
      Rest)
  | ({ kind: 'update'; title: string; text: string } & Rest)

type Rest = {
  id: string
  /** There is a page that it is about. */
  leadsOn: boolean
  unread: boolean
  createdAt: Date
}

/** How many entries a page of the list has. */
export const ENTRIES_PER_PAGE = 20
