import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { voteData } from '#app/features/reviews/published/votes/vote-data.server.ts'
import { findFaults } from '#app/features/school-profile/testing/validate-structured-data.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { structuredDataOf } from '#app/ui/structured-data.tsx'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { action, loader } from './reviews.tsx'
import { loader as profileLoader } from './school.tsx'

const DAY = 86_400_000
const LIST = '/schools/a/reviews'
const params = { id: 'a' }
let ids: string[] = []

const open = async (path = LIST) => await loader(routeArgs(path, { params }))
const answerOf = async (path: string, id = 'a') => {
  try {
    return resultOf(await loader(routeArgs(path, { params: { id } })))
  } catch (thrown) {
    return resultOf(thrown)
  }
}
type Sent = { form: Record<string, string>; cookie?: string; isPage?: boolean }
async function send({ form, cookie, isPage }: Sent) {
  const asked = routeArgs(LIST, { form, cookie, params })
  if (isPage) (asked as { request: Request }).request.headers.set('accept', 'text/html,*/*')
  return resultOf(await action(asked))
}
type Described = { aggregateRating?: object; review?: { reviewBody: string }[] }
/** Returns the structured data about reviews. */
const toldOf = (data: object) => {
  const { aggregateRating, review } = data as Described
  return { aggregateRating, review }
}
const signIn = async () => {
  const { id, email } = await makeAccount()
  return { id, cookie: await signedIn(email) }
}
const helpful = async () => (await open()).reviews.find((review) => review.id === ids[0])?.helpfulCount

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' }), schoolRow({ id: 'hidden', status: 'hidden' })])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  const rows = Array.from({ length: 12 }, (_, index) =>
    reviewRow({
      school_id: 'a',
      rating: index < 9 ? 5 : 2,
      teaching: 4,
      author_name: `Person ${index}`,
      published_at: new Date(Date.UTC(2026, 5, 1) - index * DAY),
    }),
  )
  ids = (await db().insertInto('reviews').values(rows).returning('id').execute()).map(({ id }) => id)
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(closeDirectory)

test('count, average, order and texts are the same everywhere, with and without premium', async () => {
  const told = async () => {
    const [card] = await listSchools(['a'], 'de')
    const profile = await profileLoader(routeArgs('/schools/a', { params }))
    const list = await open()
    const rating = toldOf(structuredDataOf(list)[0]!)
    const { review, ...ofProfile } = toldOf(structuredDataOf(profile)[0]!)
    expect(ofProfile).toEqual({ aggregateRating: rating.aggregateRating })
    // A profile shows the first three.
    expect(review).toEqual(rating.review?.slice(0, 3))
    expect(profile.reviews).toEqual(list.reviews.slice(0, 3))
    expect(profile.criteria).toEqual(list.criteria)
    expect(profile.school.stars).toEqual(list.school.stars)
    for (const school of [card, profile.school, list.school])
      expect(school).toMatchObject({ ratingCount: 12, ratingAverage: 4.25 })
    // 4.25 is shown as 4,3 (rounded half up) on every screen.
    expect(rating.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 12, bestRating: 5, worstRating: 1 })
    expect(list.counts).toMatchObject({ total: 12, matching: 12 })
    expect(list.counts.choices.stars).toEqual([
      { value: 5, count: 9 },
      { value: 2, count: 3 },
    ])
    expect(rating.review?.map((review) => review.reviewBody)).toEqual(list.reviews.map((review) => review.comment))
    const second = await open(`${LIST}?page=2`)
    expect(profile.themes).toEqual(list.themes)
    return [card?.ratingCount, list.reviews, second.reviews, list.counts, list.criteria, list.themes, rating]
  }
  const free = await told()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'paid' }).execute()
  expect((await profileLoader(routeArgs('/schools/a', { params }))).school.premium).toBe(true)
  expect(await told()).toEqual(free)
})

test('a school that hides reviews on its profile keeps the figures there and the texts on the list', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'a', show_reviews: false }).execute()
  const profile = await profileLoader(routeArgs('/schools/a', { params }))
  const list = await open()
  expect(profile.reviews).toEqual([])
  expect(toldOf(structuredDataOf(profile)[0]!)).toEqual({
    aggregateRating: toldOf(structuredDataOf(list)[0]!).aggregateRating,
  })
  expect(profile.school).toMatchObject({ showReviews: false, ratingCount: 12, stars: [0, 3, 0, 0, 9] })
  expect(list.reviews).toHaveLength(10)
})

