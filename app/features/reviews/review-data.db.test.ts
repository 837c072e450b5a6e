import { afterEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { reviewData } from './review-data.server.ts'

afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

async function reviewOf(userId: string) {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const { id } = await db()
    .insertInto('reviews')
    .values(
      reviewRow({
        school_id: 'a',
        author_id: userId,
        author_name: 'Marta',
        network_hash: Buffer.from('x'),
        themes: ['wish_rooms'],
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('review_versions')
    .values({ review_id: id, version: 1, content: JSON.stringify({ author_name: 'Marta K.' }) })
    .execute()
  return id
}
const reviews = () => db().selectFrom('reviews').select(['author_id', 'author_name', 'network_hash']).execute()

test('the export has the reviews with what they said before, and no network', async () => {
  const { id } = await makeAccount()
  await reviewOf(id)
  const told = await reviewData.read(id)
  expect(told).toMatchObject([
    { author_name: 'Marta', themes: ['wish_rooms'], invited: false, earlier_versions: [{ author_name: 'Marta K.' }] },
  ])
  expect(JSON.stringify(told)).not.toContain('network_hash')
  expect(await reviewData.read((await makeAccount()).id)).toEqual([])
})

test('with the account its reviews go', async () => {
  const { id } = await makeAccount()
  await reviewOf(id)
  await db()
    .transaction()
    .execute((trx) => reviewData.erase!(trx, id))
  expect(await reviews()).toEqual([])
})

test('chosen to stay, they say nothing of the person', async () => {
  const { id } = await makeAccount()
  await db().updateTable('users').set({ keep_reviews: true, locale: 'fr' }).where('id', '=', id).execute()
  await reviewOf(id)
  await db()
    .transaction()
    .execute((trx) => reviewData.erase!(trx, id))
  expect(await reviews()).toEqual([{ author_id: null, author_name: 'Compte supprimé', network_hash: null }])
  expect(await db().selectFrom('review_versions').selectAll().execute()).toEqual([])
})

test('hashes of networks go after 30 days, drafts when they are over', async () => {
  const { id } = await makeAccount()
  const review = await reviewOf(id)
  const draft = { school_id: 'a', content: JSON.stringify({}) }
  await db()
    .insertInto('review_drafts')
    .values([
      { ...draft, token_hash: Buffer.from('1'), expires_at: new Date(Date.now() - 1000) },
      { ...draft, token_hash: Buffer.from('2'), expires_at: new Date(Date.now() + 60_000) },
    ])
    .execute()
  expect(await removeExpired('reviews', 'review_drafts')).toBe(1)
  await db()
    .updateTable('reviews')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', review)
    .execute()
  expect(await removeExpired('reviews', 'review_drafts')).toBe(1)
  expect(await reviews()).toMatchObject([{ network_hash: null }])
})
