import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { deliverReviewNews } from './deliver-review-news.server.ts'
import type { WrittenReview } from './submission/review.schema.ts'
import { writeReview } from './submission/write-review.server.ts'

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
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner.id, role: 'owner' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const told = () => db().selectFrom('notifications').select(['user_id', 'kind', 'path', 'props']).execute()
const toSchool = async () => (await waitingMails()).filter(({ template }) => template === 'school-review')
const today = berlinDay()
const ordered = async () =>
  (
    await sql<{ data: Jobs['tell_school']; at: string }>`select data,
        to_char(start_after at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as at
      from pgboss.job where name = 'tell_school'`.execute(db())
  ).rows
/** Runs the jobs that wait for the following morning. */
const morning = async () => {
  for (const { data } of await ordered()) await deliverReviewNews(data)
}

test('who runs the school hears of public reviews on the following morning only, all of a day at once, and not who wrote them', async () => {
  const other = await makeAccount({ name: 'Mia Muster' })
  await writeReview(author.id, school, harmless, visitor)
  const words = { ...harmless, comment: 'Die Pausen sind lang, und in der Werkstatt dürfen alle sägen und löten.' }
  await writeReview(other.id, school, words, { ...visitor, address: '198.51.100.9' })
  expect([await told(), await toSchool()]).toEqual([[], []])
  expect(await ordered()).toEqual([{ data: { schoolId: 'a', day: today }, at: `${addDays(today, 1)} 07:00` }])
  await morning()
  const props = { school: 'Schule a', count: 2, day: today, first: true }
  expect(await told()).toEqual([{ user_id: owner.id, kind: 'review', path: '/schools/a/reviews', props }])
  const mails = await toSchool()
  expect(mails).toMatchObject([{ to: owner.email, props: { school: 'Schule a', count: 2, first: true } }])
  expect(JSON.stringify([await told(), mails])).not.toMatch(/Mia|Mutter|person-[23]/)
})

test('a job that runs again tells nobody twice', async () => {
  await writeReview(author.id, school, harmless, visitor)
  await morning()
  await morning()
  expect([await told(), await toSchool()]).toMatchObject([{ length: 1 }, { length: 1 }])
})

test('the mail about the first reviews says so, and no later one', async () => {
  await writeReview(author.id, school, harmless, visitor)
  await sql`update reviews set published_at = published_at - interval '1 day'`.execute(db())
  const other = await makeAccount({ name: 'Mia Muster' })
  const words = { ...harmless, comment: 'Die Pausen sind lang, und in der Werkstatt dürfen alle sägen und löten.' }
  await writeReview(other.id, school, words, { ...visitor, address: '198.51.100.9' })
  await deliverReviewNews({ schoolId: 'a', day: addDays(today, -1) })
  await deliverReviewNews({ schoolId: 'a', day: today })
  expect((await toSchool()).map(({ props }) => props.first).sort()).toEqual([true, undefined])
})

test('what is gone again by the morning the school never hears of', async () => {
  await writeReview(author.id, school, harmless, visitor)
  await db().deleteFrom('reviews').execute()
  await morning()
  expect([await told(), await toSchool()]).toEqual([[], []])
})

test('a change of a review is no news', async () => {
  await writeReview(author.id, school, harmless, visitor)
  await morning()
  await sql`delete from pgboss.job where name = 'tell_school'`.execute(db())
  await writeReview(author.id, school, { ...harmless, rating: 2 }, visitor)
  expect(await ordered()).toEqual([])
  expect([await told(), await toSchool()]).toMatchObject([{ length: 1 }, { length: 1 }])
})

test('what waits for a moderator is no news yet', async () => {
  expect(await writeReview(author.id, school, { ...harmless, ...phone }, visitor)).toBe('pending')
  expect([await ordered(), await told(), await toSchool()]).toEqual([[], [], []])
})

test('the way leads to the one review, with premium to where the school answers', async () => {
  await writeReview(author.id, school, harmless, visitor)
  const { id } = await db().selectFrom('reviews').select('id').executeTakeFirstOrThrow()
  await morning()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'Test' }).execute()
  const before = await told()
  await db().deleteFrom('notifications').execute()
  await morning()
  const paths = [...before, ...(await told())].map(({ path }) => path)
  expect(paths).toEqual([`/schools/a/reviews?review=${id}`, `/dashboard/reviews/${id}`])
})
