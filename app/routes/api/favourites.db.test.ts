import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { routeArgs } from '../testing/route-args.ts'
import { action, loader } from './favourites.ts'

const MANY = Array.from({ length: 101 }, (_, index) => `many-${index}`)

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b', ...MANY].map((id) => schoolRow({ id, name: `Schule ${id}` })))
    .execute()
})
afterEach(removeAccounts)

const path = '/api/shortlist'
const send = (form: Record<string, string>, cookie?: string) => action(routeArgs(path, { form, cookie }))
const somebody = async () => signedIn((await makeAccount()).email)

test('without a session no list can be read or changed', async () => {
  expect((await loader(routeArgs(path))).status).toBe(401)
  expect((await send({ add: 'a' })).status).toBe(401)
  expect(await db().selectFrom('favourites').selectAll().execute()).toEqual([])
})

test('a list of the device is added to the account, each keeps its own, and no cache stores it', async () => {
  const [mine, theirs] = [await somebody(), await somebody()]
  await send({ add: 'a' }, mine)
  const merged = await send({ add: 'a,b,nowhere,\0' }, mine)
  expect((await merged.json()).schools).toHaveLength(2)
  expect(merged.headers.get('cache-control')).toBe('private, no-store')
  expect((await (await loader(routeArgs(path, { cookie: theirs }))).json()).schools).toEqual([])
  expect(await (await send({ remove: 'b' }, mine)).json()).toEqual({
    schools: [{ id: 'a', name: 'Schule a' }],
    refused: [],
  })
})

test('favourites beyond the limit are named', async () => {
  const cookie = await somebody()
  await send({ add: MANY.slice(0, 100).join() }, cookie)
  expect((await (await send({ add: 'many-100' }, cookie)).json()).refused).toEqual(['many-100'])
})
