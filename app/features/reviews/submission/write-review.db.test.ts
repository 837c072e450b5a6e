import { afterEach, beforeEach, expect, test } from 'vitest'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { THEMES } from '../themes.ts'
import { findWritten } from './may-write.server.ts'
import type { WrittenReview } from './review.schema.ts'
import { writeReview } from './write-review.server.ts'

const school = { id: 'a', names: ['Schule a', 'Köln'] }
const TEXTS = [
  'Unser Kind geht jeden Tag gern hin, und auf Fragen kommt schnell eine Antwort.',
  'Die Mensa ist laut, das Essen dafür frisch gekocht und meistens richtig lecker.',
  'Im Winter war es in den Räumen oft kalt, doch der Unterricht fiel selten aus.',
  'Viele Arbeitsgemeinschaften am Nachmittag, besonders Theater und Robotik machen Freude.',
  'Der Wechsel in die fünfte Klasse gelang leicht, die Größeren halfen den Kleinen.',
]
const written = (change: Partial<WrittenReview> = {}): WrittenReview => ({
  rating: 5,
  comment: TEXTS[0]!,
  language: 'de',
  relation: 'parent',
  until: null,
  authorName: 'Eine Mutter',
  noReward: 'on',
  ...change,
})
let addresses = 0
const elsewhere = () => ({ ...visitor, address: `198.51.100.${++addresses}` })
const reviews = () => db().selectFrom('reviews').selectAll().orderBy('created_at').execute()
const signals = async () => (await db().selectFrom('review_signals').selectAll().execute()).map(({ kind }) => kind)
const rating = () =>
  db()
    .selectFrom('school_ratings')
    .select(['rating_count', 'stars_5', 'stars_2'])
    .where('school_id', '=', 'a')
    .executeTakeFirst()

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', email: 'info@a.example', website: 'https://www.a.example' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test('a harmless review is public at once and counts', async () => {
  const { id } = await makeAccount({ email: 'm@a.example' })
  expect(await writeReview(id, school, written({ teaching: 4 }), visitor)).toBe('published')
  expect(await reviews()).toMatchObject([
    { author_id: id, status: 'published', verified_level: 'domain', no_reward: true, teaching: 4, version: 1 },
  ])
  expect(await rating()).toMatchObject({ rating_count: 1, stars_5: 1 })
})

test('members, unconfirmed and deleted accounts and closed schools are refused, and nothing is written', async () => {
  const [owner, unconfirmed, deleted, other] = [
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
  ]
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner.id, role: 'editor' }).execute()
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', unconfirmed.id).execute()
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', deleted.id).execute()
  for (const { id } of [owner, unconfirmed, deleted])
    await expect(writeReview(id, school, written(), visitor)).rejects.toMatchObject({ code: 'not_allowed' })
  await db().updateTable('schools').set({ status: 'closed' }).execute()
  await expect(writeReview(other.id, school, written(), visitor)).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await reviews()).toEqual([])
})

test('a second review replaces the first, whose words are kept', async () => {
  const { id } = await makeAccount()
  await writeReview(id, school, written({ teaching: 5 }), visitor)
  await writeReview(id, school, written({ rating: 2, comment: TEXTS[1]! }), visitor)
  expect(await reviews()).toMatchObject([{ rating: 2, comment: TEXTS[1], teaching: null, version: 2 }])
  const [version] = await db().selectFrom('review_versions').selectAll().execute()
  expect(version).toMatchObject({ version: 1, content: { rating: 5, comment: TEXTS[0], teaching: 5 } })
  expect(version?.content).not.toHaveProperty('network_hash')
  expect(await rating()).toEqual({ rating_count: 1, stars_5: 0, stars_2: 1 })
})

test('two sent at the same time leave one live review, and the count is right', async () => {
  const { id } = await makeAccount()
  await Promise.all([1, 2, 3].map((index) => writeReview(id, school, written({ comment: TEXTS[index]! }), visitor)))
  expect(await reviews()).toMatchObject([{ version: 3 }])
  expect(await rating()).toMatchObject({ rating_count: 1 })
})

test('what was marked and sent anyway waits with its reasons; a clean rewrite is public', async () => {
  const { id } = await makeAccount()
  const comment = `${TEXTS[0]} Ruf an unter 0221 4711223.`
  expect(await writeReview(id, school, written({ comment, anyway: 'on' }), visitor)).toBe('pending')
  expect([await signals(), (await rating())?.rating_count]).toEqual([['phone'], 0])
  expect(await writeReview(id, school, written(), visitor)).toBe('published')
  expect((await rating())?.rating_count).toBe(1)
})

