import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { listQueues } from '#db/jobs/list-queues.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { listFailedJobs } from './list-failed-jobs.server.ts'
import { discardFailedJobs, retryFailedJobs } from './settle-failed-jobs.server.ts'

afterEach(async () => {
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const someone = async (role: 'admin' | 'moderator') => ({ userId: (await makeAccount({ role })).id, role })
/** Adds failed jobs, all at the same instant. */
async function addFailedJobs(many: number, job = 'delete_file', data: object = { key: 'a' }) {
  await sql`insert into pgboss.job (name, data, source_name, source_output, source_retry_count, policy)
    select 'dead_letters', ${JSON.stringify(data)}, ${job},
      '{"message": "550 <mia@familie.example> unknown"}', 18, 'standard'
    from generate_series(1, ${many}::int)`.execute(db())
}
const ids = async () => (await listFailedJobs(undefined)).failedJobs.map(({ id }) => id)
const log = () =>
  db()
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'after'])
    .where('subject_kind', '=', 'job')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

test('who looks sees what failed and why, and of addresses no more than the domain', async () => {
  await addFailedJobs(1, 'send_mail', {
    template: 'reset-password',
    to: 'mia@familie.example',
    props: { url: 'secret' },
  })
  const { failedJobs, next } = await listFailedJobs(undefined)
  expect(failedJobs).toEqual([
    {
      id: expect.any(String),
      failedAt: expect.any(Date),
      job: 'send_mail',
      tries: 19,
      reason: '550 <m…@familie.example> unknown',
      about: 'reset-password: m…@familie.example',
    },
  ])
  expect(next).toBeNull()
})

test('page follows page without gap or repetition', async () => {
  await addFailedJobs(120)
  const seen: string[] = []
  let page = await listFailedJobs(undefined)
  seen.push(...page.failedJobs.map(({ id }) => id))
  while (page.next) {
    page = await listFailedJobs(page.next)
    seen.push(...page.failedJobs.map(({ id }) => id))
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test('an admin puts some back to work, or all, and it is on record', async () => {
  await addFailedJobs(3)
  const admin = await someone('admin')
  const [first, second] = await ids()
  await retryFailedJobs(admin, [first!])
  expect(await log()).toMatchObject({ action: 'job.retried', subject_id: first, after: { many: 1 } })
  expect(await ids()).toHaveLength(2)
  await retryFailedJobs(admin)
  expect(await log()).toMatchObject({ subject_id: 'dead_letters', after: { many: 2 } })
  const { rows } = await sql`select data from pgboss.job where name = 'delete_file' and state = 'created'`.execute(db())
  expect(rows).toEqual([{ data: { key: 'a' } }, { data: { key: 'a' } }, { data: { key: 'a' } }])
  await expect(retryFailedJobs(admin, [second!])).rejects.toMatchObject({ code: 'letters_gone' })
})

test('what is discarded is gone for good, the others stay', async () => {
  await addFailedJobs(2)
  const [first, second] = await ids()
  await discardFailedJobs(await someone('admin'), [first!])
  expect(await ids()).toEqual([second])
  expect(await log()).toMatchObject({ action: 'job.discarded', after: { many: 1, ids: [first] } })
})

test('only jobs that failed can be discarded', async () => {
  const id = await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'delete_file', { key: 'b' }))
  await expect(discardFailedJobs(await someone('admin'), [id])).rejects.toMatchObject({ code: 'letters_gone' })
  expect((await listQueues()).find(({ name }) => name === 'delete_file')).toMatchObject({ waiting: 1, failed: 0 })
})

test('a moderator does neither', async () => {
  await addFailedJobs(1)
  const moderator = await someone('moderator')
  const some = await ids()
  for (const attempt of [
    () => retryFailedJobs(moderator),
    () => retryFailedJobs(moderator, some),
    () => discardFailedJobs(moderator, some),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await ids()).toHaveLength(1)
})

test('the queues say what waits now, what waits for later, what runs and what failed', async () => {
  await addFailedJobs(2)
  await sql`insert into pgboss.job (name, state, start_after, policy) values ('delete_file', 'created', now() - interval '1 hour', 'standard'),
    ('delete_file', 'retry', now() + interval '1 hour', 'standard'), ('delete_file', 'active', now(), 'standard'),
    ('delete_file', 'completed', now(), 'standard')`.execute(db())
  const queue = (await listQueues()).find(({ name }) => name === 'delete_file')
  expect(queue).toMatchObject({ waiting: 1, later: 1, active: 1, failed: 2 })
  expect(Date.now() - queue!.oldest!.getTime()).toBeGreaterThan(3_590_000)
})
