import { createStore, del, get, set, values } from 'idb-keyval'
import { MAX_DEVICE_LISTS } from '../shared-list.ts'
import type { KeptList, ListShelf } from './kept-list.ts'

/** Database of this browser that holds the lists opened here. */
export const SHELF_NAME = 'shared-lists'

/** Opens the shelf of this device. */
export function openShelf(): ListShelf {
  const store = createStore(SHELF_NAME, 'lists')
  return {
    find: (id) => get<KeptList>(id, store),
    keep: async (list) => {
      await set(list.id, list, store)
      const all = await values<KeptList>(store)
      const idle = all.filter(({ id, unsent }) => id !== list.id && !unsent).toSorted(newestFirst)
      for (const { id } of idle.slice(MAX_DEVICE_LISTS - 1)) await del(id, store)
    },
    forget: (id) => del(id, store),
    all: async () => (await values<KeptList>(store)).toSorted(newestFirst),
  }
}

const newestFirst = (one: KeptList, other: KeptList) => other.openedAt - one.openedAt
