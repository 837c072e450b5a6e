import type { ListView } from '../document/list-view.ts'
import type { RefusalCode } from './list-remote.ts'

/** Whether what this page shows is on the server. */
export type Sync = 'saved' | 'waiting' | 'offline' | 'full' | 'refused'

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

/** What is shown where the server has something else than this list. */
export const UNREADABLE = { sync: 'refused', code: 'unexpected' } as const

/** What ends a list for good on this page. */
export const ENDS: readonly RefusalCode[] = ['list_unknown', 'list_revoked']
