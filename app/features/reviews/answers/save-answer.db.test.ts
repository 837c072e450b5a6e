import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '#app/core/failure.ts'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { listReviews } from '../published/list-reviews.server.ts'
import { answerData } from './answer-data.server.ts'
import { findAnswerable } from './find-answerable.server.ts'
import { saveAnswer } from './save-answer.server.ts'

let member: { userId: string; schoolId: string }
let author: { id: string; email: string }
let review: string

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  for (const id of ['a', 'b']) await db().insertInto('schools').values(schoolRow({ id })).execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  const { id: userId } = await makeAccount()
  member = { userId, schoolId: 'a' }
  await run('a', userId)
  author = await makeAccount()
  review = await add({ author_id: author.id })
})

const run = (school_id: string, user_id: string) =>
  db().insertInto('school_members').values({ school_id, user_id, role: 'editor' }).execute()
const add = async (given: Partial<Parameters<typeof reviewRow>[0]>) =>
  (
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', ...given }))
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const answer = (text: string, version = 0) => saveAnswer(member, review, { text, language: 'de', version })
const codeOf = async (promise: Promise<unknown>) => await promise.then(String, (error: Failure) => error.code)
const shown = async () => (await listReviews('a', null)).find(({ id }) => id === review)?.answer
/** Removes the answer as a moderator does after a report. */
async function remove(sentence = '') {
  const { text } = await db()
    .updateTable('review_answers')
    .set({ status: 'removed' })
    .returning('text')
    .executeTakeFirstOrThrow()
  const decided = { occasion: 'report', outcome: 'removed', rule: 'insult', sentence, decided_by: crypto.randomUUID() }
  const about = {
    subject_kind: 'answer',
    subject_id: review,
    school_id: 'a',
    author_id: member.userId,
    content: JSON.stringify({ text }),
  }
  await db()
    .insertInto('decisions')
    .values({ ...decided, ...about })
    .execute()
}

test('an answer is public with its day, and its author hears of it once', async () => {
  await answer('Danke für den Hinweis.')
  expect(await shown()).toMatchObject({ text: 'Danke für den Hinweis.', on: berlinDay(), changedOn: null })
  await answer('Danke für den guten Hinweis.', 1)
  expect(await shown()).toMatchObject({ text: 'Danke für den guten Hinweis.', changedOn: berlinDay() })
  const mails = await waitingMails()
  expect(mails.map(({ template, to }) => [template, to])).toEqual([['review-answered', author.email]])
  expect(mails[0]?.props.url).toContain(`/schools/a/reviews?review=${review}`)
  expect(JSON.stringify(mails[0])).not.toContain('Hinweis')
})

test('a person who wants no mails about reviews gets none', async () => {
  await saveNotifications(author.id, { 'email.review': false })
  await answer('Danke.')
  expect(await waitingMails()).toEqual([])
})

test('an answer sent again unchanged changes nothing', async () => {
  await answer('Danke.')
  await answer('Danke.', 1)
  expect(await shown()).toMatchObject({ changedOn: null })
})

test('of two editors at once one is told about the other', async () => {
  const both = await Promise.all([codeOf(answer('Die eine Antwort.')), codeOf(answer('Die andere Antwort.'))])
  expect(both.sort()).toEqual(['answer_changed', 'undefined'])
  const kept = await shown()
  expect(await codeOf(answer('Noch eine.', 0))).toBe('answer_changed')
  expect(await shown()).toEqual(kept)
})

test('what a moderator removed does not come back, and other words do', async () => {
  await answer('Frau X lügt. Danke für den Hinweis.')
  await remove('Frau X lügt.')
  expect(await shown()).toBeNull()
  const { answer: before } = (await findAnswerable(review, member))!
  expect(before).toMatchObject({ removed: true, version: 1 })
  expect(await codeOf(answer('FRAU X LÜGT. Danke für den Hinweis!', 1))).toBe('answer_removed')
  expect(await codeOf(answer('Noch einmal: Frau X lügt.', 1))).toBe('answer_removed')
  await answer('Danke für den Hinweis.', 1)
  expect(await shown()).toMatchObject({ text: 'Danke für den Hinweis.', changedOn: null })
  await remove()
  expect(await codeOf(answer('Etwas ganz anderes.', 2))).toBe('answer_closed')
})

test('nobody else answers, and nothing is written', async () => {
  const foreign = await add({ school_id: 'b' })
  const hidden = await add({ status: 'pending' })
  const gone = await add({ status: 'removed' })
  const own = await add({ author_id: member.userId })
  const said = { text: 'Danke.', language: 'de', version: 0 } as const
  for (const id of [foreign, hidden, gone, own, 'x', crypto.randomUUID()]) {
    expect([id, await codeOf(saveAnswer(member, id, said))]).toEqual([id, 'review_unknown'])
    if (id !== own) expect(await findAnswerable(id, member)).toBeUndefined()
  }
  const stranger = { userId: author.id, schoolId: 'a' }
  expect(await codeOf(saveAnswer(stranger, review, said))).toBe('school_not_yours')
  expect(await findAnswerable(review, stranger)).toBeUndefined()
  await run('b', member.userId)
  expect(await codeOf(saveAnswer({ ...member, schoolId: 'b' }, foreign, said))).toBe('premium_required')
  expect(await db().selectFrom('review_answers').selectAll().execute()).toEqual([])
})

test('the dashboard does not tell who wrote a review', async () => {
  const found = JSON.stringify(await findAnswerable(review, member))
  expect(found).not.toContain(author.id)
  expect(found).not.toContain(author.email)
})

test('answers stay when premium ends', async () => {
  await answer('Danke.')
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  expect(await shown()).toMatchObject({ text: 'Danke.' })
  expect(await codeOf(answer('Doch nicht.', 1))).toBe('premium_required')
})

test('the export of the person who answered holds the answer, which stays without the account', async () => {
  await answer('Danke.')
  expect(await answerData.read(member.userId)).toMatchObject([{ review_id: review, text: 'Danke.' }])
  expect(await answerData.read(author.id)).toEqual([])
  await db().deleteFrom('users').where('id', '=', member.userId).execute()
  expect(await shown()).toMatchObject({ text: 'Danke.' })
})
