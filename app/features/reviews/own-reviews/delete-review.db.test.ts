import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { decide, object } from '../testing/decisions.ts'
import { deleteReview } from './delete-review.server.ts'
import { replyToDispute } from './reply-to-dispute.server.ts'

let userId = ''
let id = ''
const stored = () => db().selectFrom('reviews').select('id').execute()
const counted = () =>
  db().selectFrom('school_ratings').select('rating_count').where('school_id', '=', 'a').executeTakeFirst()
const disputes = () => db().selectFrom('disputes').select(['state', 'decided_at']).execute()

beforeEach(async () => {
  userId = (await makeAccount()).id
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const review = reviewRow({ school_id: 'a', author_id: userId, status: 'disputed' })
  id = (await db().insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()).id
  const due = { content: JSON.stringify({}), author_due_at: new Date(Date.now() + 60_000) }
  await db()
    .insertInto('disputes')
    .values({ review_id: id, school_id: 'a', reason: 'never_here', ...due })
    .execute()
  await db().insertInto('evidence').values({ review_id: id, file_key: 'proofs/x.pdf' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('reports').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test('it goes with its proofs, its dispute ends, and the counts follow', async () => {
  expect((await counted())?.rating_count).toBe(1)
  await deleteReview(userId, id)
  expect([await stored(), (await counted())?.rating_count]).toEqual([[], 0])
  expect(await disputes()).toEqual([{ state: 'removed', decided_at: expect.any(Date) }])
  const jobs = await sql`select data from pgboss.job where name = 'delete_file'`.execute(db())
  expect(jobs.rows).toEqual([{ data: { key: 'proofs/x.pdf' } }])
})

test('neither answer nor name of the author stays in what was held against it', async () => {
  await replyToDispute(userId, id, 'Bis Juli in der 4b.')
  const content = JSON.stringify({ comment: 'Der Text', author_name: 'Marta' })
  await db().updateTable('disputes').set({ content }).execute()
  const about = { subject_kind: 'review', subject_id: id, school_id: 'a' }
  const reported = { ...about, kind: 'rule', rule: 'person', reason: 'Ein Name.', locale: 'de' }
  await db()
    .insertInto('reports')
    .values({ ...reported, content })
    .execute()
  await deleteReview(userId, id)
  const left = { content: { comment: 'Der Text' } }
  const reply = ['author_reply', 'author_replied_at', 'content'] as const
  expect(await db().selectFrom('disputes').select(reply).execute()).toEqual([
    { ...left, author_reply: null, author_replied_at: null },
  ])
  expect(await db().selectFrom('reports').select('content').execute()).toEqual([left])
})

test('what moderators decided and the objection to it stay, and the record names no words', async () => {
  await object(await decide({ id, school_id: 'a', author_id: userId }, 'removed'), 'open')
  await deleteReview(userId, id)
  expect(await db().selectFrom('decisions').select('review_id').where('review_id', '=', id).execute()).toHaveLength(1)
  expect(await db().selectFrom('appeals').select('state').execute()).toEqual([{ state: 'open' }])
  const audit = db().selectFrom('audit_entries').selectAll().where('subject_id', '=', id)
  expect(await audit.execute()).toMatchObject([
    {
      actor_id: userId,
      actor_role: 'user',
      action: 'review.deleted_by_author',
      before: { status: 'removed', school: 'a' },
    },
  ])
})

test('nobody deletes what somebody else wrote, nor twice', async () => {
  const other = await makeAccount()
  await expect(deleteReview(other.id, id)).rejects.toMatchObject({ code: 'review_unknown' })
  expect([await stored(), await disputes()]).toMatchObject([[{ id }], [{ state: 'open' }]])
  await deleteReview(userId, id)
  await expect(deleteReview(userId, id)).rejects.toMatchObject({ code: 'review_unknown' })
})
