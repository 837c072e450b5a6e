import { createStore, del, get, promisifyRequest, values } from 'idb-keyval'
import { forgetPages } from '../offline/keep-pages.client.ts'
import { MAX_DEVICE_LISTS } from '../shared-list.ts'
import type { KeptList, ListShelf } from './kept-list.ts'

/** Database of this browser that holds the lists opened here. */
export const SHELF_NAME = 'shared-lists'

/** Opens the shelf of this device. */
export function openShelf(): ListShelf {
  const store = createStore(SHELF_NAME, 'lists')
  /** In one transaction: other tabs keep lists, too. */
  const change = (id: string, next: (kept: KeptList | undefined) => KeptList | undefined) =>
    store('readwrite', async (lists) => {
      const changed = next(await promisifyRequest<KeptList | undefined>(lists.get(id)))
      if (!changed) return
      lists.put(changed, id)
      await promisifyRequest(lists.transaction)
    })
  return {
    find: (id) => get<KeptList>(id, store),
    keep: async (list) => {
      await change(list.id, (kept) => ({ ...kept, ...list }))
      const all = await values<KeptList>(store)
      const idle = all.filter(({ id, unsent }) => id !== list.id && !unsent).toSorted(newestFirst)
      for (const { id } of idle.slice(MAX_DEVICE_LISTS - 1)) await del(id, store)
    },
    keepCards: (id, cards) => change(id, (kept) => kept && { ...kept, cards }),
    forget: async (id) => {
      await del(id, store)
      if ((await values<KeptList>(store)).length === 0) await forgetPages()
    },
    all: async () => (await values<KeptList>(store)).toSorted(newestFirst),
  }
}

const newestFirst = (one: KeptList, other: KeptList) => other.openedAt - one.openedAt
