import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { addFavourites } from '#app/features/favourites/add-favourites.server.ts'
import { listFavourites } from '#app/features/favourites/favourites.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './favourites.tsx'

const MANY = Array.from({ length: 100 }, (_, index) => `many-${index}`)

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(['a', ...MANY].map((id) => schoolRow({ id })))
    .execute()
})
afterEach(removeAccounts)

const send = async (form: Record<string, string>, cookie?: string) =>
  resultOf(await action(routeArgs('/account/favourites', { form, cookie })))

async function somebody() {
  const { id, email } = await makeAccount()
  return { id, cookie: await signedIn(email) }
}

test('a plain form adds a favourite, saves its note and removes it', async () => {
  const { id, cookie } = await somebody()
  expect(await send({ intent: 'add', schoolId: 'a' }, cookie)).toMatchObject({
    status: 302,
    location: '/account/favourites',
  })
  const note = 'x'.repeat(998) + '\r\n'.repeat(1) + 'y'.repeat(1001)
  await send({ intent: 'note:a', schoolId: 'a', note, visitOn: '2026-11-28' }, cookie)
  const { favourites } = await loader(routeArgs('/account/favourites', { cookie }))
  expect(favourites).toMatchObject([{ id: 'a', note: note.replace('\r', ''), visitOn: '2026-11-28' }])
  await send({ intent: 'note:a', schoolId: 'a', note: '', visitOn: '' }, cookie)
  expect(await listFavourites(id)).toMatchObject([{ note: '', visitOn: null }])
  await send({ intent: 'remove:a', schoolId: 'a' }, cookie)
  expect(await listFavourites(id)).toEqual([])
})

test.each([
  ['a note that is too long', { note: 'x'.repeat(2001) }, 'note', 'field.tooLong'],
  ['a day that there is not', { visitOn: '2026-02-30' }, 'visitOn', 'field.dateInvalid'],
  ['what is no date', { visitOn: 'morgen' }, 'visitOn', 'field.dateInvalid'],
])('%s is refused beside its field, and what was typed comes back', async (_, typed, field, message) => {
  const { id, cookie } = await somebody()
  await addFavourites(id, ['a'])
  const { status, data } = await send({ intent: 'note:a', schoolId: 'a', note: 'bleibt', ...typed }, cookie)
  expect(status).toBe(400)
  expect(data?.result).toMatchObject({ error: { [field]: [message] }, initialValue: typed })
  expect(await listFavourites(id)).toMatchObject([{ note: '', visitOn: null }])
})

test('unknown schools and too many favourites are refused with a message', async () => {
  const { id, cookie } = await somebody()
  const unknown = await send({ intent: 'add', schoolId: 'nowhere' }, cookie)
  expect([unknown.status, unknown.data?.code]).toEqual([404, 'school_unknown'])
  await addFavourites(id, MANY)
  const full = await send({ intent: 'add', schoolId: 'a' }, cookie)
  expect([full.status, full.data?.code]).toEqual([409, 'favourites_full'])
  expect((await send({ intent: 'add' }, cookie)).status).toBe(400)
})

test('export and erasure include it', () => {
  expect(PERSONAL_DATA.map((kind) => kind.name)).toContain('favourites')
})
