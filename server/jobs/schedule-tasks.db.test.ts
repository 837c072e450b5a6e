import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { jobNames } from '#app/i18n/job-names/de.ts'
import { db } from '#db/client.ts'
import { listFailedJobRows } from '#db/jobs/failed-jobs.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { listTasks } from '#db/jobs/list-tasks.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { runJobs } from './run-jobs.ts'
import { runTask, SCHEDULE, TASKS } from './scheduled-tasks.ts'

// Longer than the waits within a test.

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await sql`delete from pgboss.job`.execute(db())
  await sql`delete from pgboss.schedule`.execute(db())
  await sql`update pgboss.version set cron_on = null`.execute(db())
})

/** Hour, minute and second now, as schedules count them. */
const clock = () =>
  new Date().toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin' }).split(':').map(Number) as [
    number,
    number,
    number,
  ]

/** Once a day, at this very second: due for the coming minute. */
const now = () => {
  const [hour, minute, second] = clock()
  return `${second} ${minute} ${hour} * * *`
}
/** Once a day, half a day away: not due within a test. */
const later = (minute: number) => `${minute} ${(clock()[0] + 12) % 24} * * *`
/** Once an hour, half an hour away. */
const hourly = () => `${(clock()[1] + 30) % 60} * * * *`

/** Starts a program that follows a schedule. */
async function program(plan: Record<string, string>, run: (data: Jobs['run_task']) => Promise<void>) {
  stops.push(await runJobs({ run_task: run }, { watchEvery: 1, planEvery: 1, lookEvery: 1, plan }))
}
const jobs = async () =>
  (
    await sql<{ task: string; state: string; retry_count: number }>`
      select data ->> 'task' as task, state, retry_count from pgboss.job where name = 'run_task'`.execute(db())
  ).rows

test('each task runs once, however many programs run', async () => {
  const runs: string[] = []
  const run = async ({ task }: Jobs['run_task']) => void runs.push(task)
  const plan = { removeOld: now(), mailNew: now() }
  await program(plan, run)
  await program(plan, run)
  await eventually(() => expect(runs.length).toBeGreaterThanOrEqual(2))
  // Both programs check the schedule again, while both tasks are still due.
  await sleep(3000)
  expect(runs.toSorted()).toEqual(['mailNew', 'removeOld'])
  expect(await listTasks()).toMatchObject([
    { name: 'mailNew', lastDone: expect.any(Date), tries: 0, failed: 0 },
    { name: 'removeOld', lastDone: expect.any(Date), tries: 0, failed: 0 },
  ])
})

test('a failing task is retried, and is among the failed jobs when it fails for good', async () => {
  let runs = 0
  await program({ broken: now() }, () => {
    runs++
    return Promise.reject(new Error('store away'))
  })
  await eventually(async () => expect(await jobs()).toMatchObject([{ state: 'retry' }]))
  expect(await listTasks()).toMatchObject([{ name: 'broken', lastDone: null, tries: 1, failed: 0 }])
  await sql`update pgboss.job set start_after = now(), retry_limit = 1 where state = 'retry'`.execute(db())
  await eventually(async () => {
    expect(await listFailedJobRows(9)).toMatchObject([
      { job: 'run_task', reason: 'store away', tries: 2, data: { task: 'broken' } },
    ])
  })
  expect(runs).toBe(2)
  expect(await listTasks()).toMatchObject([{ name: 'broken', lastDone: null, tries: 0, failed: 1 }])
})

test('a task whose process is killed in the middle runs elsewhere', async () => {
  const cron = now()
  const script = path.join(import.meta.dirname, 'testing', 'stuck-task.ts')
  const worker = spawn(process.execPath, [script, cron], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker.stdout, 'data')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  expect(await jobs()).toMatchObject([{ task: 'stuck', state: 'active' }])

  const done = vi.fn()
  await program({ stuck: cron }, async ({ task }) => done(task))
  // As if the half minute had passed in which a living worker would have sent a heartbeat.
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(db())
  await eventually(async () => {
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db())
    expect(done).toHaveBeenCalledWith('stuck')
  })
  expect(await jobs()).toMatchObject([{ task: 'stuck', retry_count: 1 }])
  expect(done).toHaveBeenCalledTimes(1)
})

test('a removed task is unscheduled, and a changed time applies', async () => {
  const plans = async () => (await listTasks()).map(({ name, cron }) => [name, cron])
  const [former, kept, changed] = [later(1), later(2), later(5)]
  await program({ former, kept }, async () => {})
  expect(await plans()).toEqual([
    ['former', former],
    ['kept', kept],
  ])
  await stops.pop()?.()
  await sql`insert into pgboss.job (name, data, singleton_key)
    values ('run_task', '{"task": "former"}', 'former'), ('run_task', '{"task": "kept"}', 'kept')`.execute(db())
  const done = vi.fn()
  await program({ kept: changed }, async ({ task }) => done(task))
  expect(await plans()).toEqual([['kept', changed]])
  await eventually(() => expect(done).toHaveBeenCalledWith('kept'))
  expect(done).not.toHaveBeenCalledWith('former')
  expect((await jobs()).map(({ task }) => task)).toEqual(['kept'])
})

test('a task that came due while no program ran runs once', async () => {
  const plan = { hourly: hourly() }
  await program(plan, async () => {})
  await stops.pop()?.()
  await sql`update pgboss.schedule set created_on = now() - interval '1 day'`.execute(db())
  await sql`update pgboss.version set cron_on = now() - interval '5 hours'`.execute(db())
  const done = vi.fn()
  await program(plan, async ({ task }) => done(task))
  await eventually(() => expect(done).toHaveBeenCalledWith('hourly'))
  await sleep(2000)
  expect(done.mock.calls.length).toBe(1)
})

test('every task of the program has its own minute', async () => {
  expect(Object.keys(SCHEDULE)).toEqual(Object.keys(TASKS))
  expect(new Set(Object.values(SCHEDULE)).size).toBe(Object.keys(TASKS).length)
  await expect(runTask({ task: 'toString' })).rejects.toThrow('This program has no task toString.')
})

test('every task of the program has words on the page of jobs', () => {
  expect(Object.keys(TASKS).filter((task) => !(`job.${task}` in jobNames))).toEqual([])
})
