import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { withIndexLock } from '#app/features/search/live/run-index-task.server.ts'
import { connectForImport } from '#imports/connection.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { closeDatabase, connectionPool, db, readFromReplicas } from '../client.ts'
import { sendJob } from '../jobs/send-job.ts'
import { listen } from '../listen.ts'
import { openDatabase } from '../open-database.ts'
import { prepared, preparedDb } from '../prepared-db.ts'
import { POOLERS, type Pooler } from '../testing/pooler.ts'
import { STATEMENT_TIMEOUT_MS } from './limits.ts'
import { hasLoginDefaults } from './login-defaults.ts'

const direct = process.env.DATABASE_URL!

/** What a statement finds in its session. */
const session = sql<{
  limit: number
  role: string
  login: string
  zone: string
}>`select extract(epoch from current_setting('statement_timeout')::interval)::int * 1000 as limit,
  current_user as role, session_user as login, current_setting('TimeZone') as zone`

describe.each(POOLERS)('behind %s', (_, start) => {
  let pooler: Pooler
  beforeAll(async () => {
    await closeDatabase()
    pooler = await start(direct)
    process.env.DATABASE_URL = pooler.url
  })
  const useDirect = async () => {
    process.env.DATABASE_DIRECT_URL = direct
    await openDatabase()
  }
  afterEach(async () => {
    await closeDatabase()
    delete process.env.DATABASE_DIRECT_URL
  })
  afterAll(async () => {
    process.env.DATABASE_URL = direct
    await pooler.close()
  })

  test('the program cannot connect without the address of the server', async () => {
    await expect(connectionPool().query('select 1')).rejects.toThrow('unsupported startup parameter')
  })

  test('every statement has the rights, the time limit and the time zone of the program', async () => {
    await useDirect()
    const found = await Promise.all(Array.from({ length: 30 }, () => session.execute(db())))
    const one = { limit: STATEMENT_TIMEOUT_MS, role: 'aulario_program', login: 'aulario', zone: 'Europe/Berlin' }
    expect(found.flatMap(({ rows }) => rows)).toEqual(found.map(() => one))
    await expect(sql`create table mine (x int)`.execute(db())).rejects.toThrow('permission denied')
  })

  test('reads of pages run beside each other, however often', async () => {
    await useDirect()
    const sum = prepared<{ a: number; b: number }, { sum: number }>((from, { a, b }) =>
      from.selectNoFrom(sql<number>`${a}::int + ${b}::int`.as('sum')),
    )
    const times = Array.from({ length: 60 }, (_, at) => at)
    const sums = await Promise.all(times.map((at) => sum({ a: at, b: 1 })))
    expect(sums.flat().map((row) => row.sum)).toEqual(times.map((at) => at + 1))
    await expect(sql`select 1 / 0`.execute(preparedDb())).rejects.toThrow('division by zero')
    expect(await sum({ a: 1, b: 1 })).toEqual([{ sum: 2 }])
    expect(await readFromReplicas(() => sum({ a: 2, b: 2 }))).toEqual([{ sum: 4 }])
  })

  test('transactions hold together, more of them than the pooler has connections', async () => {
    await useDirect()
    const add = (at: number) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await sql`insert into settings (key, value) values (${`pooled ${at}`}, pg_backend_pid()::text)`.execute(trx)
          await sql`select pg_sleep(0.02)`.execute(trx)
          const same = sql`select from settings where key = ${`pooled ${at}`} and value = pg_backend_pid()::text`
          if ((await same.execute(trx)).rows.length !== 1) throw new Error('another connection')
          if (at % 2) throw new Error('rolled back')
        })
    const settled = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => add(at)))
    expect(settled.map((one) => (one.status === 'rejected' ? one.reason.message : ''))).toEqual(
      settled.map((_, at) => (at % 2 ? 'rolled back' : '')),
    )
    const kept = await db().deleteFrom('settings').where('key', 'like', 'pooled %').executeTakeFirst()
    expect(Number(kept.numDeletedRows)).toBe(6)
  })

  test('attempts are counted, and jobs sent', async () => {
    await useDirect()
    for (let time = 0; time < 4; time++) await countAttempt('vote', { address: `192.0.2.${time}` })
    const id = await db()
      .transaction()
      .execute((trx) => sendJob(trx, 'send_mail', { id: 'x' } as never))
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a notification sent through it is heard', async () => {
    await useDirect()
    const heard: (string | undefined)[] = []
    const stop = listen('pooled', (payload) => heard.push(payload))
    await eventually(() => expect(heard).toEqual([undefined]))
    await sql`select pg_notify('pooled', 'news')`.execute(db())
    await eventually(() => expect(heard).toEqual([undefined, 'news']))
    stop()
  })

  test('locks of sessions hold, and imports have no time limit', async () => {
    await useDirect()
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await sql`select pg_sleep(0.1)`.execute(db())
      order.push(`${name} ends`)
    }
    await Promise.all([withIndexLock(work('one')), withIndexLock(work('one'))])
    expect(order).toEqual(['one begins', 'one ends', 'one begins', 'one ends'])
    const client = await connectForImport()
    const { rows } = await client.query(`select current_setting('statement_timeout') as limit, current_user as role`)
    await client.end()
    expect(rows).toEqual([{ limit: '0', role: 'aulario_program' }])
  })
})

test('the login has its limits from the server once a pooler is set, and only then', async () => {
  const client = new pg.Client(process.env.DATABASE_OWNER_URL)
  await client.connect()
  await client.query(`alter role aulario in database ${client.database} reset all`)
  const login = new pg.Client(direct)
  await login.connect()
  try {
    await openDatabase()
    expect(await hasLoginDefaults(login)).toBe(false)
    process.env.DATABASE_DIRECT_URL = direct
    await Promise.all([openDatabase(), openDatabase(), openDatabase()])
    expect(await hasLoginDefaults(login)).toBe(true)
  } finally {
    delete process.env.DATABASE_DIRECT_URL
    await Promise.all([client.end(), login.end()])
  }
})
