import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addFavourites } from './add-favourites.server.ts'
import { favouritesData, listFavourites, removeFavourite, updateFavourite } from './favourites.server.ts'
import { MAX_FAVOURITES } from './favourites.ts'

const MANY = Array.from({ length: MAX_FAVOURITES + 20 }, (_, index) => `many-${index}`)
let me = ''
let other = ''
const kept = async (userId: string) => (await listFavourites(userId)).map((favourite) => favourite.id).sort()

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      ...['a', 'b', ...MANY].map((id) => schoolRow({ id })),
      schoolRow({ id: 'closed', status: 'closed' }),
      schoolRow({ id: 'hidden', status: 'hidden' }),
    ])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'b' }).execute()
})
beforeEach(async () => {
  me = (await makeAccount()).id
  other = (await makeAccount()).id
})
afterEach(removeAccounts)

test('schools are kept once, closed ones too, merged ones as their successor', async () => {
  await addFavourites(me, ['a'])
  expect(await addFavourites(me, ['old', 'a', 'b', 'closed'])).toEqual({ unknown: [], refused: [] })
  expect(await kept(me)).toEqual(['a', 'b', 'closed'])
  expect(await kept(other)).toEqual([])
})

test('of a hidden school no more is told than of an unknown one', async () => {
  expect(await addFavourites(me, ['hidden', 'nowhere', 'a'])).toEqual({ unknown: ['hidden', 'nowhere'], refused: [] })
  expect(await kept(me)).toEqual(['a'])
})

test('what is kept stays with its note when it comes again', async () => {
  await addFavourites(me, ['a'])
  await updateFavourite(me, { schoolId: 'a', note: 'Tag der offenen Tür', visitOn: '2026-11-28' })
  await addFavourites(me, ['a'])
  expect(await listFavourites(me)).toMatchObject([{ id: 'a', note: 'Tag der offenen Tür', visitOn: '2026-11-28' }])
})

test('the limit holds, and says which schools found no room', async () => {
  const { refused } = await addFavourites(me, MANY)
  expect(refused).toEqual(MANY.slice(MAX_FAVOURITES))
  expect(await addFavourites(me, [MANY[0]!])).toEqual({ unknown: [], refused: [] })
})

test('requests at the same time cannot pass the limit together', async () => {
  await addFavourites(me, MANY.slice(0, MAX_FAVOURITES - 5))
  await Promise.all(MANY.slice(MAX_FAVOURITES - 5).map((id) => addFavourites(me, [id])))
  expect(await kept(me)).toHaveLength(MAX_FAVOURITES)
})

test("nobody changes or removes somebody else's", async () => {
  await addFavourites(me, ['a'])
  await updateFavourite(me, { schoolId: 'a', note: 'meine', visitOn: null })
  const foreign = updateFavourite(other, { schoolId: 'a', note: 'fremd', visitOn: null })
  await expect(foreign).rejects.toMatchObject({ code: 'school_unknown' })
  await removeFavourite(other, 'a')
  expect(await listFavourites(me)).toMatchObject([{ id: 'a', note: 'meine' }])
})

test('a school is taken off with its note', async () => {
  await addFavourites(me, ['a', 'b'])
  await removeFavourite(me, 'a')
  await removeFavourite(me, 'a')
  expect(await kept(me)).toEqual(['b'])
})

test('a school that is hidden later is shown no more', async () => {
  await addFavourites(me, ['a', 'b'])
  await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'b').execute()
  expect(await kept(me)).toEqual(['a'])
  await db().updateTable('schools').set({ status: 'active' }).where('id', '=', 'b').execute()
})

test('notes are in the export of their owner alone, and go with the account', async () => {
  await addFavourites(me, ['a'])
  await updateFavourite(me, { schoolId: 'a', note: 'nur für mich', visitOn: '2026-11-28' })
  expect(await favouritesData.read(me)).toMatchObject([
    { school_id: 'a', note: 'nur für mich', visit_on: '2026-11-28' },
  ])
  expect(await favouritesData.read(other)).toEqual([])
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', me).execute()
  expect(await eraseAccount(me, [favouritesData])).toBe(true)
  expect(await db().selectFrom('favourites').selectAll().execute()).toEqual([])
})
