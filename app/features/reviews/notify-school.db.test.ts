import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { WrittenReview } from './write/review.schema.ts'
import { writeReview } from './write/write-review.server.ts'

const school = { id: 'a', names: ['Schule a', 'Köln'] }
const harmless = {
  rating: 5,
  comment: 'Unser Kind geht jeden Tag gern hin, und auf Fragen kommt schnell eine Antwort.',
  language: 'de',
  relation: 'parent',
  until: null,
  authorName: 'Eine Mutter',
  noReward: 'on',
} satisfies WrittenReview
const phone = {
  comment: 'Unser Kind geht gern hin. Ruft uns an: 0221 4710815, wir erzählen mehr davon.',
  anyway: 'on',
} as const

let owner: { id: string; email: string }
let author: { id: string; email: string }
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule a' }))
    .execute()
  owner = await makeAccount()
  author = await makeAccount({ name: 'Mia Muster' })
  await db().insertInto('school_operators').values({ school_id: 'a', user_id: owner.id, role: 'owner' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const told = () => db().selectFrom('notifications').select(['user_id', 'kind', 'path', 'props']).execute()
const toSchool = async () => (await waitingMails()).filter(({ template }) => template === 'school-review')

test('who runs the school hears of a public review, and not who wrote it', async () => {
  await writeReview(author.id, school, harmless, visitor)
  const { id } = await db().selectFrom('reviews').select('id').executeTakeFirstOrThrow()
  const path = `/schools/a/reviews?review=${id}`
  expect(await told()).toEqual([{ user_id: owner.id, kind: 'review', path, props: { school: 'Schule a' } }])
  const mails = await toSchool()
  expect(mails).toMatchObject([{ to: owner.email, props: { school: 'Schule a' } }])
  expect(JSON.stringify([await told(), mails])).not.toMatch(/Mia|Mutter|person-2/)
})

test('a change of a review is no news', async () => {
  await writeReview(author.id, school, harmless, visitor)
  await writeReview(author.id, school, { ...harmless, rating: 2 }, visitor)
  expect([await told(), await toSchool()]).toMatchObject([{ length: 1 }, { length: 1 }])
})

test('what waits for a moderator is no news yet', async () => {
  expect(await writeReview(author.id, school, { ...harmless, ...phone }, visitor)).toBe('pending')
  expect([await told(), await toSchool()]).toEqual([[], []])
})

test('with premium the way leads to where the school answers', async () => {
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'Test' }).execute()
  await writeReview(author.id, school, harmless, visitor)
  expect((await told())[0]?.path).toMatch(/^\/dashboard\/reviews\/[0-9a-f-]{36}$/)
})
