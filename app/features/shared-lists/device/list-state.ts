import type { ListView } from '../document/list-view.ts'
import type { Secrets } from '../link.ts'
import type { ListShelf } from './kept-list.ts'
import type { ListRemote, RefusalCode } from './list-remote.ts'

/** Whether what this page shows is on the server; `offline`: without a network, `away`: nobody answers over it. */
export type Sync = 'saved' | 'waiting' | 'offline' | 'away' | 'full' | 'refused'

export type ListState = {
  /** `wrong_key`: the link does not fit the list; `unreachable`: nothing is known of it, and nobody answers. */
  phase: 'opening' | 'open' | 'wrong_key' | 'unreachable' | 'missing'
  view: ListView
  sync: Sync
  /** Why the server refuses. */
  code?: RefusalCode | undefined
  /** Who rates here. */
  person?: string | undefined
  /** Whether this browser keeps the list, so that it outlasts the page. */
  isKept: boolean
}

/** How a list is opened. */
export type ListOptions = {
  id: string
  secrets: Secrets
  remote: ListRemote
  shelf: ListShelf
  now?: () => number
  /** Whether this device has a network, as far as it knows. */
  hasNetwork?: () => boolean
}

/** Whether the server could not be reached when it was last asked. */
export const isUnreached = ({ sync }: Pick<ListState, 'sync'>): boolean => sync === 'offline' || sync === 'away'

/** What is shown where the server has something else than this list. */
export const UNREADABLE = { sync: 'refused', code: 'unexpected' } as const

/** What ends a list for good on this page. */
export const ENDS: readonly RefusalCode[] = ['list_unknown', 'list_revoked']
