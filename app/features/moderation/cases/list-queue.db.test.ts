import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { takeLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { db } from '#db/client.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { countQueue, listQueue } from './list-queue.server.ts'
import { listOpenCases, SOURCES } from './open-cases.server.ts'
import { QUEUE_KINDS, type QueueQuery } from './queue-address.ts'
import { addOneOfEach, addReport, addReview, addSchool, ago, IN_ORDER, SCHOOL } from './testing/waiting-cases.ts'

const HOUR = 3_600_000
let userId: string
const list = (query: QueueQuery = {}) => listQueue(userId, query)
const kinds = async (query?: QueueQuery) => (await list(query)).cases.map(({ kind }) => kind)

beforeEach(async () => {
  await addSchool()
  userId = (await makeAccount({ role: 'moderator' })).id
})
afterEach(async () => {
  for (const table of ['appeals', 'reports', 'reports', 'tickets', 'schools'] as const)
    await db().deleteFrom(table).execute()
  await removeAccounts()
})

test('all that waits stands in one list, what is due first first, with what it is about', async () => {
  const { review } = await addOneOfEach()
  const signal = { review_id: review, version: 1, kind: 'name', detail: '{}' }
  await db()
    .insertInto('review_signals')
    .values([signal, signal, { ...signal, version: 2, kind: 'link' }])
    .execute()
  const { cases, next } = await list()
  expect(cases.map(({ kind }) => kind)).toEqual(IN_ORDER)
  const [first, report, ticket, , claim, correction] = cases
  const school = { name: 'Schule am See', city: 'Köln' }
  expect(first).toMatchObject({
    subject: { kind: 'review', id: review },
    school,
    rating: 4,
    marks: ['name'],
    lock: null,
  })
  expect(first!.excerpt).toContain('Unser Kind geht gern hin')
  expect(first!.due.getTime() - first!.since.getTime()).toBe(72 * HOUR)
  expect(report).toMatchObject({ excerpt: 'Das stimmt nicht.', subject: { kind: 'review' }, school })
  expect(ticket).toMatchObject({ excerpt: 'Guten Tag', school: null, number: expect.any(String) })
  expect(claim).toMatchObject({ excerpt: 'Leitung: Seit 2020.', marks: ['by_code'], school })
  expect(correction).toMatchObject({ excerpt: 'Köln » Bonn', marks: ['field_city'] })
  expect(next).toBeNull()
  expect(await countQueue(userId)).toEqual(Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, 1])))
})

test.each(QUEUE_KINDS)('only %s, when only that is asked for', async (kind) => {
  await addOneOfEach()
  expect(await kinds({ kind })).toEqual([kind])
})

test('a notice of illegal content is due after a day, and so comes before what has waited longer', async () => {
  const other = await addReview('published')
  await addReport(other, 40)
  await addReport(other, 10, { illegal: true })
  const { cases } = await list()
  expect(cases.map(({ marks }) => marks)).toEqual([['illegal'], []])
  expect(cases[0]!.due.getTime() - cases[0]!.since.getTime()).toBe(24 * HOUR)
  expect((await countQueue(userId)).report).toBe(2)
})

test('a disputed review is ripe as soon as its author replied', async () => {
  await addOneOfEach()
  await db()
    .updateTable('disputes')
    .set({ author_reply: 'Doch.', author_replied_at: ago(101) })
    .execute()
  expect((await kinds())[0]).toBe('dispute')
})

test('what is decided, or about to take effect, waits no more', async () => {
  const { review, other } = await addOneOfEach()
  await db().deleteFrom('reports').execute()
  await addReport(other, 1, { state: 'dismissed' })
  const decision = await db().selectFrom('decisions').select('id').executeTakeFirstOrThrow()
  const measure = { decision_id: decision.id, review_id: review, version: 1, status: 'rejected' }
  await db().insertInto('restrictions').values(measure).execute()
  expect(await countQueue(userId)).toMatchObject({ review: 0, report: 0 })
  expect(await kinds({ kind: 'review' })).toEqual([])
  await db().deleteFrom('restrictions').execute()
})

test('a report outlives its review and still names the school', async () => {
  await addReport(crypto.randomUUID(), 1)
  expect((await list({ kind: 'report' })).cases).toMatchObject([{ rating: null, school: { name: 'Schule am See' } }])
})

test('matters of one’s own wait for others', async () => {
  await addOneOfEach()
  await db().insertInto('school_members').values({ school_id: SCHOOL, user_id: userId, role: 'editor' }).execute()
  expect(await kinds()).toEqual(['ticket'])
  expect(await countQueue(userId)).toMatchObject({ review: 0, objection: 0, proof: 0, correction: 0, ticket: 1 })
  await db().deleteFrom('school_members').execute()

  await db().updateTable('reviews').set({ author_id: userId }).where('status', '=', 'published').execute()
  for (const [table, column] of [
    ['reports', 'reporter_id'],
    ['reports', 'reporter_id'],
    ['school_claims', 'user_id'],
    ['tickets', 'user_id'],
    ['school_corrections', 'reporter_id'],
    ['questions', 'author_id'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${userId}`.execute(db())
  expect(await kinds()).toEqual(['review', 'objection'])
})

test('who has a matter in hand stands beside it, and one’s own can be shown alone', async () => {
  const { review, other } = await addOneOfEach()
  const ben = { userId: (await makeAccount({ role: 'admin', name: 'Ben Maler' })).id, role: 'admin' as const }
  await takeLock({ userId, role: 'moderator' }, { kind: 'review', id: review })
  await takeLock(ben, { kind: 'review', id: other })
  const { cases } = await list()
  expect(cases.find(({ kind }) => kind === 'review')?.lock).toMatchObject({ mine: true })
  expect(cases.find(({ kind }) => kind === 'report')?.lock).toMatchObject({ mine: false, name: 'Ben Maler' })
  expect(await kinds({ mine: true })).toEqual(['review'])
  await sql`update case_locks set until = now()`.execute(db())
  expect(await kinds({ mine: true })).toEqual([])
})

test('page follows page without gap or repetition, even where many came in the same instant', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...reviewRow({ school_id: SCHOOL, status: 'pending' }),
    status_changed_at: sql<Date>`date_trunc('hour', now()) + ${Math.floor(index / 20)} * interval '1 microsecond'`,
  }))
  await db().insertInto('reviews').values(rows).execute()
  const seen: string[] = []
  let page = await list()
  seen.push(...page.cases.map(({ id }) => id))
  while (page.next) {
    page = await list({ after: page.next })
    seen.push(...page.cases.map(({ id }) => id))
  }
  expect([seen.length, new Set(seen).size]).toEqual([60, 60])
})

test('each kind is read in order from an index of what is open, however much was decided before', async () => {
  await sql`set enable_seqscan = off`.execute(db())
  for (const source of SOURCES) {
    const part = listOpenCases(source, { userId, after: { at: '1790000000123456', id: crypto.randomUUID() } }, 26)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${part}`.execute(db())
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan using (\w+(waiting|open|ripe)|review_reports_open_\w+|tickets_state)/)
    expect(plan).not.toMatch(/Sort/)
  }
})
