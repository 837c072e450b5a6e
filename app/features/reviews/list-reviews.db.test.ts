import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { listReviews } from './list-reviews.server.ts'

test('pages hold every readable review once, newest first', async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3)))
  const rows = Array.from({ length: 25 }, (_, index) =>
    reviewRow({ school_id: 'a', author_name: `Person ${index}`, published_at: day(index) }),
  )
  await db()
    .insertInto('reviews')
    .values([...rows, reviewRow({ school_id: 'b' })])
    .execute()
  await db()
    .insertInto('reviews')
    .values([reviewRow({ school_id: 'a', status: 'pending' }), reviewRow({ school_id: 'a', status: 'removed' })])
    .execute()
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listReviews('a', page)))
  expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0])
  const names = pages.flat().map((review) => review.authorName)
  expect(new Set(names).size).toBe(25)
  const days = pages.flat().map((review) => review.publishedAt?.getTime() ?? 0)
  expect(days).toEqual([...days].sort((a, b) => b - a))
})

test('the answer of the school comes with its review, and who wrote stays unknown', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'c' }))
    .execute()
  const { id: author } = await db()
    .insertInto('users')
    .values({ email: 'author@example.org' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'c', author_id: author, status: 'disputed' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().insertInto('review_answers').values({ review_id: id, text: 'Danke.' }).execute()
  const [review] = await listReviews('c', 1)
  expect(review).toMatchObject({ disputed: true, answer: { text: 'Danke.' } })
  expect(JSON.stringify(review)).not.toContain(author)
})
