import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { confirmSecondFactor } from '../second-factor/second-factor.server.ts'
import { beginSecondFactor } from '../second-factor/set-up.server.ts'
import { codeAt } from '../second-factor/totp.server.ts'
import { findSession } from '../sessions/find-session.server.ts'
import { cookieOf, makeAccount, removeAccounts, sessionOf, signedIn, visitor } from '../testing/accounts.ts'
import { CLIENT_ID, CLIENT_SECRET, person, startOpenIdProvider } from '../testing/openid-provider.ts'
import { resetAuth } from './auth.server.ts'
import { finishGoogle, startGoogle } from './google.server.ts'

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>

beforeAll(async () => {
  provider = await startOpenIdProvider()
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID
  process.env.GOOGLE_CLIENT_SECRET = CLIENT_SECRET
  process.env.GOOGLE_ISSUER = provider.issuer
  resetAuth()
})
afterEach(async () => {
  provider.settings.person = person()
  provider.settings.tampering = {}
  await removeAccounts()
})
afterAll(() => provider.stop())

/** Presses the button. @returns address at the provider, and the Cookie header of the browser from then on */
async function leave(next = '/account') {
  const answer = await startGoogle({ next, locale: 'de', visitor })
  const cookies = answer.headers.getSetCookie()
  return { address: answer.headers.get('location')!, cookie: cookies.map(cookieOf).join('; '), cookies }
}

const comeBack = (address: string, cookie: string) =>
  finishGoogle(new Request(address, { headers: { cookie } }), visitor)

/** Goes all the way. @returns path where the browser ends, and the Cookie header of its session, if there is one */
async function goThrough(next?: string) {
  const { address, cookie } = await leave(next)
  const answer = await comeBack(provider.authorize(address), cookie)
  const session = answer.headers.getSetCookie().find((value) => value.includes('session_token='))
  const target = new URL(answer.headers.get('location')!, 'http://localhost:3000')
  return { path: target.pathname + target.search, session: session ? cookieOf(session) : null }
}

const users = () => db().selectFrom('users').selectAll().execute()

test('the browser is sent with state, nonce and the challenge of PKCE, each time others', async () => {
  const [one, two] = [new URL((await leave()).address), new URL((await leave()).address)]
  expect(one.origin + one.pathname).toBe(`${provider.issuer}/authorize`)
  expect(one.searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(name)).toMatch(/^[\w-]{32,}$/)
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
  }
  expect(one.searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
})

test('a new person gets account, profile and session; nothing of the tokens is kept', async () => {
  const { path, session } = await goThrough()
  expect(path).toBe('/account')
  expect((await findSession(session)).state).toMatchObject({
    kind: 'signed-in',
    session: { email: 'marta.google@post.example', fullName: 'Marta Google' },
  })
  expect(await users()).toMatchObject([{ email_verified: true }])
  const [method] = await db().selectFrom('sign_in_methods').selectAll().execute()
  expect(method).toMatchObject({ provider_id: 'google', access_token: null, refresh_token: null, id_token: null })
})

test('coming again is the same account', async () => {
  await goThrough()
  expect((await goThrough()).session).not.toBeNull()
  expect(await users()).toHaveLength(1)
})

test('an account with the same confirmed address is the same person', async () => {
  const { id } = await makeAccount({ email: person().email })
  const { session } = await goThrough()
  expect((await findSession(session)).state).toMatchObject({ session: { userId: id } })
})

test('an address that the provider did not confirm opens nothing', async () => {
  provider.settings.person = person({ email_verified: false })
  await makeAccount({ email: person().email })
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_not_linked', session: null })
  await db().deleteFrom('users').execute()
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_not_linked', session: null })
  expect(await users()).toEqual([])
})

test.each([
  ['another nonce', { nonce: 'x'.repeat(32) }],
  ['a token for another program', { audience: 'somebody-else' }],
  ['a token of another issuer', { issuer: 'https://evil.example' }],
  ['a token that somebody else signed', { otherKey: true }],
])('%s is refused', async (_, tampering) => {
  provider.settings.tampering = tampering
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_failed', session: null })
  expect(await users()).toEqual([])
})

test('an answer that another browser began with is refused', async () => {
  const attacker = await leave()
  const victim = await leave()
  const answer = await comeBack(provider.authorize(attacker.address), victim.cookie)
  expect(answer.headers.get('location')).toContain('failure=google_failed')
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token=')
  const bare = await comeBack(provider.authorize((await leave()).address), '')
  expect(bare.headers.get('location')).toContain('failure=google_failed')
})

test('an answer works once', async () => {
  const { address, cookie } = await leave()
  const back = provider.authorize(address)
  await comeBack(back, cookie)
  expect((await comeBack(back, cookie)).headers.get('location')).toContain('failure=google_failed')
})

test('a code without its verifier is worth nothing', async () => {
  const one = await leave()
  const two = await leave()
  const stolen = new URL(provider.authorize(one.address)).searchParams.get('code')
  const back = new URL(provider.authorize(two.address))
  back.searchParams.set('code', stolen ?? '')
  expect((await comeBack(back.href, two.cookie)).headers.get('location')).toContain('failure=google_failed')
})

test.each(['access_denied', 'constructor', '__proto__'])('saying no (%s) leads back to the log-in', async (error) => {
  const { address, cookie } = await leave()
  const state = new URL(address).searchParams.get('state')
  const answer = await comeBack(`http://localhost:3000/api/auth/callback/google?error=${error}&state=${state}`, cookie)
  expect(answer.headers.get('location')).toBe('/auth?failure=google_failed')
})

test('Google never skips the second factor', async () => {
  const { email } = await makeAccount({ email: person().email, role: 'admin' })
  const staff = await sessionOf(await signedIn(email))
  const { secret } = await beginSecondFactor(staff)
  await confirmSecondFactor(staff, codeAt(secret), visitor)
  const { path, session } = await goThrough('/account/data')
  expect(path).toBe('/auth/second-factor?next=%2Faccount%2Fdata')
  expect((await findSession(session)).state).toMatchObject({ kind: 'second-factor', session: { role: 'user' } })
})

test('nor does it give staff their rights without one', async () => {
  await makeAccount({ email: person().email, role: 'moderator' })
  const { session } = await goThrough()
  expect((await findSession(session)).state).toMatchObject({ session: { role: 'user', givenRole: 'moderator' } })
})

test.each([
  ['account_banned', { banned_at: new Date() }],
  ['account_deleted', { erase_after: new Date(Date.now() + 1000) }],
])('%s holds for this way too', async (code, lock) => {
  const { id } = await makeAccount({ email: person().email })
  await db().updateTable('users').set(lock).where('id', '=', id).execute()
  expect(await goThrough()).toEqual({ path: `/auth?failure=${code}`, session: null })
})

test('a name from Google is cleaned like one that was typed; an unreadable one is none', async () => {
  provider.settings.person = { ...person(), name: ' Marta\u202e \u200b Google ' }
  await goThrough()
  provider.settings.person = { ...person(), sub: 'other', email: 'other@post.example', name: '\u200b12' }
  await goThrough()
  expect((await users()).map(({ name }) => name).sort()).toEqual(['', 'Marta Google'])
})
