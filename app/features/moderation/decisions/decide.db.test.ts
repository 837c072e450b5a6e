import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Moderator } from '../decision.ts'
import { makeModerator } from '../testing/make-moderator.ts'
import { decideReview, type ReviewDecision, stateOf } from './decide.server.ts'

let author: { id: string; email: string }
let moderator: Moderator

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  author = await makeAccount()
  moderator = await makeModerator()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const addReview = async (status: string, change = {}) => {
  const row = reviewRow({ school_id: 'a', author_id: author.id, status, ...change })
  return await db().insertInto('reviews').values(row).returningAll().executeTakeFirstOrThrow()
}
const find = (id: string) => db().selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rule = async (id: string, change: Partial<ReviewDecision>, by = moderator) => {
  const seen = change.seen ?? (await stateOf(db(), await find(id)))
  return await decideReview(by, id, { outcome: 'published', facts: 'Die Gründe.', ...change, seen })
}
const decisionsOf = (id: string) => db().selectFrom('decisions').selectAll().where('review_id', '=', id).execute()
const auditOf = (id: string) => db().selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute()
const measuresOf = (id: string) => db().selectFrom('restrictions').selectAll().where('review_id', '=', id).execute()
const counted = async () =>
  (await db().selectFrom('school_ratings').select('rating_count').where('school_id', '=', 'a').executeTakeFirst())
    ?.rating_count ?? 0

test('a published review is public, counts, and its author hears of it', async () => {
  const { id } = await addReview('pending')
  await rule(id, {})
  expect(await find(id)).toMatchObject({ status: 'published', published_at: expect.any(Date) })
  expect(await counted()).toBe(1)
  expect(await waitingMails()).toMatchObject([{ template: 'review-published', to: author.email, locale: 'de' }])
  expect(await decisionsOf(id)).toMatchObject([
    { occasion: 'check', outcome: 'published', decided_by: moderator.userId, automated: false, author_id: author.id },
  ])
  expect(await auditOf(id)).toMatchObject([
    { actor_id: moderator.userId, actor_role: 'moderator', action: 'review.published', before: { status: 'pending' } },
  ])
})

test('those who run the school hear of it when it is public for the first time, not when it stands again', async () => {
  const owner = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner.id, role: 'owner' }).execute()
  const { id } = await addReview('pending')
  await rule(id, {})
  const ordered = async () =>
    (await sql`select data ->> 'schoolId' as school from pgboss.job where name = 'tell_school'`.execute(db())).rows
  expect(await ordered()).toEqual([{ school: 'a' }])
  await sql`delete from pgboss.job where name = 'tell_school'`.execute(db())
  await db().updateTable('reviews').set({ status: 'removed' }).execute()
  await rule(id, { outcome: 'restored' })
  expect(await ordered()).toEqual([])
})

test.each([
  ['pending', 'rejected'],
  ['published', 'removed'],
  ['disputed', 'removed'],
] as const)('what was %s stays as it is until the statement for %s is sent', async (status, outcome) => {
  const { id } = await addReview(status)
  await rule(id, { outcome, rule: 'insult', sentence: 'Unser Kind' })
  expect((await find(id)).status).toBe(status)
  expect(await measuresOf(id)).toMatchObject([{ status: outcome, mail: 'waiting', done_at: null }])
  expect(await decisionsOf(id)).toMatchObject([{ outcome, rule: 'insult', sentence: 'Unser Kind' }])
})

test('a review that is kept stays, and the decision is on record', async () => {
  const { id } = await addReview('published')
  await rule(id, { outcome: 'kept' })
  expect((await find(id)).status).toBe('published')
  expect(await decisionsOf(id)).toMatchObject([{ outcome: 'kept' }])
  expect(await waitingMails()).toEqual([])
})

