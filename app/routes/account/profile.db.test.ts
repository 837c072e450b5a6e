import { afterEach, expect, test, vi } from 'vitest'
import { findProfile } from '#app/features/accounts/me/profile.server.ts'
import { sessionCookieName } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { currentSession } from '../session.server.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './profile.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await removeAccounts()
})

const contact = {
  phone: '+49 1',
  website: 'https://a.example',
  address: 'Weg 1',
  city: 'Köln',
  postalCode: '50667',
  country: 'DE',
}
const send = async (form: Record<string, string>, cookie?: string) =>
  resultOf(await action(routeArgs('/account', { form, cookie })))

test('name, contact and language are saved, with a message for the next page', async () => {
  const { id, email } = await makeAccount()
  const cookie = await signedIn(email)
  const done = [
    await send({ intent: 'name', fullName: ' Marta Keller ' }, cookie),
    await send({ intent: 'contact', ...contact }, cookie),
    await send({ intent: 'language', locale: 'it' }, cookie),
  ]
  expect(done.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([302, '/account']))
  expect(done.map(({ cookies }) => cookies[0]?.split(';')[0])).toEqual([
    'message=profileUpdated',
    'message=contactUpdated',
    'message=languageSaved',
  ])
  expect(await findProfile(id)).toMatchObject({ fullName: 'Marta Keller', ...contact })
})

test('characters that the database cannot keep are left out', async () => {
  const { id, email } = await makeAccount()
  const { status } = await send({ intent: 'name', fullName: 'Mar\0ta\uD800' }, await signedIn(email))
  expect([status, (await findProfile(id)).fullName]).toEqual([302, 'Marta\uFFFD'])
})

test('the plan, the picture and other people are no fields', async () => {
  const [mine, other] = [await makeAccount(), await makeAccount()]
  const evil = {
    subscription_type: 'premium',
    subscriptionType: 'premium',
    avatar_url: '/x',
    id: other.id,
    userId: other.id,
  }
  await send({ intent: 'contact', ...contact, ...evil }, await signedIn(mine.email))
  expect(await findProfile(mine.id)).toMatchObject({ subscriptionType: 'free', avatarUrl: null, phone: '+49 1' })
  expect(await findProfile(other.id)).toMatchObject({ phone: '' })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'a.example', 'https://'])('%s is no website', async (website) => {
  const { email } = await makeAccount()
  const { status, data } = await send({ intent: 'contact', ...contact, website }, await signedIn(email))
  expect([status, data?.result?.error]).toEqual([400, { website: ['field.urlInvalid'] }])
  expect(data?.result?.initialValue).toMatchObject({ website, city: 'Köln' })
})

test('a missing, a forged and an expired session are told apart, and the values typed are kept', async () => {
  const form = { intent: 'name', fullName: 'Marta' }
  const cookie = await signedIn((await makeAccount()).email)
  const codes = [await send(form), await send(form, `${sessionCookieName()}=made.up`)]
  await db().deleteFrom('sessions').execute()
  codes.push(await send(form, cookie))
  expect(codes.map(({ status, data }) => [status, data?.code])).toEqual([
    [400, 'session_missing'],
    [403, 'invalid_jwt'],
    [403, 'session_not_found'],
  ])
  for (const { data } of codes) expect(data?.result?.initialValue).toMatchObject({ fullName: 'Marta' })
})

test('when something fails, the form says so and keeps the values typed', async () => {
  const cookie = await signedIn((await makeAccount()).email)
  vi.spyOn(db(), 'updateTable').mockImplementation(() => {
    throw new Error('the database is away')
  })
  const { status, data } = await send({ intent: 'name', fullName: 'Marta' }, cookie)
  expect([status, data?.code]).toEqual([500, 'unexpected'])
  expect(data?.result?.initialValue).toMatchObject({ fullName: 'Marta' })
  expect(JSON.stringify(data)).not.toContain('database')
  vi.spyOn(db(), 'transaction').mockImplementation(() => {
    throw new Error('the database is away')
  })
  expect((await send({ intent: 'remove-picture' }, cookie)).data?.code).toBe('image_delete')
})

test('reading needs a session and comes back to the page', async () => {
  const away = await loader(routeArgs('/en/account?a=b')).catch((thrown: unknown) => thrown)
  expect(resultOf(away).location).toBe('/en/auth?next=%2Fen%2Faccount%3Fa%3Db')
  expect(await currentSession(routeArgs('/account'))).toBeNull()
})
