import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { deleteReview } from '../own-reviews/delete-review.server.ts'
import { decide, object } from '../testing/decisions.ts'
import { findWritten } from './may-write.server.ts'
import type { WrittenReview } from './review.schema.ts'
import { writeReview } from './write-review.server.ts'

const school = { id: 'a', names: ['Schule a', 'Köln'] }
const COMMENT = 'Unser Kind geht jeden Tag gern hin, und auf Fragen kommt schnell eine Antwort.'
const written = (more = ''): WrittenReview => ({
  rating: 4,
  comment: COMMENT + more,
  language: 'de',
  relation: 'parent',
  until: null,
  authorName: 'Eine Mutter',
  noReward: 'on',
})
const review = () => db().selectFrom('reviews').selectAll().executeTakeFirstOrThrow()
const signals = async () => (await db().selectFrom('review_signals').selectAll().execute()).map(({ kind }) => kind)

let userId = ''
const write = (more?: string) => writeReview(userId, school, written(more), visitor)

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  userId = (await makeAccount()).id
  await write()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test.each(['rejected', 'removed'] as const)('what was %s is rewritten once, and a moderator looks', async (outcome) => {
  await decide(await review(), outcome)
  expect(await write(' Und ruhig ist es.')).toBe('pending')
  expect(await review()).toMatchObject({ status: 'pending', version: 2, rewrites: 1 })
  expect(await signals()).toEqual(['earlier_refusal'])
  expect(await write(' Und ruhig.')).toBe('pending')
  await decide(await review(), outcome)
  await expect(write(' Und still.')).rejects.toMatchObject({ code: 'rewrite_used' })
  expect(await review()).toMatchObject({ status: outcome, version: 3 })
})

test('deleting what was refused does not wipe the slate', async () => {
  await decide(await review(), 'rejected')
  await deleteReview(userId, (await review()).id)
  expect(await write()).toBe('pending')
  expect(await review()).toMatchObject({ rewrites: 1 })
  await decide(await review(), 'rejected')
  await deleteReview(userId, (await review()).id)
  await expect(write()).rejects.toMatchObject({ code: 'rewrite_used' })
})

test('the form begins with what was written, and says whether it may be sent', async () => {
  const kind = async () => (await findWritten(userId, 'a'))?.kind
  const values = { rating: '4', comment: COMMENT, language: 'de', relation: 'parent', until: 'still' }
  expect(await findWritten(userId, 'a')).toEqual({ kind: 'edit', values: { ...values, authorName: 'Eine Mutter' } })
  expect(await findWritten((await makeAccount()).id, 'a')).toBeNull()
  const decision = await decide(await review(), 'rejected')
  expect(await kind()).toBe('rewrite')
  await object(decision, 'open')
  expect(await kind()).toBe('closed')
  await db().updateTable('appeals').set({ state: 'dismissed', decided_at: new Date() }).execute()
  await write(' Und ruhig.')
  await decide(await review(), 'rejected')
  expect(await kind()).toBe('closed')
  await deleteReview(userId, (await review()).id)
  expect(await findWritten(userId, 'a')).toEqual({ kind: 'closed', values: {} })
})

test('other schools are another matter', async () => {
  await decide(await review(), 'rejected')
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'b' }))
    .execute()
  const comment = 'Die Mensa ist laut, das Essen dafür frisch gekocht und meistens richtig lecker.'
  expect(await writeReview(userId, { id: 'b', names: [] }, { ...written(), comment }, visitor)).toBe('published')
})

test('once a moderator has published it, everything is as before', async () => {
  await decide(await review(), 'rejected')
  await write(' Und ruhig ist es.')
  await decide(await review(), 'published')
  expect(await write(' Auch laut ist es nicht.')).toBe('published')
  expect(await review()).toMatchObject({ rewrites: 0 })
})

test('while an objection waits there is no rewriting; upheld, the refusal counts no more', async () => {
  const decision = await decide(await review(), 'rejected')
  await object(decision, 'open')
  await expect(write(' Und ruhig.')).rejects.toMatchObject({ code: 'objection_open' })
  await db().updateTable('appeals').set({ state: 'upheld', decided_at: new Date() }).execute()
  expect(await write(' Und ruhig.')).toBe('published')
})

test('a refusal that a change of the text overtook does not count', async () => {
  const { id, version } = await review()
  const decision_id = await decide(await review(), 'rejected')
  const overtaken = { status: 'rejected', mail: 'none', done_at: new Date() }
  await db()
    .insertInto('restrictions')
    .values({ decision_id, review_id: id, version, ...overtaken })
    .execute()
  expect(await write(' Und ruhig.')).toBe('published')
})
