import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { closeGone } from '../cases/close-gone.server.ts'
import { openDispute } from '../disputes/open-dispute.server.ts'
import { mails, makeReview, makeSchool, removeCases } from '../testing/cases.ts'
import { fileReport } from './file-report.server.ts'
import { disputeData, reportData } from './report-data.server.ts'

const DAY = 86_400_000
let member: { id: string; email: string }
let reviewId: string
beforeEach(async () => {
  member = (await makeSchool('a')).member
  reviewId = (await makeReview('a')).id
})
afterEach(removeCases)

const report = (userId: string | null, email = 'ada@post.example') =>
  fileReport(
    { kind: 'review', id: reviewId },
    { kind: 'rule', rule: 'person', reason: 'Ein Name.', name: 'Ada', email },
    { session: userId ? { userId, role: 'user' } : null, visitor, locale: 'de' },
  )
const reporters = () => db().selectFrom('reports').select(['reporter_id', 'reporter_name', 'reporter_email']).execute()
const decided = (days: number) =>
  db()
    .updateTable('reports')
    .set({ state: 'dismissed', decided_at: new Date(Date.now() - days * DAY) })
    .execute()
const nobody = { reporter_id: null, reporter_name: '', reporter_email: '' }

test('who reported is forgotten six months after the decision, not before', async () => {
  await report((await makeAccount()).id)
  await decided(170)
  expect(await removeExpired('reports')).toBe(0)
  await decided(190)
  expect([await removeExpired('reports'), await reporters(), await removeExpired('reports')]).toEqual([1, [nobody], 0])
})

test('an open report keeps its reporter', async () => {
  await report(null)
  expect([await removeExpired('reports'), await reporters()]).toEqual([
    0,
    [{ ...nobody, reporter_name: 'Ada', reporter_email: 'ada@post.example' }],
  ])
})

test('the export names own reports and disputes, and with the account the reports lose the person', async () => {
  const me = await makeAccount()
  await report(me.id)
  await report(null)
  await openDispute(member.id, reviewId, { reason: 'false_facts', text: 'Nie.' }, visitor)
  expect(await reportData.read(me.id)).toMatchObject([{ reporter_name: 'Ada', reason: 'Ein Name.', state: 'open' }])
  expect(await disputeData.read(member.id)).toMatchObject([{ school_id: 'a', text: 'Nie.' }])
  expect([await reportData.read(member.id), await disputeData.read(me.id)]).toEqual([[], []])
  await db()
    .transaction()
    .execute((trx) => reportData.erase!(trx, me.id))
  await db().deleteFrom('users').where('id', '=', me.id).execute()
  expect(await reporters()).toEqual(expect.arrayContaining([nobody]))
})

test('with a deleted review its report and dispute end, and those who wait are told once', async () => {
  await report(null)
  await openDispute(member.id, reviewId, { reason: 'never_here', text: '' }, visitor)
  expect(await closeGone()).toBe(0)
  await db().deleteFrom('reviews').execute()
  expect(await Promise.all([closeGone(), closeGone()])).toEqual(expect.arrayContaining([2, 0]))
  expect(await db().selectFrom('reports').select('state').execute()).toEqual([{ state: 'upheld' }])
  expect(await db().selectFrom('disputes').select('state').execute()).toEqual([{ state: 'removed' }])
  expect((await mails()).filter((mail) => mail.includes('gone'))).toEqual([
    'report-gone ada@post.example',
    `school-dispute-gone ${member.email}`,
  ])
})

test('a dispute that ended together with its review is told as well', async () => {
  await openDispute(member.id, reviewId, { reason: 'never_here', text: '' }, visitor)
  await db().updateTable('disputes').set({ state: 'removed', decided_at: new Date() }).execute()
  await db().deleteFrom('reviews').execute()
  expect([await closeGone(), await closeGone()]).toEqual([1, 0])
  expect(await mails()).toContain(`school-dispute-gone ${member.email}`)
})
