import { sql } from 'kysely'
import pg from 'pg'
import { db } from '#db/client.ts'
import { eventually } from '#lib/testing/eventually.ts'

/**
 * Takes a lock in a separate session, so that a program that needs it waits there.
 *
 * @param statement SQL that takes it, such as a `select … for update`
 * @returns `reached` resolves when a session waits for it; `release` releases it and resolves when no session is left
 *   waiting
 */
export async function holdLock(statement: string, values: string[] = []) {
  const client = new pg.Client(process.env.DATABASE_OWNER_URL)
  await client.connect()
  await client.query('begin')
  await client.query(statement, values)
  let hanging: number[] = []
  return {
    reached: () =>
      eventually(async () => {
        hanging = await sessions(sql`exists (select from pg_locks l where l.pid = a.pid and not l.granted)`)
        if (hanging.length === 0) throw new Error('nobody waits for the lock')
      }),
    release: async () => {
      await client.end()
      await eventually(async () => {
        const left = await sessions(sql`pid = any(${hanging}::int[])`)
        if (left.length > 0) throw new Error('a session of the killed program is still there')
      })
    },
  }
}

async function sessions(which: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity a where datname = current_database() and ${which}`.execute(db())
  return rows.map(({ pid }) => pid)
}
