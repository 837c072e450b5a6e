import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Moderator } from '../decision.ts'
import { viewCase } from './view-case.server.ts'

let author: { id: string; email: string }
let moderator: Moderator

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b', name: 'Schule b' })])
    .execute()
  author = await makeAccount({ name: 'Ada Lovelace' })
  moderator = { userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' }
})
afterEach(async () => {
  await db().deleteFrom('reports').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const addReview = async (change = {}) => {
  const row = reviewRow({ school_id: 'a', author_id: author.id, status: 'pending', ...change })
  return await db().insertInto('reviews').values(row).returningAll().executeTakeFirstOrThrow()
}
const report = (review_id: string, state: 'open' | 'upheld') =>
  db()
    .insertInto('reports')
    .values({
      subject_kind: 'review',
      subject_id: review_id,
      school_id: 'a',
      kind: 'rule',
      rule: 'insult',
      reason: 'x',
      locale: 'de',
      content: '{}',
      state,
      reporter_email: 'melder@post.example',
      decided_at: state === 'open' ? null : new Date(),
    })
    .execute()

test('a review with its signals, what it resembles, what it said before, and its author in figures', async () => {
  const other = await addReview({
    school_id: 'b',
    status: 'published',
    comment: 'Ein anderer Text, der diesem hier zum Verwechseln ähnlich sieht.',
  })
  const { id } = await addReview({
    version: 2,
    comment: 'Frau Kramer schreit oft, das Essen schmeckt dafür allen Kindern gut.',
  })
  const before = {
    comment: 'Frau Kramer schreit oft, das Essen schmeckt allen Kindern gut.',
    rating: 2,
    language: 'de',
    relation: 'parent',
    author_name: 'Eine Mutter',
  }
  await db()
    .insertInto('review_versions')
    .values({ review_id: id, version: 1, content: JSON.stringify(before) })
    .execute()
  await db()
    .insertInto('review_signals')
    .values([
      {
        review_id: id,
        version: 2,
        kind: 'name',
        detail: JSON.stringify({ rule: 'title-and-surname', start: 0, end: 11 }),
      },
      { review_id: id, version: 2, kind: 'similar', detail: JSON.stringify({ review: other.id, similarity: 0.912 }) },
      {
        review_id: id,
        version: 2,
        kind: 'similar',
        detail: JSON.stringify({ review: crypto.randomUUID(), similarity: 0.8 }),
      },
      { review_id: id, version: 2, kind: 'burst_network', detail: JSON.stringify({ others: 3, hours: 24 }) },
      { review_id: id, version: 1, kind: 'link', detail: '{}' },
    ])
    .execute()
  await report(other.id, 'upheld')
  await report(id, 'open')
  const found = await viewCase(id, moderator)
  expect(found?.review).toMatchObject({
    outcomes: ['published', 'rejected'],
    signals: [
      { kind: 'name', rule: 'title-and-surname', start: 0, end: 11 },
      { kind: 'similar', percent: 91, other: { id: other.id, school: 'Schule b', status: 'published' } },
      { kind: 'similar', percent: 80, other: null },
      { kind: 'burst_network', others: 3, hours: 24 },
    ],
    figures: { accountDays: 0, published: 1, waiting: 1, down: 0, reports: 2, upheld: 1 },
    history: [{ version: 1, fields: ['rating'] }],
  })
  const words = found?.review?.history[0]?.words.filter(({ change }) => change !== 'same')
  expect(words).toEqual([{ text: 'dafür ', change: 'added' }])
  expect(found?.cases.reports).toMatchObject([{ state: 'open', reason: 'x' }])
})

test('moderators see the ticked themes, and that a version had others', async () => {
  const { id } = await addReview()
  await db()
    .updateTable('reviews')
    .set({ themes: ['praise_rooms'] })
    .where('id', '=', id)
    .execute()
  const version = async (number: number, content: object) =>
    db()
      .insertInto('review_versions')
      .values({ review_id: id, version: number, content: JSON.stringify(content) })
      .execute()
  const review = await db().selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { themes: _, ...before } = review
  await version(1, before)
  await version(2, { ...review, themes: ['wish_rooms'] })
  const found = await viewCase(id, moderator)
  expect(found?.review?.themes).toEqual(['praise_rooms'])
  expect(found?.review?.history.map(({ version, fields }) => [version, fields])).toEqual([
    [2, ['themes']],
    [1, ['themes']],
  ])
})

test('nothing tells moderators who wrote or reported', async () => {
  const { id } = await addReview()
  await report(id, 'open')
  const shown = JSON.stringify(await viewCase(id, moderator))
  for (const secret of [author.id, author.email, 'Lovelace', 'melder@post.example']) expect(shown).not.toContain(secret)
})

test('own matters and those about to take effect offer no decision', async () => {
  const own = await addReview({ author_id: moderator.userId })
  expect((await viewCase(own.id, moderator))?.review).toMatchObject({ mayDecide: false, outcomes: [] })
  const { id } = await addReview({ author_id: null })
  const content = JSON.stringify({})
  const decision = await db()
    .insertInto('decisions')
    .values({
      subject_kind: 'review',
      subject_id: id,
      school_id: 'a',
      occasion: 'check',
      outcome: 'rejected',
      rule: 'insult',
      content,
      decided_by: moderator.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const measure = { decision_id: decision.id, review_id: id, version: 1, status: 'rejected' }
  await db().insertInto('restrictions').values(measure).execute()
  const found = await viewCase(id, moderator)
  expect(found?.review).toMatchObject({ underWay: 'rejected', outcomes: [], figures: null })
  expect(found?.cases.decisions).toMatchObject([{ outcome: 'rejected', mine: true, mail: 'waiting' }])
})

test('of a deleted review what was said about it remains; of others there is nothing', async () => {
  const { id } = await addReview()
  await report(id, 'open')
  await db().deleteFrom('reviews').where('id', '=', id).execute()
  expect(await viewCase(id, moderator)).toMatchObject({ review: null, cases: { reports: [{ state: 'open' }] } })
  expect(await viewCase(crypto.randomUUID(), moderator)).toBeNull()
  expect(await viewCase("1' or '1'='1", moderator)).toBeNull()
})
