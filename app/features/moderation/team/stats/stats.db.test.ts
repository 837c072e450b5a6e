import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { QUEUE_KINDS } from '../../cases/queue-address.ts'
import { addOneOfEach, addReview, addSchool, ago, SCHOOL } from '../../cases/testing/waiting-cases.ts'
import { decideReview } from '../../decisions/decide.server.ts'
import { makeModerator } from '../../testing/make-moderator.ts'
import { readFigures } from './read-stats.server.ts'
import { figuresCsv } from './stats-csv.ts'

beforeEach(addSchool)
afterEach(async () => {
  for (const table of ['appeals', 'reports', 'tickets', 'reports', 'mail_counts', 'import_runs', 'schools'] as const)
    await db().deleteFrom(table).execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})
const kindOf = async (kind: string) => (await readFigures()).kinds.find((row) => row.kind === kind)

test('what is open stands by kind with since when the oldest waits; a dispute counts from when it is ripe', async () => {
  await addOneOfEach()
  const { kinds } = await readFigures()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...QUEUE_KINDS].sort())
  for (const { kind, open } of kinds) expect([kind, open]).toEqual([kind, kind === 'dispute' ? 0 : 1])
  expect(kinds.find(({ kind }) => kind === 'review')?.oldest?.getTime()).toBeCloseTo(ago(100).getTime(), -4)
})

test('how long decisions took is counted from when the text came, over the last thirty days', async () => {
  const moderator = await makeModerator()
  for (const hours of [2, 4, 20]) {
    const id = await addReview('pending', hours)
    await db()
      .updateTable('reviews')
      .set({ created_at: ago(hours), changed_at: null })
      .where('id', '=', id)
      .execute()
    const outcome = hours === 20 ? ('rejected' as const) : ('published' as const)
    const rule = hours === 20 ? { rule: 'insult' as const } : {}
    await decideReview(moderator, id, { outcome, ...rule, facts: 'x', seen: '1.pending.none' })
  }
  const review = await kindOf('review')
  expect(review).toMatchObject({ decided: 3 })
  expect(review!.medianHours).toBeCloseTo(4, 1)
  expect(review!.ninthHours).toBeCloseTo(16.8, 1)
  expect((await readFigures()).singles.refusalShare).toBeCloseTo(1 / 3)
})

test('claims, corrections and messages are counted by when they were decided or answered', async () => {
  await addOneOfEach()
  await sql`update school_claims set state = 'refused', decided_at = created_at + interval '3 hours'`.execute(db())
  await sql`update school_corrections set state = 'refused', created_at = now() - interval '40 days',
    decided_at = now() - interval '31 days'`.execute(db())
  await sql`update tickets set state = 'answered', answered_at = created_at + interval '6 hours'`.execute(db())
  expect((await kindOf('claim'))?.medianHours).toBeCloseTo(3)
  expect(await kindOf('correction')).toMatchObject({ decided: 0, medianHours: null })
  expect((await kindOf('ticket'))?.ninthHours).toBeCloseTo(6)
})

test('mails, jobs, registrations, reviews of the week and imports are counted', async () => {
  await makeAccount()
  await sql`insert into mail_counts (day, sent, failed) values (current_date, 5, 1), (current_date - 40, 70, 7)`.execute(
    db(),
  )
  await sql`insert into pgboss.job (name, source_name, policy)
    values ('delete_file', null, 'standard'), ('dead_letters', 'send_mail', 'standard')`.execute(db())
  const written = (days: number) => ({
    ...reviewRow({ school_id: SCHOOL }),
    created_at: sql<Date>`now() - make_interval(days => ${days})`,
  })
  await db()
    .insertInto('reviews')
    .values([written(0), written(7), written(7), written(200)])
    .execute()
  await sql`insert into import_runs (source, files, state, started_at, ended_at, read_count, rejected_count)
    values ('gb-gias', '{}', 'finished', now() - interval '8 minutes', now(), 10, 1)`.execute(db())
  const { singles, weeks, imports } = await readFigures()
  expect(singles).toMatchObject({ mailsSent: 5, mailsFailed: 1, jobsWaiting: 1, jobsFailed: 1, registrations: 1 })
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(0, 3).map(({ reviews }) => reviews)).toEqual([1, 2, 0])
  expect(imports).toMatchObject([{ source: 'gb-gias', minutes: 8, read: 10, rejected: 1, state: 'finished' }])
})

test('the file has a line for each figure', async () => {
  await addOneOfEach()
  const lines = figuresCsv(await readFigures()).split('\r\n')
  expect(lines[0]).toBe('figure,of,value')
  expect(lines).toEqual(expect.arrayContaining(['open,claim,1', 'upheldShare,,', 'jobsWaiting,,0']))
})
