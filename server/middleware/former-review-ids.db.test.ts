import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { followFormerReviewIds } from './former-review-ids.ts'

const FORMER = '0190a8b4-1c00-7000-8000-000000000001'
const UNKNOWN = '0190a8b4-1c00-7000-8000-000000000002'

test('addresses with the former id of a review redirect in all languages, for data and forms too', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const { id } = await db()
    .insertInto('reviews')
    .values({ ...reviewRow({ school_id: 'a' }), former_id: FORMER })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id[14]).toBe('4')
  const app = new Hono().use(followFormerReviewIds()).all('*', (c) => c.text('here'))
  const leads = async (address: string, method = 'GET') =>
    (await app.request(`http://localhost${address}`, { method })).headers.get('location')
  expect(await leads(`/en/account/reviews/${FORMER}/delete`, 'POST')).toBe(`/en/account/reviews/${id}/delete`)
  expect(await leads(`/dashboard/reviews/${FORMER.toUpperCase()}.data?x=1`)).toBe(`/dashboard/reviews/${id}.data?x=1`)
  expect(await leads(`/schools/a/reviews?page=2&review=${FORMER}`)).toBe(`/schools/a/reviews?page=2&review=${id}`)
  for (const other of [`/account/reviews/${UNKNOWN}`, `/account/reviews/${id}`, `/reviews/${FORMER}0`])
    expect(await leads(other)).toBeNull()
})