test('a restored review is public again, marked when a dispute is open, and its author hears why', async () => {
  const [one, two] = [await addReview('removed'), await addReview('rejected', { author_id: null })]
  await db()
    .insertInto('disputes')
    .values({ review_id: two.id, school_id: 'a', reason: 'never_here', content: '{}', author_due_at: new Date() })
    .execute()
  await rule(one.id, { outcome: 'restored' })
  await rule(two.id, { outcome: 'restored' })
  expect([(await find(one.id)).status, (await find(two.id)).status]).toEqual(['published', 'disputed'])
  expect(await counted()).toBe(2)
  expect(await waitingMails()).toMatchObject([{ template: 'review-restored', props: { facts: 'Die Gründe.' } }])
})

test('a review does not come back beside a newer one of its author', async () => {
  const { id } = await addReview('removed')
  await addReview('published')
  await expect(rule(id, { outcome: 'restored' })).rejects.toMatchObject({ code: 'review_replaced' })
  expect(await decisionsOf(id)).toEqual([])
})

test('without an account nobody is told, and it is decided all the same', async () => {
  const { id } = await addReview('pending', { author_id: null })
  await rule(id, {})
  expect((await find(id)).status).toBe('published')
  expect(await waitingMails()).toEqual([])
})

describe('who may not decide', () => {
  test.each(['user', 'admin'] as const)(
    '%s: the role in the database counts, not the one that is claimed',
    async (role) => {
      const { id } = await addReview('pending')
      const { userId } = await makeModerator(role)
      const decide = rule(id, {}, { userId, role: 'moderator' })
      if (role === 'admin') await decide
      else await expect(decide).rejects.toMatchObject({ code: 'not_allowed' })
      expect(await decisionsOf(id)).toHaveLength(role === 'admin' ? 1 : 0)
    },
  )

  test('its author', async () => {
    const { id } = await addReview('pending', { author_id: moderator.userId })
    await expect(rule(id, {})).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('somebody who runs the school', async () => {
    const { id } = await addReview('pending')
    await db()
      .insertInto('school_members')
      .values({ school_id: 'a', user_id: moderator.userId, role: 'editor' })
      .execute()
    await expect(rule(id, {})).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await decisionsOf(id)).toEqual([])
  })
})

test.each(['published', 'rejected'] as const)(
  'of two who decide %s at once, one is told that it is decided',
  async (outcome) => {
    const { id } = await addReview('pending')
    const others = [moderator, await makeModerator(), await makeModerator('admin')]
    const seen = await stateOf(db(), await find(id))
    const results = await Promise.allSettled(others.map((by) => rule(id, { outcome, rule: 'insult', seen }, by)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(refused).toEqual(['already_decided', 'already_decided'])
    expect(await decisionsOf(id)).toHaveLength(1)
    expect(await auditOf(id)).toHaveLength(1)
  },
)

test('while a restriction is about to take effect, nobody decides again', async () => {
  const { id } = await addReview('published')
  await rule(id, { outcome: 'removed', rule: 'insult' })
  await expect(rule(id, { outcome: 'kept' })).rejects.toMatchObject({ code: 'already_decided' })
})

test.each([
  ['another text', { version: 2 }],
  ['another status', { status: 'rejected' }],
])('a decision about %s than the moderator saw is refused', async (_, change) => {
  const { id } = await addReview('pending')
  const seen = await stateOf(db(), await find(id))
  await db().updateTable('reviews').set(change).where('id', '=', id).execute()
  await expect(rule(id, { seen })).rejects.toMatchObject({ code: 'already_decided' })
})

test.each([
  ['pending', 'removed'],
  ['pending', 'restored'],
  ['published', 'published'],
  ['published', 'rejected'],
  ['rejected', 'removed'],
] as const)('what is %s cannot be %s', async (status, outcome) => {
  const { id } = await addReview(status)
  await expect(rule(id, { outcome, rule: 'insult' })).rejects.toMatchObject({ code: 'already_decided' })
  expect((await find(id)).status).toBe(status)
})

test('a review that is not there, or a restriction without a rule, is refused', async () => {
  const gone = decideReview(moderator, crypto.randomUUID(), { outcome: 'published', facts: 'x', seen: '' })
  await expect(gone).rejects.toMatchObject({ code: 'review_unknown' })
  const { id } = await addReview('pending')
  await expect(rule(id, { outcome: 'rejected' })).rejects.toMatchObject({ code: '23514' })
  expect(await measuresOf(id)).toEqual([])
})
