import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceCookieIn, knownDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  tokenIn,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action as signInAction } from './auth.tsx'
import { action as forgotAction } from './forgot.tsx'
import { action as resetAction } from './links/reset.tsx'

// Strangers' attempts for an address that is not theirs, and what they leave to its owner.

// What is slowed down sleeps.
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>()
  return { ...real, setTimeout: vi.fn(real.setTimeout) }
})

afterEach(async () => {
  vi.mocked(sleep).mockClear()
  await removeAccounts()
})

const WRONG = 'Falsches Passwort 12'
const STRANGER = '198.51.100.9'
const OWNER = '203.0.113.7'

async function send(email: string, { password = PASSWORD, cookie = '', address = OWNER } = {}) {
  const form = { intent: 'sign-in', email, password }
  vi.mocked(sleep).mockClear()
  const answer = resultOf(await signInAction(routeArgs('/auth', { form, cookie, address })))
  return { ...answer, slowed: vi.mocked(sleep).mock.calls.length > 0 }
}

const forgot = async (email: string, address: string, cookie = '') =>
  resultOf(await forgotAction(routeArgs('/auth/forgot', { form: { email }, address, cookie }))).status

/** Signs in and out again. @returns Cookie header of the browser, which is known afterwards */
async function knownBrowser(email: string): Promise<string> {
  const { cookies } = await send(email)
  const kept = cookies.map(cookieOf).filter((cookie) => !cookie.includes('session_token='))
  return kept.join('; ')
}

const setPoints = (points: number, scope = '') =>
  db().updateTable('attempt_counts').set({ points }).where('key', 'like', `%${scope}%`).execute()

test('a browser that signed in before is neither locked nor slowed by wrong passwords from anywhere', async () => {
  const { email } = await makeAccount()
  const cookie = await knownBrowser(email)
  await send(email, { password: WRONG, address: STRANGER })
  await send(email, { password: WRONG })
  await setPoints(1000)
  const { status, slowed } = await send(email, { cookie })
  expect(status).toBe(302)
  expect(slowed).toBe(false)
})

test('a network without attempts is not slowed by those of others', async () => {
  const { email } = await makeAccount()
  await send(email, { password: WRONG, address: STRANGER })
  await setPoints(50, 'sign-in:account')
  expect((await send(email)).slowed).toBe(false)
  await setPoints(5, 'sign-in:pair')
  expect((await send(email, { password: WRONG, address: STRANGER })).slowed).toBe(true)
})

test('a browser that signed in before has its own ten attempts', async () => {
  const { email } = await makeAccount()
  const cookie = await knownBrowser(email)
  await send(email, { password: WRONG, cookie })
  expect(await setPoints(10, 'sign-in:device')).toMatchObject([{ numUpdatedRows: 1n }])
  expect((await send(email, { cookie })).status).toBe(429)
  // Without its cookie it counts as any browser of its network.
  expect((await send(email)).status).toBe(302)
})

test.each(['of another account', 'changed', 'before the password changed'])(
  'a cookie %s changes nothing',
  async (kind) => {
    const { id, email } = await makeAccount()
    const other = await makeAccount()
    const own = await knownBrowser(kind === 'of another account' ? other.email : email)
    const cookie = kind === 'changed' ? `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}` : own
    if (kind.startsWith('before'))
      await db().updateTable('users').set({ device_generation: 1 }).where('id', '=', id).execute()
    await send(email, { password: WRONG, address: STRANGER })
    await setPoints(1000, 'sign-in:account')
    expect((await send(email, { cookie })).status).toBe(429)
  },
)

test('the mailed link for a new password makes its browser known, so that nobody can lock the person out', async () => {
  const { email } = await makeAccount()
  await forgot(email, OWNER)
  const token = tokenIn((await waitingMails())[0]?.props.url)
  const newPassword = 'Kreidestaub und Schwamm'
  const { cookies } = resultOf(await resetAction(routeArgs('/auth/reset', { form: { token, newPassword } })))
  const cookie = cookieOf(cookies.find((one) => one.startsWith('aulario.device='))!)
  await send(email, { password: WRONG, address: STRANGER })
  await setPoints(1000)
  expect((await send(email, { password: newPassword })).status).toBe(429)
  expect((await send(email, { password: newPassword, cookie })).status).toBe(302)
})

test('the password alone makes no browser known to an account with a second factor', async () => {
  const { id, email } = await makeAccount()
  await db().insertInto('second_factors').values({ user_id: id, secret: 'x', confirmed_at: new Date() }).execute()
  const { location, cookies } = await send(email)
  expect(location).toContain('/auth/second-factor')
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['aulario.session_token'])
})

test('a browser is known to the last three accounts, and its cookie names none of them', async () => {
  let cookie = ''
  const people = [await makeAccount(), await makeAccount(), await makeAccount(), await makeAccount()]
  for (const { email } of people) {
    const { cookies } = await send(email, { cookie })
    const set = cookies.find((one) => one.startsWith('aulario.device='))!
    expect(set).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    cookie = cookieOf(set)
  }
  expect(cookie.split('~')).toHaveLength(3)
  expect(cookie).not.toMatch(/person|post|@/)
  const known = await Promise.all(people.map(({ email }) => knownDevice({ device: deviceCookieIn(cookie) }, email)))
  expect(known.map((device) => device !== undefined)).toEqual([false, true, true, true])
})

test('requests of a stranger do not prevent the mail with the link for a new password', async () => {
  const { email } = await makeAccount()
  for (let tries = 0; tries < 5; tries++) await forgot(email, STRANGER)
  await db().deleteFrom('mailed_links').execute()
  expect(await forgot(email, OWNER)).toBe(200)
  expect(await db().selectFrom('mailed_links').selectAll().execute()).toHaveLength(1)
})

test('a known browser gets its mail even when the address has reached its limit', async () => {
  const { email } = await makeAccount()
  const cookie = await knownBrowser(email)
  await forgot(email, STRANGER)
  await setPoints(1000, 'address')
  await forgot(email, '198.51.100.10')
  await setPoints(1000, 'reserve')
  expect(await forgot(email, OWNER)).toBe(429)
  expect(await forgot(email, OWNER, cookie)).toBe(200)
})

test('strangers with many networks can cause at most twenty mails an hour to an address, known or not', async () => {
  const { email } = await makeAccount()
  const networks = Array.from({ length: 30 }, (_, at) => `198.51.100.${at + 10}`)
  const statusesFor = async (address: string) => {
    const statuses: number[] = []
    // Four networks use up the shared limit; the others make their first attempt.
    for (const network of networks.slice(0, 4))
      statuses.push(...(await Promise.all(Array.from({ length: 5 }, () => forgot(address, network)))).sort())
    statuses.push(...(await Promise.all(networks.slice(4).map((network) => forgot(address, network)))).sort())
    return statuses
  }
  const [known, unknown] = [await statusesFor(email), await statusesFor('nobody@post.example')]
  expect(known.filter((status) => status === 200)).toHaveLength(20)
  expect(unknown).toEqual(known)
  expect((await waitingMails()).filter(({ template }) => template === 'reset-password')).toHaveLength(20)
})
