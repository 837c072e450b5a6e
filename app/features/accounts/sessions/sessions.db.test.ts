import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { makeAccount, removeAccounts, sessionOf, signedIn, visitor } from '../testing/accounts.ts'
import { endOwnSession, signOut } from './end-sessions.server.ts'
import { listSessions } from './list-sessions.server.ts'
import { findSession, renewSession } from './session.server.ts'
import { sessionCookieName } from './session-cookie.server.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await removeAccounts()
})

const stateOf = async (cookie: string) => (await findSession(cookie)).state

test.each([
  ['this', [false, true, true]],
  ['others', [true, false, true]],
  ['all', [false, false, true]],
  ['anything else', [false, true, true]],
])('signing out of %s ends no more and no less, and nobody else', async (scope, alive) => {
  const { email } = await makeAccount()
  const cookies = [await signedIn(email), await signedIn(email), await signedIn((await makeAccount()).email)]
  expect(await signOut(cookies[0]!, scope)).toBe(scope === 'others')
  const states = await Promise.all(cookies.map(stateOf))
  expect(states.map((state) => state.kind === 'signed-in')).toEqual(alive)
})

test.each(['this', 'others', 'all'])(
  'with the first factor alone, signing out of %s ends this session only',
  async (scope) => {
    const { id, email } = await makeAccount()
    const full = await signedIn(email)
    await db().updateTable('sessions').set({ second_factor_at: new Date() }).execute()
    await db().insertInto('second_factors').values({ user_id: id, secret: 'x', confirmed_at: new Date() }).execute()
    const half = await signedIn(email)
    expect(await signOut(half, scope)).toBe(false)
    expect(await stateOf(half)).toMatchObject({ kind: 'none' })
    expect(await stateOf(full)).toMatchObject({ kind: 'signed-in' })
  },
)

test('signing out without a session, or with one that was made up, changes nothing', async () => {
  const cookie = await signedIn((await makeAccount()).email)
  expect(await signOut(null, 'all')).toBe(false)
  expect(await signOut(`${sessionCookieName()}=made.up`, 'all')).toBe(false)
  expect(await stateOf(cookie)).toMatchObject({ kind: 'signed-in' })
})

test('somebody else cannot end my session', async () => {
  const mine = await signedIn((await makeAccount()).email)
  const { id } = await sessionOf(mine)
  const other = await makeAccount()
  await endOwnSession(other.id, id)
  expect(await stateOf(mine)).toMatchObject({ kind: 'signed-in' })
})

test('no cookie, a forged one and one whose session is over are told apart, and none is let in', async () => {
  const cookie = await signedIn((await makeAccount()).email)
  expect(await stateOf('')).toEqual({ kind: 'none', reason: 'missing' })
  expect(await stateOf('theme=dark')).toEqual({ kind: 'none', reason: 'missing' })
  const [name, value = ''] = cookie.split('=', 2)
  const [token = '', signature] = decodeURIComponent(value).split('.')
  for (const forged of [`${token}x.${signature}`, token, `${token}.`, `.${signature}`, '%E0%A4%A', ''])
    expect(await stateOf(`${name}=${forged}`)).toEqual({ kind: 'none', reason: 'invalid' })
  await db().updateTable('sessions').set({ expires_at: new Date() }).execute()
  expect(await stateOf(cookie)).toEqual({ kind: 'none', reason: 'ended' })
})

test('another role holds from the next request on', async () => {
  const { id, email } = await makeAccount()
  const cookie = await signedIn(email)
  await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute()
  expect(await stateOf(cookie)).toMatchObject({ session: { givenRole: 'moderator' } })
  await db().updateTable('users').set({ role: 'user' }).where('id', '=', id).execute()
  expect(await stateOf(cookie)).toMatchObject({ session: { givenRole: 'user' } })
})

test('without a cookie the database is not asked; with one, once', async () => {
  const cookie = await signedIn((await makeAccount()).email)
  const select = vi.spyOn(db(), 'selectFrom')
  await findSession(null)
  await findSession('theme=dark')
  await findSession(`${sessionCookieName()}=made.up`)
  expect(select).toHaveBeenCalledTimes(0)
  await findSession(cookie)
  expect(select).toHaveBeenCalledTimes(1)
})

test('a session in use is renewed once a day', async () => {
  const cookie = await signedIn((await makeAccount()).email)
  expect((await findSession(cookie)).renewal).toBeUndefined()
  const old = new Date(Date.now() - 25 * 3600_000)
  await db()
    .updateTable('sessions')
    .set({ updated_at: old, expires_at: new Date(Date.now() + 60_000) })
    .execute()
  const { state, renewal } = await findSession(cookie)
  expect(renewal).toContain(`${cookie};`)
  if (state.kind !== 'none') await renewSession(state.session.id)
  const { expires_at } = await db().selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 13 * 24 * 3600_000)
  expect((await findSession(cookie)).renewal).toBeUndefined()
})

test('the list shows the sessions of one person, the one in use first', async () => {
  const { id, email } = await makeAccount()
  await signedIn((await makeAccount()).email)
  const { id: current } = await sessionOf(await signedIn(email))
  await signedIn(email, { ...visitor, userAgent: 'curl/8.0' })
  expect(await listSessions(id, current)).toMatchObject([
    { id: current, device: 'Firefox · Linux', address: visitor.address, current: true },
    { device: null, current: false },
  ])
})
