import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { countDecisions } from './count-decisions.server.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const id = () => crypto.randomUUID()

test('nothing happened yet: no cases, and no time that could be told', async () => {
  const { year, total } = await countDecisions()
  expect(total).toEqual(year)
  expect(total).toMatchObject({ reports: 0, removed: 0, reportTime: null, objectionTime: null })
})

test('cases count where they began, decisions where they fell, times by their middle', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const report = { school_id: 'a', rule: 'insult', reason: 'X', locale: 'de' as const, content: '{}' }
  await db()
    .insertInto('review_reports')
    .values([
      { ...report, review_id: id(), kind: 'rule' },
      {
        ...report,
        review_id: id(),
        kind: 'illegal',
        good_faith: true,
        state: 'upheld',
        created_at: ago(9),
        decided_at: ago(8),
      },
      { ...report, review_id: id(), kind: 'rule', state: 'dismissed', created_at: ago(9), decided_at: ago(6) },
      { ...report, review_id: id(), kind: 'rule', state: 'upheld', created_at: ago(500), decided_at: ago(490) },
    ])
    .execute()
  const decision = { school_id: 'a', subject: 'review', rule: 'insult', content: '{}' }
  await db()
    .insertInto('moderation_decisions')
    .values([
      { ...decision, review_id: id(), outcome: 'removed', decided_by: id() },
      { ...decision, review_id: id(), outcome: 'rejected', decided_by: id(), decided_at: ago(400) },
    ])
    .execute()
  const suspended = { actor_role: 'admin', action: 'user.suspended', subject_kind: 'user', subject_id: 'x' }
  await db()
    .insertInto('audit_entries')
    .values([suspended, { ...suspended, at: ago(400) }, { ...suspended, action: 'user.suspension_lifted' }])
    .execute()
  const { year, total } = await countDecisions()
  expect(year).toMatchObject({ reports: 3, illegal: 1, upheld: 1, dismissed: 1, rejected: 0, removed: 1, automated: 0 })
  expect(year.reportTime).toBeCloseTo(2 * (DAY_MS / 1000), 0)
  expect(year.suspensions).toBe(1)
  expect(total).toMatchObject({ reports: 4, upheld: 2, rejected: 1, removed: 1, suspensions: 2 })
})
