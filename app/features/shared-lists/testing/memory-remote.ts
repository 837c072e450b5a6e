import type { KeptList, ListShelf } from '../device/kept-list.ts'
import type { ListRemote, Refused, WriteAnswer } from '../device/list-remote.ts'

type Row = { write: string; version: number; content?: Uint8Array<ArrayBuffer> }

/** A server in memory that decides as the real one does, and can be away. */
export function memoryRemote() {
  const rows = new Map<string, Row>()
  const state = { isAway: false, asked: 0 }
  const refused = (code: Refused['code']): Refused => ({ kind: 'refused', code, retryAfter: 0 })
  const rowOf = (id: string): Required<Row> | Refused => {
    state.asked++
    if (state.isAway) throw new TypeError('Nobody answers.')
    const row = rows.get(id)
    if (!row) return refused('list_unknown')
    return row.content ? (row as Required<Row>) : refused('list_revoked')
  }
  const change = (id: string, write: string, version: number | undefined, carryOut: (row: Row) => WriteAnswer) => {
    const row = rowOf(id)
    if ('kind' in row) return row
    if (row.write !== write) return refused('list_write_key')
    if (version !== undefined && row.version !== version)
      return { kind: 'conflict' as const, version: row.version, content: row.content }
    return carryOut(row)
  }
  const remote: ListRemote = {
    create: async ({ id, write, content }) => {
      if (state.isAway) throw new TypeError('Nobody answers.')
      rows.set(id, { write, version: 1, content })
      return { kind: 'saved', version: 1 }
    },
    read: async (id, version) => {
      const row = rowOf(id)
      if ('kind' in row) return row
      return row.version === version
        ? { kind: 'unchanged' }
        : { kind: 'content', version: row.version, content: row.content }
    },
    save: async ({ id, write, version, content }) =>
      change(id, write, version, (row) => {
        row.version++
        row.content = content
        return { kind: 'saved', version: row.version }
      }),
    replace: async ({ id, write, version }, by) =>
      change(id, write, version, (row) => {
        delete row.content
        rows.set(by.id, { write: by.write, version: 1, content: by.content })
        return { kind: 'saved', version: 1 }
      }),
    end: async (id, write) =>
      change(id, write, undefined, (row) => {
        delete row.content
        return { kind: 'saved', version: row.version }
      }),
  }
  return { remote, rows, state }
}

/** The storage of a device in memory. */
export function memoryShelf(): ListShelf & { lists: Map<string, KeptList> } {
  const lists = new Map<string, KeptList>()
  return {
    lists,
    find: async (id) => lists.get(id),
    keep: async (list) => void lists.set(list.id, { ...lists.get(list.id), ...list }),
    keepCards: async (id, cards) => {
      const kept = lists.get(id)
      if (kept) lists.set(id, { ...kept, cards })
    },
    forget: async (id) => void lists.delete(id),
    all: async () => [...lists.values()],
  }
}