/** Ticks themes in the first reviews. */
const tick = async (...all: string[][]) => {
  for (const [index, themes] of all.entries())
    await db().updateTable('reviews').set({ themes }).where('id', '=', ids[index]!).execute()
}

test('themes count from three reviews on, those only that are public, with and without premium', async () => {
  const told = async () => (await open()).themes
  await tick(['praise_rooms', 'wish_help'], ['praise_rooms'])
  expect(await told()).toMatchObject({ total: 12, themed: 2, themes: [] })
  await tick(['praise_rooms', 'wish_help'], ['praise_rooms'], ['wish_help'])
  const themes = [
    { theme: 'wish_help', count: 2 },
    { theme: 'praise_rooms', count: 2 },
  ]
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date())
  expect(await told()).toMatchObject({ total: 12, themed: 3, themes: themes.toSorted(), day })
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'paid' }).execute()
  expect(await told()).toMatchObject({ total: 12, themed: 3, themes: themes.toSorted() })
  for (const status of ['pending', 'removed', 'rejected']) {
    await db().updateTable('reviews').set({ status }).where('id', '=', ids[0]!).execute()
    expect(await told()).toMatchObject({ total: 11, themed: 2, themes: [] })
  }
  await db().updateTable('reviews').set({ status: 'disputed' }).where('id', '=', ids[0]!).execute()
  expect(await told()).toMatchObject({ total: 12, themed: 3 })
})

test('a theme filters the list, and a review shows what it ticked', async () => {
  await tick(['praise_rooms', 'wish_help'], ['praise_rooms'], ['wish_help'])
  const list = await open(`${LIST}?theme=praise_rooms&stars=5`)
  expect(list.reviews.map(({ id, themes }) => [id, themes])).toEqual([
    [ids[0], ['praise_rooms', 'wish_help']],
    [ids[1], ['praise_rooms']],
  ])
  expect(list.counts).toMatchObject({ matching: 2, without: { theme: 9 } })
  expect((await open(`${LIST}?theme=wish_rooms`)).reviews).toEqual([])
  expect((await open(`${LIST}?theme=praise_persons`)).counts.matching).toBe(12)
})

