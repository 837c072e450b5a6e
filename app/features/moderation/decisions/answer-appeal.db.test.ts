import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Moderator } from '../decision.ts'
import { makeModerator } from '../testing/make-moderator.ts'
import { answerAppeal } from './answer-appeal.server.ts'

let author: { id: string; email: string }
let first: Moderator
let second: Moderator

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  author = await makeAccount()
  first = await makeModerator()
  second = await makeModerator()
})
afterEach(async () => {
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

/** Returns a review that `first` has taken down, with its author's appeal. */
async function objected(status: 'rejected' | 'removed' = 'removed') {
  const row = reviewRow({ school_id: 'a', author_id: author.id, status })
  const review = await db().insertInto('reviews').values(row).returningAll().executeTakeFirstOrThrow()
  const { id: review_id, version, rating, comment, language } = review
  const decision = await db()
    .insertInto('decisions')
    .values({
      subject_kind: 'review',
      subject_id: review_id,
      school_id: 'a',
      author_id: author.id,
      occasion: 'check',
      outcome: status,
      rule: 'insult',
      content: JSON.stringify({ version, status, rating, comment, language }),
      decided_by: first.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const appeal = await db()
    .insertInto('appeals')
    .values({ decision_id: decision.id, user_id: author.id, text: 'Das stimmt nicht.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { review: review_id, objection: appeal.id }
}
const statusOf = async (id: string) =>
  (await db().selectFrom('reviews').select('status').where('id', '=', id).executeTakeFirst())?.status
const stateOf = async (id: string) =>
  (await db().selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst())?.state
const answers = (id: string) => db().selectFrom('decisions').selectAll().where('about_id', '=', id).execute()

test('upheld by somebody else, the review stands again and the author hears why', async () => {
  const { review, objection: appeal } = await objected()
  await answerAppeal(second, appeal, { upheld: true, facts: 'Es war keine Beleidigung.' })
  expect([await statusOf(review), await stateOf(appeal)]).toEqual(['published', 'upheld'])
  expect(await answers(appeal)).toMatchObject([{ occasion: 'appeal', outcome: 'restored', decided_by: second.userId }])
  expect(await waitingMails()).toMatchObject([
    { template: 'review-restored', to: author.email, props: { facts: 'Es war keine Beleidigung.' } },
  ])
})

test('dismissed, the review stays down and the author hears why', async () => {
  const { review, objection: appeal } = await objected('rejected')
  await answerAppeal(second, appeal, { upheld: false, facts: 'Der Satz beleidigt.' })
  expect([await statusOf(review), await stateOf(appeal)]).toEqual(['rejected', 'dismissed'])
  expect(await answers(appeal)).toMatchObject([{ outcome: 'dismissed', facts: 'Der Satz beleidigt.' }])
  expect(await waitingMails()).toMatchObject([{ template: 'objection-dismissed', to: author.email }])
})

test('upheld while a newer review or none stands there, the author hears that he was right', async () => {
  const [replaced, deleted] = [await objected(), await objected()]
  await db().deleteFrom('reviews').where('id', '=', deleted.review).execute()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a', author_id: author.id }))
    .execute()
  for (const { objection: appeal } of [replaced, deleted]) {
    await answerAppeal(second, appeal, { upheld: true, facts: 'Ein Irrtum.' })
    expect(await answers(appeal)).toMatchObject([{ outcome: 'accepted' }])
  }
  expect([await statusOf(replaced.review), await statusOf(deleted.review)]).toEqual(['removed', undefined])
  expect(await waitingMails()).toMatchObject([{ template: 'objection-upheld' }, { template: 'objection-upheld' }])
})

test('nobody answers an objection against a decision of his own, as the author, or for the school', async () => {
  const { objection: appeal } = await objected()
  await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', author.id).execute()
  const member = await makeModerator()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.userId, role: 'owner' }).execute()
  const { id: user } = await makeAccount()
  const people = [first, { userId: author.id, role: 'moderator' as const }, member, { ...first, userId: user }]
  for (const person of people) {
    const decide = answerAppeal(person, appeal, { upheld: true, facts: 'Weil ich es sage.' })
    await expect(decide).rejects.toMatchObject({ code: 'not_allowed' })
  }
  expect([await stateOf(appeal), await answers(appeal)]).toEqual(['open', []])
})

test('of two who answer at once one is told that it is answered; a made-up one is not there', async () => {
  const { objection: appeal } = await objected()
  const answer = { upheld: true, facts: 'Ein Irrtum.' }
  const results = await Promise.allSettled(
    [second, await makeModerator()].map((by) => answerAppeal(by, appeal, answer)),
  )
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refused).toEqual(['already_decided'])
  expect(await answers(appeal)).toHaveLength(1)
  const madeUp = answerAppeal(second, crypto.randomUUID(), answer)
  await expect(madeUp).rejects.toMatchObject({ code: 'decision_unknown' })
})
