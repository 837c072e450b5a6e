import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { findReportable } from '../subjects/read-review.server.ts'
import { audited, mails, makeReview, makeSchool, removeCases } from '../testing/cases.ts'
import { fileReport } from './file-report.server.ts'
import type { WrittenReport } from './report.schema.ts'

const COMMENT = 'Die Lehrerin meiner Tochter heißt Ada und ist zu allen Kindern streng.'
let reviewId: string
beforeEach(async () => {
  await makeSchool('a')
  reviewId = (await makeReview('a', { comment: COMMENT })).id
})
afterEach(removeCases)

const broken: WrittenReport = { kind: 'rule', rule: 'person', reason: 'Ein Name.', name: '' }
const illegal: WrittenReport = {
  kind: 'illegal',
  rule: 'privacy',
  reason: 'Der Name einer Privatperson steht dort.',
  goodFaith: 'on',
  name: 'Grace Hopper',
  email: 'Grace@Post.example',
}
const review = () => ({ kind: 'review' as const, id: reviewId })
const nobody = { session: null, visitor, locale: 'fr' as const }
const somebody = async () => ({ ...nobody, session: { userId: (await makeAccount()).id, role: 'user' as const } })
const reports = () => db().selectFrom('reports').selectAll().orderBy('created_at').execute()

test('anybody reports without an account; what was reported is kept as it stood', async () => {
  const number = await fileReport(review(), broken, nobody)
  await db()
    .updateTable('reviews')
    .set({ comment: COMMENT.replace('streng', 'sehr nett') })
    .execute()
  expect(await reports()).toMatchObject([
    {
      number,
      school_id: 'a',
      kind: 'rule',
      good_faith: false,
      reporter_id: null,
      locale: 'fr',
      state: 'open',
      content: {
        url: `http://localhost:3000/schools/a/reviews?review=${reviewId}`,
        comment: COMMENT,
        answer: null,
      },
    },
  ])
  expect([await mails(), await audited()]).toEqual([[], expect.arrayContaining(['report.filed'])])
})

test('a notice of illegal content is confirmed at once, in the language of the page', async () => {
  const number = await fileReport(review(), illegal, nobody)
  expect(await waitingMails()).toMatchObject([
    { template: 'report-received', to: 'Grace@Post.example', locale: 'fr', props: { number } },
  ])
  expect((await waitingMails())[0]?.props.url).toContain('/fr/schools/a/')
  expect(await reports()).toMatchObject([{ good_faith: true, reporter_name: 'Grace Hopper' }])
})

test('who reports the same again gets the same number, also when both come at once', async () => {
  const me = await somebody()
  const [one, two] = await Promise.all([fileReport(review(), broken, me), fileReport(review(), broken, me)])
  const first = await fileReport(review(), illegal, nobody)
  const again = await fileReport(review(), { ...illegal, email: 'grace@post.example' }, nobody)
  expect([one, first]).toEqual([two, again])
  expect([(await reports()).length, (await mails()).length]).toEqual([2, 1])
  expect(await fileReport(review(), broken, await somebody())).not.toBe(one)
})

test('after the decision the same person may report again', async () => {
  const me = await somebody()
  const first = await fileReport(review(), broken, me)
  await db().updateTable('reports').set({ state: 'dismissed', decided_at: new Date() }).execute()
  expect(await fileReport(review(), broken, me)).not.toBe(first)
})

test('the answer of the school is reported apart from the review, and only while it is public', async () => {
  const answer = { kind: 'answer' as const, id: reviewId }
  await expect(fileReport(answer, broken, nobody)).rejects.toMatchObject({ code: 'review_unknown' })
  await db().insertInto('review_answers').values({ review_id: reviewId, text: 'Das stimmt nicht.' }).execute()
  const me = await somebody()
  expect(await fileReport(answer, broken, me)).not.toBe(await fileReport(review(), broken, me))
  expect(await findReportable(reviewId, 'answer')).toMatchObject({ text: 'Das stimmt nicht.' })
  await db().updateTable('review_answers').set({ status: 'removed' }).execute()
  expect(await findReportable(reviewId, 'answer')).toBeUndefined()
})

test.each(['pending', 'rejected', 'removed'])('a review that is %s cannot be reported', async (status) => {
  await db().updateTable('reviews').set({ status }).execute()
  await expect(fileReport(review(), broken, nobody)).rejects.toMatchObject({ code: 'review_unknown' })
  expect(await reports()).toEqual([])
})

test('a removed review says so without its words; what never was public is not there', async () => {
  await db().updateTable('reviews').set({ status: 'removed' }).execute()
  expect(await findReportable(reviewId, 'review')).toMatchObject({ gone: true, text: '' })
  await db().updateTable('reviews').set({ published_at: null }).execute()
  expect(await findReportable(reviewId, 'review')).toBeUndefined()
  expect(await findReportable('1', 'review')).toBeUndefined()
})

test('an address that somebody types gets few mails an hour', async () => {
  await fileReport(review(), illegal, nobody)
  await db().updateTable('attempt_counts').set({ points: 10 }).where('key', 'like', 'report-guest:pair%').execute()
  const { id } = await makeReview('a')
  const other = { kind: 'review' as const, id }
  await expect(fileReport(other, illegal, nobody)).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect((await mails()).length).toBe(1)
  await fileReport(other, illegal, { ...nobody, visitor: { ...nobody.visitor, address: '198.51.100.77' } })
  expect((await mails()).length).toBe(2)
})
