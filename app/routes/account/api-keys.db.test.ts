import { afterEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { findKey, listKeys } from '#app/features/api/keys/keys.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './api-keys.tsx'

afterEach(removeAccounts)

const send = async (form: Record<string, string>, cookie?: string) =>
  resultOf(await action(routeArgs('/account/api-keys', { form, cookie })))
async function somebody() {
  const { id, email } = await makeAccount()
  return { id, cookie: await signedIn(email) }
}
const madeBy = async (cookie: string, name = 'Stadtplan') =>
  ((await send({ intent: 'make', name }, cookie)).data as { madeKey?: string } | undefined)?.madeKey ?? ''

test('a key is shown once, stored as a hash, and revoked', async () => {
  const { id, cookie } = await somebody()
  const key = await madeBy(cookie)
  expect(key).toMatch(/^aulario_[\w-]{43}$/)
  const [listed] = await listKeys(id)
  expect(await findKey(key)).toBe(listed?.id)
  const rows = await db().selectFrom('api_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(await loader(routeArgs('/account/api-keys', { cookie })))).not.toContain(key)
  expect(await send({ intent: 'revoke:x', keyId: listed?.id ?? '' }, cookie)).toMatchObject({ status: 302 })
  expect(await findKey(key)).toBeUndefined()
})

test('only its owner sees and revokes a key; without a session nothing is made', async () => {
  const owner = await somebody()
  const stranger = await somebody()
  const key = await madeBy(owner.cookie)
  const [listed] = await listKeys(owner.id)
  await send({ intent: 'revoke', keyId: listed?.id ?? '' }, stranger.cookie)
  expect(await findKey(key)).toBe(listed?.id)
  expect(await listKeys(stranger.id)).toEqual([])
  expect((await send({ intent: 'make', name: 'x' })).data).toMatchObject({ code: 'session_missing' })
  await expect(loader(routeArgs('/account/api-keys'))).rejects.toMatchObject({ status: 302 })
})

test.each([
  ['no name', { name: ' ' }, 'apiKeys.name.missing'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'field.tooLong'],
])('%s is refused beside its field', async (_, typed, message) => {
  const { cookie } = await somebody()
  const { status, data } = await send({ intent: 'make', ...typed }, cookie)
  expect(status).toBe(400)
  expect(data?.result).toMatchObject({ error: { name: [message] } })
})

test('the sixth key is refused with a message', async () => {
  const { cookie } = await somebody()
  for (let made = 0; made < 5; made++) await madeBy(cookie)
  expect((await send({ intent: 'make', name: 'x' }, cookie)).data).toMatchObject({ code: 'keys_full' })
})

test('keys are part of the export of personal data, without themselves, and end with the account', async () => {
  const { id, cookie } = await somebody()
  const key = await madeBy(cookie)
  const exported = await PERSONAL_DATA.find(({ name }) => name === 'api_keys')?.read(id)
  expect(exported).toMatchObject([{ name: 'Stadtplan', requests: 0 }])
  expect(JSON.stringify(exported)).not.toContain(key)
  await db().deleteFrom('users').where('id', '=', id).execute()
  expect(await findKey(key)).toBeUndefined()
})
