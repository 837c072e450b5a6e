import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { fileReport } from '../reports/file-report.server.ts'
import { audited, mails, makeReview, makeSchool, measuresOf, removeCases } from '../testing/cases.ts'
import { decideReports } from './decide-reports.server.ts'

const FACTS = 'Der Satz nennt eine Lehrkraft beim Namen.'
let moderator: Moderator
let review: Awaited<ReturnType<typeof makeReview>>
let member: { id: string; email: string }
beforeEach(async () => {
  moderator = { userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' }
  member = (await makeSchool('a')).member
  review = await makeReview('a')
})
afterEach(removeCases)

async function report(email?: string, { userId = '', subject = 'review' as 'review' | 'answer' } = {}) {
  const session = userId ? { userId, role: 'user' as const } : null
  const written = { kind: 'rule', rule: 'person', reason: 'Ein Name.', name: '', email } as const
  const reporter = { session, visitor, locale: 'it' as const }
  const number = await fileReport({ kind: subject, id: review.id }, written, reporter)
  const row = db().selectFrom('reports').select('id').where('number', '=', number)
  return (await row.executeTakeFirstOrThrow()).id
}
const upheld = { outcome: 'upheld', facts: FACTS, rule: 'person', law: '', sentence: '' } as const
const dismissed = { outcome: 'dismissed', facts: 'Das ist eine erlaubte Meinung.' } as const
const states = async () =>
  (await db().selectFrom('reports').select('state').orderBy('created_at').execute()).map(({ state }) => state)
const decisions = () =>
  db()
    .selectFrom('decisions')
    .select(['subject_kind', 'occasion', 'outcome', 'rule', 'about_id', 'decided_by'])
    .where('review_id', '=', review.id)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()

test('several reports are upheld together: one removal, a decision each, and everybody is told', async () => {
  const reportIds = [await report('a@post.example'), await report('b@post.example'), await report()]
  await decideReports(moderator, review.id, { ...upheld, reportIds })
  expect(await states()).toEqual(['upheld', 'upheld', 'upheld'])
  expect((await decisions()).map(({ outcome }) => outcome).sort()).toEqual(['accepted', 'accepted', 'removed'])
  expect((await decisions()).map(({ about_id }) => about_id).sort()).toEqual(reportIds.sort())
  expect(await measuresOf(review.id)).toEqual(['removed'])
  const told = (await waitingMails()).filter(({ template }) => template === 'report-upheld')
  expect(told.map(({ to, locale }) => `${to} ${locale}`).sort()).toEqual(['a@post.example it', 'b@post.example it'])
  expect(told[0]?.props).toMatchObject({ facts: FACTS, contact: 'kontakt@aulario.example' })
  expect(await audited()).toEqual(expect.arrayContaining(['report.removed', 'report.accepted']))
})

test('dismissed reports leave the review as it is', async () => {
  const one = await report('a@post.example')
  const other = await report('b@post.example')
  await decideReports(moderator, review.id, { ...dismissed, reportIds: [one] })
  expect(await states()).toEqual(['dismissed', 'open'])
  expect(await decisions()).toMatchObject([{ occasion: 'report', outcome: 'dismissed', decided_by: moderator.userId }])
  expect(await mails()).toContain('report-dismissed a@post.example')
  expect(await measuresOf(review.id)).toEqual([])
  await decideReports(moderator, review.id, { ...dismissed, reportIds: [other] })
})

test('a removed review is not removed, nor its author told, a second time', async () => {
  const reportIds = [await report('a@post.example')]
  await db().updateTable('reviews').set({ status: 'removed' }).execute()
  await decideReports(moderator, review.id, { ...upheld, reportIds })
  expect([await states(), (await decisions())[0]?.outcome]).toEqual([['upheld'], 'accepted'])
  expect(await measuresOf(review.id)).toEqual([])
})

test('an upheld report of the answer removes the answer alone, and the school gets the reasons', async () => {
  await db().insertInto('review_answers').values({ review_id: review.id, text: 'Frau X hat gelogen.' }).execute()
  const reportIds = [await report('a@post.example', { subject: 'answer' })]
  await decideReports(moderator, review.id, { ...upheld, reportIds })
  expect(await db().selectFrom('review_answers').select('status').execute()).toEqual([{ status: 'removed' }])
  expect(await db().selectFrom('reviews').select('status').execute()).toEqual([{ status: 'published' }])
  expect(await decisions()).toMatchObject([
    { subject_kind: 'answer', occasion: 'report', outcome: 'removed', rule: 'person' },
  ])
  expect(await mails()).toContain(`answer-removed ${member.email}`)
})

test('reports of the review and of the answer are decided apart', async () => {
  await db().insertInto('review_answers').values({ review_id: review.id, text: 'Nein.' }).execute()
  const reportIds = [await report('a@post.example'), await report('a@post.example', { subject: 'answer' })]
  await expect(decideReports(moderator, review.id, { ...dismissed, reportIds })).rejects.toThrow()
  expect(await states()).toEqual(['open', 'open'])
})

test('nobody decides in a matter of their own, and who is no moderator decides nothing', async () => {
  const mine = await report(undefined, { userId: moderator.userId })
  const asked = (who: Moderator, id = mine) => decideReports(who, review.id, { ...dismissed, reportIds: [id] })
  await expect(asked(moderator)).rejects.toMatchObject({ code: 'not_allowed' })
  await db().updateTable('users').set({ role: 'moderator' }).where('id', 'in', [member.id, review.author.id]).execute()
  for (const userId of [member.id, review.author.id])
    await expect(asked({ userId, role: 'moderator' })).rejects.toMatchObject({ code: 'not_allowed' })
  const user = await makeAccount()
  await expect(asked({ userId: user.id, role: 'user' })).rejects.toMatchObject({ code: 'not_allowed' })
  expect([await states(), await decisions()]).toEqual([['open'], []])
})

test('of two moderators who decide at once the second is told', async () => {
  const reportIds = [await report('a@post.example')]
  const both = [dismissed, upheld].map((ruling) => decideReports(moderator, review.id, { ...ruling, reportIds }))
  const results = await Promise.allSettled(both)
  const [refused] = results.filter((result) => result.status === 'rejected')
  expect([results.length, refused?.reason.code]).toEqual([2, 'already_decided'])
  expect((await decisions()).length).toBe(1)
  const elsewhere = decideReports(moderator, (await makeReview('a')).id, { ...dismissed, reportIds })
  await expect(elsewhere).rejects.toMatchObject({ code: 'already_decided' })
})
