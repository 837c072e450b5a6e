import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { mails, removeCases, statusOf } from '#app/features/moderation/testing/cases.ts'
import { acceptInvitation } from '#app/features/school-members/accept-invitation.server.ts'
import { makeOwnerByCommand } from '#app/features/schools/membership/make-owner.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { settleOwnReviews } from './settle-own-reviews.server.ts'

let person: { id: string; email: string }
let own: string
let other: string

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  person = await makeAccount()
  own = await review(person.id)
  other = await review((await makeAccount()).id)
  await db().insertInto('review_votes').values({ review_id: other, user_id: person.id }).execute()
})
afterEach(removeCases)

async function review(author_id: string): Promise<string> {
  const row = reviewRow({ school_id: 'a', author_id, rating: 5 })
  return (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const count = async () =>
  (
    await db()
      .selectFrom('school_ratings')
      .select('rating_count')
      .where('school_id', '=', 'a')
      .executeTakeFirstOrThrow()
  ).rating_count
const votes = async () => (await db().selectFrom('review_votes').select('user_id').execute()).length
const signals = async () =>
  (await db().selectFrom('review_signals').select('kind').where('review_id', '=', own).execute()).map(
    ({ kind }) => kind,
  )

async function expectHeld() {
  expect([await statusOf(own), await statusOf(other), await count(), await votes()]).toEqual([
    'pending',
    'published',
    1,
    0,
  ])
  expect(await signals()).toEqual(['own_school'])
  await settleOwnReviews()
  await settleOwnReviews()
  expect((await mails()).filter((mail) => mail.startsWith('review-held'))).toEqual([`review-held ${person.email}`])
}

test('a person who comes to own a school has their review held and their votes there taken back', async () => {
  await makeOwnerByCommand(person.email, 'a')
  await expectHeld()
})

test('so has a person who accepts an invitation', async () => {
  const owner = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner.id, role: 'owner' }).execute()
  const invitation = { school_id: 'a', email: person.email, token_hash: hashToken('secret'), invited_by: owner.id }
  await db()
    .insertInto('member_invitations')
    .values({ ...invitation, expires_at: sql<Date>`now() + interval '1 day'` })
    .execute()
  await acceptInvitation(person.id, 'secret')
  await expectHeld()
})

test('what slipped past is found later', async () => {
  await makeOwnerByCommand(person.email, 'a')
  await db().deleteFrom('review_signals').execute()
  await db().updateTable('reviews').set({ status: 'published' }).execute()
  await db().insertInto('review_votes').values({ review_id: other, user_id: person.id }).execute()
  await settleOwnReviews()
  await expectHeld()
})

test('what a moderator published knowing it stays public', async () => {
  await makeOwnerByCommand(person.email, 'a')
  await db().updateTable('reviews').set({ status: 'published' }).where('id', '=', own).execute()
  await settleOwnReviews()
  expect(await statusOf(own)).toBe('published')
})