test('reviews on invitation are counted, whatever mark they have, also once the author is gone', async () => {
  const invitation = await db()
    .insertInto('review_invitations')
    .values({ school_id: 'a', token: 'einladung-1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const set = (index: number, values: object) =>
    db().updateTable('reviews').set(values).where('id', '=', ids[index]!).execute()
  await set(0, { verified_level: 'proof', invitation_id: invitation.id })
  await set(1, { verified_level: 'invited', invitation_id: null })
  await set(2, { verified_level: 'domain' })
  expect((await open()).themes).toMatchObject({ total: 12, invited: 2 })
  // After 30 days the link is forgotten, not that there was one.
  await set(0, { invitation_id: null })
  await set(1, { verified_level: 'proof' })
  expect((await open()).themes).toMatchObject({ total: 12, invited: 2 })
})

test('with fewer than three reviews there is no average', async () => {
  await db().deleteFrom('reviews').where('id', 'in', ids.slice(2)).execute()
  const list = await open()
  const { school, criteria } = list
  const rating = toldOf(structuredDataOf(list)[0]!)
  expect([school.ratingAverage, rating.aggregateRating, criteria]).toEqual([null, undefined, []])
  expect(rating.review).toHaveLength(2)
})

test('moved, unknown and hidden schools, and missing pages', async () => {
  expect(await answerOf('/fr/schools/old/reviews?stars=5', 'old')).toMatchObject({
    status: 301,
    location: '/fr/schools/a/reviews?stars=5',
  })
  expect((await answerOf('/schools/hidden/reviews', 'hidden')).status).toBe(404)
  expect((await answerOf('/schools/none/reviews', 'none')).status).toBe(404)
  expect(await answerOf(`${LIST}?page=99`)).toMatchObject({ status: 302, location: `${LIST}?page=2` })
  expect(await answerOf(`${LIST}?stars=2&page=2`)).toMatchObject({ status: 302, location: `${LIST}?stars=2` })
  expect((await open(`${LIST}?stars=1`)).reviews).toEqual([])
})

test('each review has an address that redirects to the page that currently shows it', async () => {
  expect(await answerOf(`${LIST}?review=${ids[0]}`)).toMatchObject({
    status: 302,
    location: `${LIST}#review-${ids[0]}`,
  })
  expect((await answerOf(`${LIST}?review=${ids[11]}`)).location).toBe(`${LIST}?page=2#review-${ids[11]}`)
  await db().updateTable('reviews').set({ status: 'removed' }).where('id', '=', ids[0]!).execute()
  expect((await answerOf(`${LIST}?review=${ids[10]}`)).location).toBe(`${LIST}#review-${ids[10]}`)
  for (const none of [ids[0], crypto.randomUUID(), 'x'])
    expect((await answerOf(`${LIST}?review=${none}`)).status).toBe(200)
})

test('without a session a vote redirects to sign in and back to the review; nothing is counted', async () => {
  const form = { intent: 'helpful', reviewId: ids[0]!, back: `${LIST}?sort=high` }
  const next = encodeURIComponent(`${LIST}?sort=high#review-${ids[0]}`)
  expect(await send({ form })).toMatchObject({ status: 302, location: `/auth?next=${next}` })
  expect(await helpful()).toBe(0)
})

test('with script the page stays, without script it redirects to the review; a vote can be taken back', async () => {
  const { id, cookie } = await signIn()
  const form = { intent: 'helpful', reviewId: ids[0]!, back: '/schools/a' }
  const plain = await send({ form, cookie, isPage: true })
  expect(plain).toMatchObject({ status: 302, location: `/schools/a#review-${ids[0]}` })
  expect(await helpful()).toBe(1)
  const own = await loader(routeArgs(LIST, { params, cookie }))
  expect(own.reviews.slice(0, 2).map((review) => review.vote)).toEqual(['given', 'free'])
  expect(await voteData.read(id)).toMatchObject([{ review_id: ids[0] }])
  expect(await action(routeArgs(LIST, { form: { ...form, intent: 'not-helpful' }, cookie, params }))).toBeNull()
  expect(await helpful()).toBe(0)
})

test('the way back never leaves the site', async () => {
  const { cookie } = await signIn()
  for (const back of ['https://evil.example', '//evil.example', '/\\evil.example'])
    expect((await send({ form: { intent: 'helpful', reviewId: ids[0]!, back }, cookie, isPage: true })).location).toBe(
      `${LIST}#review-${ids[0]}`,
    )
})

test('votes of the author and the school, for missing reviews, invalid ones and too many are refused', async () => {
  const { id, cookie } = await signIn()
  const vote = async (form: Record<string, string> = {}) => {
    const { status, data } = await send({ form: { intent: 'helpful', reviewId: ids[0]!, ...form }, cookie })
    return [status, data?.code]
  }
  await db().updateTable('reviews').set({ author_id: id }).where('id', '=', ids[0]!).execute()
  expect(await vote()).toEqual([403, 'not_allowed'])
  await db().updateTable('reviews').set({ author_id: null }).execute()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: id, role: 'owner' }).execute()
  expect(await vote()).toEqual([403, 'not_allowed'])
  await db().deleteFrom('school_members').execute()
  expect(await vote({ reviewId: crypto.randomUUID() })).toEqual([404, 'review_unknown'])
  expect(await vote({ reviewId: 'x' })).toEqual([400, 'fields'])
  expect(await vote({ intent: 'against' })).toEqual([400, 'fields'])
  await db().updateTable('attempt_counts').set({ points: 300 }).where('key', 'like', 'vote:%').execute()
  expect(await vote()).toEqual([429, 'too_many_attempts'])
  expect(await helpful()).toBe(0)
})

test('the structured data are valid and name the school as its profile does', async () => {
  const [list, profile] = [await open(), await profileLoader(routeArgs('/schools/a', { params }))]
  expect(await findFaults(structuredDataOf(list) as never)).toEqual([])
  expect(structuredDataOf(profile)[0]).toMatchObject({ '@id': expect.stringMatching(/#school$/) })
  expect(structuredDataOf(list)[0]).toMatchObject({ '@id': (structuredDataOf(profile)[0] as { '@id': string })['@id'] })
})

test('export and erasure include votes', () => {
  expect(PERSONAL_DATA).toContain(voteData)
})
