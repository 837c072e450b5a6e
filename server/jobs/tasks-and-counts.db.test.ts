import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { listQueues } from '#db/jobs/list-queues.ts'
import { listTasks } from '#db/jobs/list-tasks.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import { rememberSamples, SAMPLES_SETTING } from '#db/samples/samples.ts'

afterEach(async () => {
  await sql`delete from pgboss.job`.execute(db())
  await sql`delete from pgboss.schedule`.execute(db())
})
const within = <Answer>(work: Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]) =>
  db().transaction().execute(work) as Promise<Answer>
const jobs = async () =>
  (
    await sql<{
      name: string
      data: unknown
      state: string
    }>`select name, data, state from pgboss.job order by created_on`.execute(db())
  ).rows

describe('a job', () => {
  test('exists if and only if what wanted it was done', async () => {
    const id = await within((trx) => sendJob(trx, 'delete_file', { key: 'a' }))
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    await expect(
      within(async (trx) => {
        await sendJob(trx, 'delete_file', { key: 'b' })
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    expect(await jobs()).toEqual([{ name: 'delete_file', data: { key: 'a' }, state: 'created' }])
  })

  test('that is to wait counts as later, one that can run as waiting', async () => {
    await within((trx) => sendJob(trx, 'delete_file', { key: 'a' }))
    await within((trx) => sendJob(trx, 'delete_file', { key: 'b' }, { startAfter: new Date(Date.now() + 3_600_000) }))
    const queue = (await listQueues()).find(({ name }) => name === 'delete_file')
    expect(queue).toMatchObject({ waiting: 1, later: 1, active: 0, failed: 0 })
  })

  test('about the same matter as one that waits is not added a second time', async () => {
    const send = (key: string) =>
      within<string>((trx) => sendJob(trx, 'tell_school', { schoolId: 'a', day: '2026-04-01' }, { key }))
    expect(await send('a 2026-04-01')).not.toBe('')
    expect(await send('a 2026-04-01')).toBe('')
    expect(await send('a 2026-04-02')).not.toBe('')
    expect(await jobs()).toHaveLength(2)
  })

  test('the queues are told in the order of their names, those of the program alone', async () => {
    const names = (await listQueues()).map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(names).toEqual(expect.arrayContaining(['send_mail', 'delete_file', 'run_import', 'erase_account']))
    expect(names.some((name) => name.startsWith('__') || name === 'dead_letters')).toBe(false)
  })
})

describe('tasks that come again', () => {
  const plan = (key: string) =>
    sql`insert into pgboss.schedule (name, key, cron, timezone) values ('run_task', ${key}, '7 3 * * *', 'Europe/Berlin')`.execute(
      db(),
    )
  const run = (task: string, state: string, at: string, tries = 0) =>
    sql`insert into pgboss.job (name, data, state, completed_on, retry_count, policy)
      values ('run_task', ${JSON.stringify({ task })}, ${state}, ${at}, ${tries}, 'standard')`.execute(db())

  test('say when they were last done, and how often the one that is due failed', async () => {
    await plan('remove-old')
    await plan('send-digest')
    await run('remove-old', 'completed', '2026-04-01T01:00Z')
    await run('remove-old', 'completed', '2026-04-02T01:00Z')
    await run('remove-old', 'retry', '2026-04-03T01:00Z', 2)
    expect(await listTasks()).toEqual([
      { name: 'remove-old', cron: '7 3 * * *', lastDone: new Date('2026-04-02T01:00Z'), tries: 3, failed: 0 },
      { name: 'send-digest', cron: '7 3 * * *', lastDone: null, tries: 0, failed: 0 },
    ])
  })

  test('count what failed for good', async () => {
    await plan('remove-old')
    await sql`insert into pgboss.job (name, data, source_name, policy)
      values ('dead_letters', '{"task": "remove-old"}', 'run_task', 'standard')`.execute(db())
    expect(await listTasks()).toMatchObject([{ name: 'remove-old', failed: 1 }])
  })

  test('that are not planned any more are not told', async () => {
    await run('former-task', 'completed', '2026-04-01T01:00Z')
    expect(await listTasks()).toEqual([])
  })
})

describe('the lasting record', () => {
  const entries = (subject: string) =>
    db()
      .selectFrom('audit_entries')
      .select(['actor_id', 'actor_role', 'action', 'subject_kind', 'before', 'after'])
      .where('subject_id', '=', subject)
      .execute()

  test('tells a person by id, the program and visitors by what they are', async () => {
    const [subject, userId] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const actor of [{ userId, role: 'admin' as const }, 'visitor' as const, 'program' as const]) {
      await recordAudit(db(), actor, { action: 'report.filed', subject: { kind: 'report', id: subject } })
    }
    expect((await entries(subject)).map(({ actor_id, actor_role }) => [actor_id, actor_role]).sort()).toEqual(
      [
        [null, 'program'],
        [null, 'visitor'],
        [userId, 'admin'],
      ].sort(),
    )
  })

  test('keeps states before and after, and none where there was none', async () => {
    const subject = crypto.randomUUID()
    const change = { before: { state: 'open' }, after: { state: 'closed', many: 3 } }
    await recordAudit(db(), 'program', { action: 'ticket.closed', subject: { kind: 'ticket', id: subject }, ...change })
    expect(await entries(subject)).toEqual([
      { actor_id: null, actor_role: 'program', action: 'ticket.closed', subject_kind: 'ticket', ...change },
    ])
  })

  test('loses nothing when its transaction is taken back with what it tells', async () => {
    const subject = crypto.randomUUID()
    await expect(
      within(async (trx) => {
        await recordAudit(trx, 'program', { action: 'x', subject: { kind: 'job', id: subject } })
        throw new Error('taken back')
      }),
    ).rejects.toThrow()
    expect(await entries(subject)).toEqual([])
  })
})

test('the last decision about the sample schools is the one that is remembered', async () => {
  for (const value of ['added', 'removed', 'added', 'removed'] as const)
    await within((trx) => rememberSamples(trx, value))
  const kept = await db().selectFrom('settings').select('value').where('key', '=', SAMPLES_SETTING).execute()
  expect(kept).toEqual([{ value: 'removed' }])
})
