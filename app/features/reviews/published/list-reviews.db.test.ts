import { beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { findReviewCounts } from './find-review-counts.server.ts'
import { listCriteria } from './list-criteria.server.ts'
import { listReviews } from './list-reviews.server.ts'
import { listSchoolWarnings } from './list-school-warnings.server.ts'
import { readReviewsAddress } from './reviews-address.ts'

type Rows = Parameters<typeof reviewRow>[0]
const DAY = 86_400_000
const day = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * DAY)
const address = (query: string) => readReviewsAddress(new URLSearchParams(query))
const names = async (query: string) =>
  (await listReviews('a', null, address(query))).map((review) => review.authorName).join(' ')

async function add(...rows: Omit<Rows, 'school_id'>[]): Promise<string[]> {
  const values = rows.map((row) => reviewRow({ school_id: 'a', ...row }))
  const stored = await db().insertInto('reviews').values(values).returning('id').execute()
  return stored.map(({ id }) => id)
}

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
})

test.each(['newest', 'helpful', 'high', 'low'])(
  'pages in the order "%s" hold every readable review once',
  async (sort) => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      author_name: `Person ${index}`,
      rating: 1 + (index % 5),
      helpful_count: index % 3,
      // Several on one day: the tie-breaker must be the same on every page.
      published_at: day(Math.floor(index / 6)),
    }))
    await add(...rows, { status: 'pending' }, { status: 'removed' }, { status: 'rejected' })
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'b' }))
      .execute()
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => listReviews('a', null, address(`sort=${sort}&page=${page}`))),
    )
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0])
    expect(new Set(pages.flat().map((review) => review.authorName)).size).toBe(25)
  },
)

test('each order is what it says, and equal ones stand newest first', async () => {
  await add(
    { author_name: 'A', rating: 5, helpful_count: 1, published_at: day(1) },
    { author_name: 'B', rating: 2, helpful_count: 9, published_at: day(2) },
    { author_name: 'C', rating: 5, helpful_count: 0, published_at: day(3) },
    { author_name: 'D', rating: 2, helpful_count: 1, published_at: day(4), status: 'disputed' },
  )
  expect(await names('')).toBe('D C B A')
  expect(await names('sort=helpful')).toBe('B D A C')
  expect(await names('sort=high')).toBe('C A D B')
  expect(await names('sort=low')).toBe('D B C A')
})

test('filters work alone and together, and their counts are what they leave', async () => {
  await add(
    { author_name: 'A', rating: 5, relation: 'parent', language: 'de', published_at: day(5) },
    { author_name: 'B', rating: 5, relation: 'pupil', language: 'fr', verified_level: 'proof', published_at: day(4) },
    {
      author_name: 'C',
      rating: 1,
      relation: 'parent',
      language: 'de',
      verified_level: 'invited',
      published_at: day(3),
    },
    { author_name: 'D', rating: 1, relation: 'parent', status: 'pending' },
  )
  expect(await names('stars=5')).toBe('A B')
  expect(await names('role=parent')).toBe('A C')
  expect(await names('language=fr')).toBe('B')
  expect(await names('level=invited')).toBe('C')
  expect(await names('stars=5&role=parent&language=de')).toBe('A')
  expect(await names('stars=1&role=pupil')).toBe('')
  for (const query of ['', 'stars=5', 'role=parent', 'language=fr&stars=1', 'level=proof&role=pupil']) {
    const counts = await findReviewCounts('a', address(query))
    expect([query, counts.matching]).toEqual([query, (await listReviews('a', null, address(query))).length])
    for (const { value, count } of counts.choices.role)
      expect(count).toBe((await listReviews('a', null, { ...address(query), role: value })).length)
  }
  expect((await findReviewCounts('a', address(''))).total).toBe(3)
})

test('a published answer comes with its review and its dates, one that is held back does not', async () => {
  const [answered, waiting] = await add(
    { author_name: 'A', published_at: day(2) },
    { author_name: 'B', published_at: day(1) },
  )
  await db()
    .insertInto('review_answers')
    .values([
      { review_id: answered!, text: 'Danke.', created_at: day(3), changed_at: day(4) },
      { review_id: waiting!, text: 'Noch zu prüfen.', status: 'pending' },
    ])
    .execute()
  const [first, second] = await listReviews('a', null)
  expect(first?.answer).toEqual({ text: 'Danke.', language: 'de', on: berlinDay(day(3)), changedOn: berlinDay(day(4)) })
  expect(second?.answer).toBeNull()
})

test('readers see what they voted for; author and members may not vote; nobody learns who wrote', async () => {
  const [author, member, reader] = [await makeAccount(), await makeAccount(), await makeAccount()]
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.id, role: 'editor' }).execute()
  const [own, other] = await add(
    { author_id: author.id, published_at: day(2), status: 'disputed' },
    { author_id: reader.id, published_at: day(1) },
  )
  await db().insertInto('review_votes').values({ review_id: own!, user_id: reader.id }).execute()
  const votes = async (reading: string | null) => (await listReviews('a', reading)).map((review) => review.vote)
  expect(await votes(null)).toEqual(['free', 'free'])
  expect(await votes(author.id)).toEqual(['barred', 'free'])
  expect(await votes(reader.id)).toEqual(['given', 'barred'])
  expect(await votes(member.id)).toEqual(['barred', 'barred'])
  const told = JSON.stringify(await listReviews('a', reader.id))
  expect(told).not.toMatch(new RegExp(`${author.id}|${reader.id}`))
  expect(told).toContain(other)
})

test('a criterion has a mean from three votes on, in the order of the form', async () => {
  const points = (teaching: number | null, climate: number) => ({ teaching, climate, building: 5 })
  await add(points(5, 1), points(null, 2), { ...points(4, 2), status: 'pending' })
  expect(await listCriteria('a')).toEqual([])
  await add(points(4, 5))
  expect(await listCriteria('a')).toEqual([
    { criterion: 'climate', average: 2.667, votes: 3 },
    { criterion: 'building', average: 5, votes: 3 },
  ])
  expect(await listCriteria('b')).toEqual([])
})

test('a public warning shows until its end', async () => {
  const notice = { school_id: 'a', kind: 'rewarded_reviews', facts: 'Gutscheine für Bewertungen.' }
  await db()
    .insertInto('school_warnings')
    .values([
      { ...notice, created_at: day(0), ends_at: new Date(Date.now() - 1000) },
      { ...notice, ends_at: new Date(Date.now() + DAY) },
      { ...notice, school_id: 'b' },
    ])
    .execute()
  expect(await listSchoolWarnings('a')).toMatchObject([{ kind: 'rewarded_reviews', facts: notice.facts }])
})
