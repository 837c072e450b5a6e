import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { findProfile } from '#app/features/accounts/me/profile.server.ts'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { refundOrder, refundPayment } from '#app/features/billing/orders/settle/refund.server.ts'
import { deliver, order, pay, runs, waiting } from '#app/features/billing/testing/shop.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { downloadSchools } from '#app/features/search/results/download-schools.server.ts'
import { searchSchools } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { loader as listReviews } from '../../public/school/reviews.tsx'
import { routeArgs } from '../../testing/route-args.ts'

const SORTS = ['', '&sort=name', '&sort=rating', '&sort=reviews']
const BOUGHT = 'best'
let buyer: { id: string }

beforeAll(async () => {
  const names = { [BOUGHT]: 'Gymnasium Zoo', good: 'Gymnasium Mitte', fair: 'Gymnasium Anger' }
  await db()
    .insertInto('schools')
    .values(Object.entries(names).map(([id, name]) => schoolRow({ id, name })))
    .execute()
  const stars = { [BOUGHT]: [2, 3, 2, 1], good: [5, 5, 4], fair: [4, 3, 4, 4, 3] }
  const rows = Object.entries(stars).flatMap(([school_id, all]) =>
    all.map((rating) => reviewRow({ school_id, rating })),
  )
  await db().insertInto('reviews').values(rows).execute()
  buyer = await makeAccount()
  await runs(buyer.id, BOUGHT)
  await directory()
})
afterAll(async () => {
  await closeDirectory()
  await removeAccounts()
})

const search = (query: string) => searchSchools(readSearchAddress(new URLSearchParams(query)), 'de')

/** Everything that money must not change: the order of every list, of downloads, reviews and figures. */
async function neutral() {
  await schoolsChanged()
  const lists = await Promise.all(SORTS.map(async (sort) => (await search(`q=gymnasium${sort}`)).schools))
  const { rows } = await downloadSchools(readSearchAddress(new URLSearchParams('q=gymnasium')))
  const { reviews, counts, criteria } = (await listReviews(
    routeArgs(`/schools/${BOUGHT}/reviews`, { params: { id: BOUGHT } }),
  )) as { reviews: unknown; counts: unknown; criteria: unknown }
  return {
    lists: lists.map((list) => list.map(({ id, ratingCount, ratingAverage }) => ({ id, ratingCount, ratingAverage }))),
    download: rows.map(({ id, result }) => ({ id, result })),
    reviews,
    counts,
    criteria,
    figures: await db().selectFrom('school_ratings').selectAll().orderBy('school_id').execute(),
  }
}
const sponsored = async (query = 'q=gymnasium') => (await search(query)).sponsored.map(({ id }) => id)
const plan = async () => (await findProfile(buyer.id)).subscriptionType
const profile = async () => {
  const found = await findSchool(BOUGHT, 'de')
  return found && 'school' in found ? found.school : undefined
}

test('a purchase adds a labelled place and the plan, a refund removes both; all else stays', async () => {
  const before = await neutral()
  expect(before.lists[2]?.map(({ id }) => id).at(-1)).toBe(BOUGHT)
  const { id, checkout_id } = await order({ userId: buyer.id, schoolId: BOUGHT })
  expect([await sponsored(), await plan()]).toEqual([[], 'free'])

  await pay(checkout_id)
  expect(await neutral()).toEqual(before)
  expect([await sponsored(), await plan(), (await profile())?.premium]).toEqual([[BOUGHT], 'premium', true])
  expect(await sponsored('q=gymnasium&sort=rating')).toEqual([])
  expect(await sponsored('q=gymnasium&type=primary&feature=music')).toEqual([])

  await refundOrder(buyer.id, id)
  for (const job of await waiting('refund_payment')) await refundPayment(job)
  await deliver()
  expect(await neutral()).toEqual(before)
  expect([await sponsored(), await plan(), (await profile())?.premium]).toEqual([[], 'free', false])
})

test('when the main contact’s account is erased the school stays premium', async () => {
  await pay((await order({ userId: buyer.id, schoolId: BOUGHT })).checkout_id)
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', buyer.id).execute()
  expect(await eraseAccount(buyer.id, PERSONAL_DATA)).toBe(true)
  await schoolsChanged()
  expect([await sponsored(), (await profile())?.premium]).toEqual([[BOUGHT], true])
})
