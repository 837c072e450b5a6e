import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { readDashboardReviewsAddress } from './dashboard-reviews-address.ts'
import { exportReviews } from './export-reviews.server.ts'
import { listDashboardReviews } from './list-dashboard-reviews.server.ts'

const nobody = crypto.randomUUID()
type Given = Partial<Parameters<typeof reviewRow>[0]>
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000)
const add = async (...rows: Given[]) =>
  (
    await db()
      .insertInto('reviews')
      .values(rows.map((row) => reviewRow({ school_id: 'a', ...row })))
      .returning('id')
      .execute()
  ).map(({ id }) => id)
const list = (query = '', userId: string = nobody) =>
  listDashboardReviews('a', userId, readDashboardReviewsAddress(new URLSearchParams(query)))
const names = async (query: string) => (await list(query)).reviews.map(({ authorName }) => authorName).join('')
async function exported() {
  let text = ''
  for await (const part of exportReviews('a')) text += part
  return parse(text, { columns: true, bom: true }) as Record<string, string>[]
}

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  for (const id of ['a', 'b']) await db().insertInto('schools').values(schoolRow({ id })).execute()
})

test('filters, order and search find what they say', async () => {
  const [a] = await add(
    {
      author_name: 'A',
      rating: 5,
      published_at: day(1),
      comment: 'Der Chor singt 100 % gern, jeden Tag in der Aula neben der Sporthalle.',
    },
    { author_name: 'B', rating: 2, published_at: day(60), status: 'disputed' },
    { author_name: 'C', rating: 4, published_at: day(300) },
    { author_name: 'D', status: 'pending' },
    { author_name: 'E', status: 'removed' },
  )
  await add({ school_id: 'b', author_name: 'F' })
  await db().insertInto('review_answers').values({ review_id: a!, text: 'Danke vom ganzen Chor.' }).execute()
  expect(await names('')).toBe('ABC')
  expect(await names('sort=oldest')).toBe('CBA')
  expect(await names('sort=low')).toBe('BCA')
  expect(await names('sort=high')).toBe('ACB')
  expect(await names('state=answered')).toBe('A')
  expect(await names('state=open')).toBe('BC')
  expect(await names('stars=2')).toBe('B')
  expect(await names('period=30')).toBe('A')
  expect(await names('period=90')).toBe('AB')
  expect(await names('search=CHOR')).toBe('A')
  expect(await names('search=ganzen')).toBe('A')
  expect(await names('search=%25')).toBe('A')
  expect(await names('search=_____')).toBe('')
  expect(await names("search=';drop table reviews;--")).toBe('')
  expect(await list('stars=2')).toMatchObject({ matching: 1, total: 3, pages: 1 })
})

test('a removed answer is none, and its words are not found', async () => {
  const [id] = await add({})
  await db().insertInto('review_answers').values({ review_id: id!, text: 'Gelogen.', status: 'removed' }).execute()
  expect((await list('state=open')).reviews).toMatchObject([{ answeredOn: null, answerRemoved: true }])
  expect((await list('search=gelogen')).reviews).toEqual([])
  expect(await exported()).toMatchObject([{ answer: '', answered_on: '' }])
})

test('pages hold every review once', async () => {
  await add(...Array.from({ length: 45 }, (_, index) => ({ author_name: `${index}.`, published_at: day(index % 3) })))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}`)))
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([20, 20, 5, 0])
  expect(new Set(pages.flatMap(({ reviews }) => reviews.map(({ id }) => id))).size).toBe(45)
})

test('neither table nor file tell who wrote', async () => {
  const author = await makeAccount()
  await add({ author_id: author.id, network_hash: Buffer.from('x') })
  const told = JSON.stringify([await list(), await exported()])
  for (const secret of [author.id, author.email, 'network']) expect(told).not.toContain(secret)
  expect((await list('', author.id)).reviews).toMatchObject([{ own: true }])
  expect((await list()).reviews).toMatchObject([{ own: false }])
})

test('the file has every public review, in words that no spreadsheet runs', async () => {
  await add(...Array.from({ length: 501 }, () => ({ published_at: day(9) })))
  await add({ author_name: '=cmd|calc', comment: '+49 "Zeile"\nund noch eine, mit Komma und genug Buchstaben dazu.' })
  await add({ status: 'pending' }, { school_id: 'b' })
  const rows = await exported()
  expect(rows).toHaveLength(502)
  expect(rows[0]).toMatchObject({
    author: "'=cmd|calc",
    review: '\'+49 "Zeile"\nund noch eine, mit Komma und genug Buchstaben dazu.',
    stars: '4',
  })
})

test('a school without reviews gives a file with its heads alone', async () => {
  expect(await exported()).toEqual([])
  expect(await list()).toEqual({ reviews: [], matching: 0, total: 0, pages: 0 })
})
