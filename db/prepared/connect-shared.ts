import type { PostgresPool, PostgresPoolClient } from 'kysely'

type Shared = { client: Promise<PostgresPoolClient>; users: number }

const open = new Map<PostgresPool, Shared>()

/**
 * Lends one connection to all statements issued in the same turn of the event loop, in practice those that a page needs
 * at once. They are pipelined, which costs less than a connection and packets for each, and a slow one holds up only
 * those of its own page.
 *
 * @param pool its clients pipeline; connections of different pools are not shared
 * @throws what connecting fails with
 */
export async function connectShared(pool: PostgresPool): Promise<PostgresPoolClient> {
  const shared = open.get(pool) ?? openShared(pool)
  shared.users++
  const client = await shared.client
  const release = () => {
    if (--shared.users > 0) return
    close(pool, shared)
    client.release()
  }
  return { query: client.query.bind(client), release } as PostgresPoolClient
}

function openShared(pool: PostgresPool): Shared {
  const shared: Shared = { client: pool.connect(), users: 0 }
  open.set(pool, shared)
  setImmediate(() => close(pool, shared))
  return shared
}

function close(pool: PostgresPool, shared: Shared): void {
  if (open.get(pool) === shared) open.delete(pool)
}
