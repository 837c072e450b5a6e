import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { countQueue, listQueue } from './list-queue.server.ts'
import { openMatters } from './open-matters.server.ts'
import { MATTERS } from './queue-address.ts'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am See' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('review_objections').execute()
  await db().deleteFrom('review_reports').execute()
  await db().deleteFrom('schools').execute()
})

async function addReview(status: string, hours = 1) {
  const row = { ...reviewRow({ school_id: 'a', status }), status_changed_at: ago(hours) }
  const { id } = await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
const addReport = (review_id: string, hours: number, state = 'open') =>
  db()
    .insertInto('review_reports')
    .values({
      ...{ review_id, school_id: 'a', kind: 'rule', rule: 'insult', reason: 'x', locale: 'de', content: '{}', state },
      ...{ created_at: ago(hours), decided_at: state === 'open' ? null : new Date() },
    })
    .execute()

/** One of each kind, the longest waiting first. */
async function addOneOfEach() {
  const review = await addReview('pending', 100)
  const other = await addReview('published')
  await addReport(other, 80)
  await db()
    .insertInto('review_proofs')
    .values({ review_id: other, file_key: 'k', created_at: ago(60) })
    .execute()
  const decision = await db()
    .insertInto('moderation_decisions')
    .values({
      ...{ review_id: other, school_id: 'a', subject: 'review', outcome: 'removed', rule: 'insult' },
      ...{ content: '{}', decided_by: crypto.randomUUID() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('review_objections')
    .values({ decision_id: decision.id, review_id: other, text: 'x', created_at: ago(40) })
    .execute()
  await db()
    .insertInto('review_disputes')
    .values({ review_id: other, school_id: 'a', reason: 'never_here', content: '{}', author_due_at: ago(-100) })
    .execute()
  return { review, other }
}

test('all that waits stands in one list, the longest waiting first, with when it is due', async () => {
  const { review } = await addOneOfEach()
  await db()
    .insertInto('review_signals')
    .values([
      { review_id: review, version: 1, kind: 'name', detail: '{}' },
      { review_id: review, version: 1, kind: 'name', detail: '{}' },
      { review_id: review, version: 2, kind: 'link', detail: '{}' },
    ])
    .execute()
  const { matters, next } = await listQueue(undefined, undefined)
  expect(matters.map(({ kind }) => kind)).toEqual(['review', 'report', 'proof', 'objection', 'dispute'])
  const [first] = matters
  expect(first).toMatchObject({ reviewId: review, school: { name: 'Schule am See' }, rating: 4, signals: ['name'] })
  expect(first!.due.getTime() - first!.since.getTime()).toBe(72 * HOUR)
  expect(next).toBeNull()
  expect(await countQueue()).toEqual({ review: 1, report: 1, dispute: 1, objection: 1, proof: 1 })
})

test.each(MATTERS)('only %s, when only that is asked for', async (kind) => {
  await addOneOfEach()
  expect((await listQueue(kind, undefined)).matters.map((matter) => matter.kind)).toEqual([kind])
})

test('a disputed review is ripe as soon as its author replied', async () => {
  await addOneOfEach()
  await db()
    .updateTable('review_disputes')
    .set({ author_reply: 'Doch.', author_replied_at: ago(50) })
    .execute()
  const { matters } = await listQueue(undefined, undefined)
  expect(matters.map(({ kind }) => kind)).toEqual(['review', 'report', 'proof', 'dispute', 'objection'])
})

test('what is decided, or about to take effect, waits no more', async () => {
  const { review, other } = await addOneOfEach()
  await db().deleteFrom('review_reports').execute()
  await addReport(other, 1, 'dismissed')
  const decision = await db().selectFrom('moderation_decisions').select('id').executeTakeFirstOrThrow()
  await db()
    .insertInto('moderation_measures')
    .values({ decision_id: decision.id, review_id: review, version: 1, status: 'rejected' })
    .execute()
  expect(await countQueue()).toMatchObject({ review: 0, report: 0 })
  expect((await listQueue('review', undefined)).matters).toEqual([])
  await db().deleteFrom('moderation_measures').execute()
})

test('a report outlives its review and still names the school', async () => {
  await addReport(crypto.randomUUID(), 1)
  const { matters } = await listQueue('report', undefined)
  expect(matters).toMatchObject([{ rating: null, school: { name: 'Schule am See' } }])
})

test('page follows page without gap or repetition, even where many came in the same instant', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...reviewRow({ school_id: 'a', status: 'pending' }),
    status_changed_at: sql<Date>`date_trunc('hour', now()) + ${Math.floor(index / 20)} * interval '1 microsecond'`,
  }))
  await db().insertInto('reviews').values(rows).execute()
  const seen: string[] = []
  let page = await listQueue(undefined, undefined)
  seen.push(...page.matters.map(({ id }) => id))
  while (page.next) {
    page = await listQueue(undefined, page.next)
    seen.push(...page.matters.map(({ id }) => id))
  }
  expect([seen.length, new Set(seen).size]).toEqual([60, 60])
})

test('each kind is read in order from an index of what is open, however much was decided before', async () => {
  await sql`set enable_seqscan = off`.execute(db())
  for (const kind of MATTERS) {
    const part = openMatters(kind, { since: '1790000000123456', id: crypto.randomUUID() }, 26)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${part}`.execute(db())
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan using \w+(waiting|open|ripe)/)
    expect(plan).not.toMatch(/Sort/)
  }
})
