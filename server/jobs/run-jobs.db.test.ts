import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { listFailedJobRows, retryFailedJobRows } from '#db/jobs/failed-jobs.ts'
import type { JobName, Jobs } from '#db/jobs/jobs.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { log } from '#lib/log.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { handlers } from './handlers.ts'
import { HopelessJob, type JobHandlers, runJobs } from './run-jobs.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await asOwner('delete from pgboss.job')
})

async function start(given: Partial<JobHandlers>) {
  const stop = await runJobs(given, { watchEvery: 1, lookEvery: 1 })
  stops.push(stop)
  return stop
}
const send = <Name extends JobName>(name: Name, data: Jobs[Name]) =>
  db()
    .transaction()
    .execute((trx) => sendJob(trx, name, data))

async function asOwner<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(process.env.DATABASE_OWNER_URL)
  await client.connect()
  const { rows } = await client.query<Row>(sql).finally(() => client.end())
  return rows
}
const jobs = () => asOwner<{ name: string; state: string; retry_count: number }>('select * from pgboss.job')
/** Moves the retry time of jobs into the past. */
const waitOver = () => asOwner(`update pgboss.job set start_after = now() where state = 'retry'`)

test('every kind of job has a queue and a handler', async () => {
  const queues = await asOwner<{ name: string; notify: boolean }>(
    `select name, notify from pgboss.queue where name not in ('dead_letters', '__pgboss__send-it')`,
  )
  expect(queues.filter(({ notify }) => !notify)).toEqual([])
  expect(queues.map((queue) => queue.name).sort()).toEqual(Object.keys(handlers).sort())
})

test('a job runs with its data once its transaction has committed', async () => {
  const done = vi.fn()
  await start({ delete_file: async (data, { id }) => done(data, id) })
  const id = await send('delete_file', { key: 'a.webp' })
  await eventually(() => expect(done).toHaveBeenCalledWith({ key: 'a.webp' }, id))
  await eventually(async () => expect(await jobs()).toMatchObject([{ state: 'completed' }]))
})

test('new jobs run at once, however rarely the program looks for others: all of a transaction', async () => {
  const done = vi.fn()
  stops.push(await runJobs({ delete_file: async ({ key }) => done(key) }, { lookEvery: 3600 }))
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (let round = 1; round <= 2; round++) {
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const key of keys) await sendJob(trx, 'delete_file', { key })
      })
    await eventually(() => expect(done).toHaveBeenCalledTimes(keys.length * round))
  }
})

test('a transaction that is rolled back leaves no job', async () => {
  const failing = db()
    .transaction()
    .execute(async (trx) => {
      await sendJob(trx, 'delete_file', { key: 'a.webp' })
      throw new Error('no')
    })
  await expect(failing).rejects.toThrow('no')
  expect(await jobs()).toEqual([])
})

test('a job that fails runs again, later each time', async () => {
  let tries = 0
  await start({
    delete_file: async () => {
      if (++tries < 3) throw new Error('store away')
    },
  })
  await send('delete_file', { key: 'a.webp' })
  await eventually(async () => expect(await jobs()).toMatchObject([{ state: 'retry' }]))
  const [wait] = await asOwner<{ s: number }>(
    'select extract(epoch from start_after - now())::float8 as s from pgboss.job',
  )
  expect(wait?.s).toBeGreaterThan(3)
  expect(wait?.s).toBeLessThan(25)
  await eventually(async () => {
    await waitOver()
    expect(await jobs()).toMatchObject([{ state: 'completed', retry_count: 2 }])
  })
  expect(tries).toBe(3)
})

test('a hopeless job goes straight to the failed jobs and can be retried', async () => {
  let broken = true
  const done = vi.fn()
  await start({
    delete_file: async (data) => {
      if (broken) throw new HopelessJob('nobody there')
      done(data)
    },
  })
  await send('delete_file', { key: 'a.webp' })
  await eventually(async () => {
    expect(await listFailedJobRows(9)).toMatchObject([{ job: 'delete_file', reason: 'nobody there' }])
  })
  broken = false
  expect(
    await db()
      .transaction()
      .execute((trx) => retryFailedJobRows(trx)),
  ).toBe(1)
  await eventually(() => expect(done).toHaveBeenCalledWith({ key: 'a.webp' }))
  expect(await listFailedJobRows(9)).toEqual([])
})

test('a job that has failed too often is among the failed jobs', async () => {
  await send('delete_file', { key: 'a.webp' })
  await asOwner('update pgboss.job set retry_limit = 0')
  await start({ delete_file: () => Promise.reject(new Error('store away')) })
  await eventually(async () => {
    expect(await listFailedJobRows(9)).toMatchObject([{ job: 'delete_file', reason: 'store away' }])
  })
})

test('only a job that failed for good, with nobody to blame, is an error in the log', async () => {
  const levels = async (retries: number, error: Error) => {
    const [warn, fail] = [vi.spyOn(log(), 'warn'), vi.spyOn(log(), 'error')]
    await send('delete_file', { key: 'a.webp' })
    await asOwner(`update pgboss.job set retry_limit = ${retries}`)
    const stop = await start({ delete_file: () => Promise.reject(error) })
    await eventually(() => expect(warn.mock.calls.length + fail.mock.calls.length).toBeGreaterThan(0))
    await stop()
    const said = [warn.mock.calls.length, fail.mock.calls.length]
    vi.restoreAllMocks()
    await asOwner('delete from pgboss.job')
    return said
  }
  expect(await levels(5, new Error('store away'))).toEqual([1, 0])
  expect(await levels(0, new Error('store away'))).toEqual([0, 1])
  expect(await levels(5, new HopelessJob('not a picture'))).toEqual([1, 0])
})

test('a job whose process is killed in the middle runs again elsewhere', async () => {
  const id = await send('delete_file', { key: 'a.webp' })
  const script = path.join(import.meta.dirname, 'testing', 'stuck-worker.ts')
  const worker = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(worker.stdout, 'data')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  expect(await jobs()).toMatchObject([{ state: 'active' }])

  const done = vi.fn()
  await start({ delete_file: async (_data, context) => done(context.id) })
  // As if the half minute had passed in which a living worker would have sent a heartbeat.
  await asOwner(`update pgboss.job set heartbeat_on = now() - interval '1 minute'`)
  await eventually(async () => {
    await waitOver()
    expect(done).toHaveBeenCalledWith(id)
  })
})

/** Statements that other sessions are running. */
const running = () =>
  asOwner(`select query from pg_stat_activity where state = 'active' and backend_type = 'client backend'
    and datname = current_database() and pid <> pg_backend_pid()`)

test('stopping waits for the running job and starts no other', async () => {
  const { promise: working, resolve: begin } = Promise.withResolvers<void>()
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const stop = await start({
    delete_file: () => {
      begin()
      return end
    },
  })
  await send('delete_file', { key: 'a.webp' })
  await working
  const stopped = stop()
  // A look for jobs that had begun before may still find one.
  await eventually(async () => expect(await running()).toEqual([]))
  await send('delete_file', { key: 'b.webp' })
  finish()
  await stopped
  expect((await jobs()).map((job) => job.state).sort()).toEqual(['completed', 'created'])
})

test('the program may not change the tables of the queue', async () => {
  await expect(sql`create table pgboss.mine (x int)`.execute(db())).rejects.toThrow('permission denied')
  await expect(sql`drop table pgboss.job_common`.execute(db())).rejects.toThrow('must be owner')
})