test('the author is told what became of it, once for each change, in the language of the account', async () => {
  const { id, email } = await makeAccount()
  await db().updateTable('users').set({ locale: 'fr' }).where('id', '=', id).execute()
  const told = async () => (await waitingMails()).map(({ template }) => template).toReversed()
  await writeReview(id, school, written(), visitor)
  const review = (await reviews())[0]?.id
  const props = { school: 'Schule a', url: expect.stringMatching(new RegExp(`/fr/account/reviews/${review}$`)) }
  expect(await waitingMails()).toEqual([{ template: 'review-published', to: email, locale: 'fr', props }])
  await writeReview(id, school, written(), visitor)
  expect(await told()).toEqual(['review-published'])
  const comment = `${TEXTS[1]} Ruf an unter 0221 4711223.`
  await writeReview(id, school, written({ comment, anyway: 'on' }), visitor)
  await writeReview(id, school, written({ comment, anyway: 'on' }), visitor)
  expect(await told()).toEqual(['review-published', 'review-waiting'])
  await writeReview(id, school, written({ rating: 4 }), visitor)
  expect(await told()).toEqual(['review-published', 'review-waiting', 'review-published'])
})

test('who is refused is told by nobody', async () => {
  const { id } = await makeAccount()
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', id).execute()
  await expect(writeReview(id, school, written(), visitor)).rejects.toThrow()
  expect(await waitingMails()).toEqual([])
})

test('an age is kept of pupils only', async () => {
  const [pupil, parent] = [await makeAccount(), await makeAccount()]
  await writeReview(pupil.id, school, written({ relation: 'pupil', oldEnough: 'on' }), visitor)
  await writeReview(parent.id, school, written({ comment: TEXTS[1]!, oldEnough: 'on' }), visitor)
  expect(await reviews()).toMatchObject([{ old_enough: true }, { old_enough: false }])
})

test('editing does not end a dispute', async () => {
  const { id } = await makeAccount()
  await writeReview(id, school, written(), visitor)
  await db().updateTable('reviews').set({ status: 'disputed' }).execute()
  expect(await writeReview(id, school, written({ comment: TEXTS[1]! }), visitor)).toBe('disputed')
})

test('a near copy of somebody else’s review waits', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  await writeReview(one.id, school, written(), elsewhere())
  const comment = TEXTS[0]!.toUpperCase().replace('HIN,', 'hin')
  expect(await writeReview(other.id, school, written({ comment }), elsewhere())).toBe('pending')
  expect(await signals()).toContain('similar')
})

test('many from one network and from the network of the school wait', async () => {
  const member = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.id, role: 'owner' }).execute()
  for (const comment of TEXTS.slice(0, 3))
    await writeReview((await makeAccount()).id, school, written({ comment }), visitor)
  expect(await signals()).toEqual([])
  await writeReview((await makeAccount()).id, school, written({ comment: TEXTS[3]! }), visitor)
  expect(await signals()).toEqual(['burst_network'])
  await db()
    .insertInto('sessions')
    .values({ user_id: member.id, token: 'x', expires_at: new Date(Date.now() + 60_000), ip_address: '192.0.2.1' })
    .execute()
  await writeReview((await makeAccount()).id, school, written({ comment: TEXTS[4]! }), {
    ...visitor,
    address: '192.0.2.1',
  })
  expect(await signals()).toContain('school_network')
})

test('other words do not publish what waits because of where it came from', async () => {
  for (const comment of TEXTS.slice(0, 3))
    await writeReview((await makeAccount()).id, school, written({ comment }), visitor)
  const { id } = await makeAccount()
  expect(await writeReview(id, school, written({ comment: TEXTS[3]! }), visitor)).toBe('pending')
  await db().updateTable('reviews').set({ network_hash: null }).execute()
  expect(await writeReview(id, school, written({ comment: TEXTS[4]! }), elsewhere())).toBe('pending')
  expect(await signals()).toEqual(['burst_network', 'burst_network'])
})

test('an account that sends too many is stopped', async () => {
  const { id } = await makeAccount()
  await countAttempt('review', { account: id, address: visitor.address })
  await db().updateTable('attempt_counts').set({ points: 10 }).where('key', 'like', 'review:account%').execute()
  await expect(writeReview(id, school, written(), visitor)).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect(await reviews()).toEqual([])
})

test('ticked themes are stored in their order, changed with the review, and kept with its earlier version', async () => {
  const { id } = await makeAccount()
  const themes = async () => (await reviews()).map((review) => review.themes)
  await writeReview(id, school, written({ wish_rooms: 'on', praise_lessons: 'on' }), visitor)
  expect(await themes()).toEqual([['praise_lessons', 'wish_rooms']])
  expect((await findWritten(id, 'a'))?.values).toMatchObject({ praise_lessons: 'on', wish_rooms: 'on' })
  await writeReview(id, school, written({ praise_rooms: 'on' }), visitor)
  expect(await themes()).toEqual([['praise_rooms']])
  expect((await findWritten(id, 'a'))?.values).not.toHaveProperty('wish_rooms')
  const version = await db().selectFrom('review_versions').select('content').executeTakeFirst()
  expect(version?.content).toMatchObject({ themes: ['praise_lessons', 'wish_rooms'] })
  await writeReview(id, school, written(), visitor)
  expect(await themes()).toEqual([[]])
})

test('the database takes no theme that is none', async () => {
  const { id } = await makeAccount()
  await writeReview(id, school, written(), visitor)
  for (const themes of [['praise_teachers'], ['praise_rooms', null]] as string[][])
    await expect(db().updateTable('reviews').set({ themes }).execute()).rejects.toThrow('reviews_themes')
  await db().updateTable('reviews').set({ themes: THEMES }).execute()
})
