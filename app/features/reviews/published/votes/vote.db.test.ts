import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addVote, removeVote } from './vote.server.ts'

let author = ''
let review = ''
const helpful = async () =>
  (await db().selectFrom('reviews').select('helpful_count').where('id', '=', review).executeTakeFirstOrThrow())
    .helpful_count
const account = async () => (await makeAccount()).id

beforeEach(async () => {
  author = await account()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
  const row = reviewRow({ school_id: 'a', author_id: author })
  review = (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test('one vote per account, counted once however often and at the same time it comes', async () => {
  const [one, other] = [await account(), await account()]
  await Promise.all([one, one, one, other, one].map((user) => addVote(user, review)))
  expect(await helpful()).toBe(2)
  await Promise.all([one, one].map((user) => removeVote(user, review)))
  expect(await helpful()).toBe(1)
  await addVote(one, review)
  expect(await helpful()).toBe(2)
})

test('a disputed review still takes votes', async () => {
  await db().updateTable('reviews').set({ status: 'disputed' }).execute()
  await addVote(await account(), review)
  expect(await helpful()).toBe(1)
})

test('neither the author nor people who run the school have a vote; those of another school do', async () => {
  const [editor, elsewhere] = [await account(), await account()]
  await db()
    .insertInto('school_members')
    .values([
      { school_id: 'a', user_id: editor, role: 'editor' },
      { school_id: 'b', user_id: elsewhere, role: 'owner' },
    ])
    .execute()
  for (const user of [author, editor])
    await expect(addVote(user, review)).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
  await addVote(elsewhere, review)
  expect(await helpful()).toBe(1)
})

test('unconfirmed accounts and those on their way out have no vote', async () => {
  const [unconfirmed, leaving] = [await account(), await account()]
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', unconfirmed).execute()
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', leaving).execute()
  for (const user of [unconfirmed, leaving])
    await expect(addVote(user, review)).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await helpful()).toBe(0)
})

test.each(['pending', 'rejected', 'removed'])('a %s review is unknown, as one that never was', async (status) => {
  const user = await account()
  await db().updateTable('reviews').set({ status }).execute()
  await expect(addVote(user, review)).rejects.toMatchObject({ code: 'review_unknown', status: 404 })
  await expect(addVote(user, crypto.randomUUID())).rejects.toMatchObject({ code: 'review_unknown' })
  expect(await helpful()).toBe(0)
})

test('a vote goes with its account', async () => {
  const user = await account()
  await addVote(user, review)
  await db().deleteFrom('users').where('id', '=', user).execute()
  expect(await helpful()).toBe(0)
})
