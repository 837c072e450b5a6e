import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { countByYear } from './count-decisions.server.ts'

const DAY_S = 86_400
const NOW = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format())
const [LAST, FIRST] = [NOW - 1, NOW - 3]
/** Noon of a day in January of a year. */
const day = (year: number, number: number) => new Date(Date.UTC(year, 0, number, 12))
const id = () => crypto.randomUUID()

test('nothing happened yet: this year without cases, and no time that could be told', async () => {
  const { years, total } = await countByYear()
  expect(years).toEqual([{ year: NOW, ...total }])
  expect(total).toMatchObject({ figures: { received: 0, reports: 0, removed: 0, reportTime: null }, reasons: {} })
})

test('cases count where they began, decisions where they fell, times by their middle', async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b', source: 'sample' })])
    .execute()
  const review = { author_name: 'Ada', rating: 4, comment: 'x'.repeat(60), relation: 'parent', language: 'de' } as const
  await db()
    .insertInto('reviews')
    .values([
      // In Berlin the year has begun already.
      { ...review, school_id: 'a', created_at: new Date(Date.UTC(LAST - 1, 11, 31, 23, 30)) },
      { ...review, school_id: 'a', status: 'published', created_at: day(LAST, 2), published_at: day(LAST, 3) },
      { ...review, school_id: 'b', status: 'published', created_at: day(LAST, 2), published_at: day(LAST, 3) },
    ])
    .execute()
  const report = {
    subject_kind: 'review',
    school_id: 'a',
    rule: 'insult',
    reason: 'X',
    locale: 'de' as const,
    content: '{}',
  }
  const decided = (from: number, to: number) => ({ created_at: day(LAST, from), decided_at: day(LAST, to) })
  await db()
    .insertInto('reports')
    .values([
      { ...report, subject_id: id(), kind: 'rule', created_at: day(LAST, 9) },
      { ...report, subject_id: id(), kind: 'illegal', good_faith: true, state: 'upheld', ...decided(9, 10) },
      { ...report, subject_id: id(), kind: 'rule', state: 'dismissed', ...decided(9, 12) },
      {
        ...report,
        subject_id: id(),
        kind: 'rule',
        state: 'upheld',
        created_at: day(FIRST, 9),
        decided_at: day(FIRST, 19),
      },
    ])
    .execute()
  const decision = { subject_kind: 'review', school_id: 'a', occasion: 'check', rule: 'insult', content: '{}' }
  await db()
    .insertInto('decisions')
    .values([
      { ...decision, subject_id: id(), outcome: 'removed', decided_at: day(LAST, 5), automated: true },
      {
        ...decision,
        subject_id: id(),
        outcome: 'removed',
        decided_by: id(),
        decided_at: day(LAST, 5),
        rule: 'contact',
      },
      { ...decision, subject_id: id(), outcome: 'kept', decided_by: id(), decided_at: day(LAST, 5) },
      { ...decision, subject_id: id(), outcome: 'rejected', decided_by: id(), decided_at: day(FIRST, 5) },
    ])
    .execute()
  const suspended = { actor_role: 'admin', action: 'user.suspended', subject_kind: 'user', subject_id: 'x' }
  await db()
    .insertInto('audit_entries')
    .values([
      { ...suspended, at: day(LAST, 8) },
      { ...suspended, at: day(FIRST, 8) },
      { ...suspended, at: day(LAST, 8), action: 'user.suspension_lifted' },
    ])
    .execute()
  const { years, total } = await countByYear()
  expect(years.map(({ year }) => year)).toEqual([NOW, LAST, LAST - 1, FIRST])
  expect(years[1]).toMatchObject({
    figures: { received: 2, published: 1, reports: 3, illegal: 1, upheld: 1, dismissed: 1, rejected: 0 },
    reasons: { contact: 1, insult: 1 },
  })
  expect(years[1]!.figures).toMatchObject({ removed: 2, automated: 1, suspensions: 1, reportTime: 2 * DAY_S })
  expect(total).toMatchObject({
    figures: { received: 2, reports: 4, upheld: 2, rejected: 1, removed: 2, suspensions: 2 },
  })
  expect(total.reasons).toEqual({ contact: 1, insult: 2 })
})
