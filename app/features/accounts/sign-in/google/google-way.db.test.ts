import { afterAll, afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { startGoogleBrowser } from '../../testing/google-browser.ts'
import { CLIENT_ID } from '../../testing/openid-provider.ts'
import { redeemState } from './provider-state.server.ts'

// The way to Google and back: which answers of a browser are accepted.

const { provider, leave, comeBack, reset } = await startGoogleBrowser()
afterEach(reset)
afterAll(() => provider.stop())

test('the browser is sent with state, nonce and the challenge of PKCE, each time others', async () => {
  const [one, two] = [new URL((await leave()).address), new URL((await leave()).address)]
  expect(one.origin + one.pathname).toBe(`${provider.issuer}/authorize`)
  expect(one.searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(name)).toMatch(/^[\w-]{32,}$/)
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
  }
  expect(one.searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
  })
  // Only Google is sure to know how to let a person choose an account.
  expect(one.searchParams.get('prompt')).toBeNull()
})

test('the state is tied to the browser by a cookie, and what belongs to it is kept for ten minutes', async () => {
  const { address, cookies } = await leave()
  const state = new URL(address).searchParams.get('state')
  expect(cookies).toEqual([`aulario.state=${state}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax`])
  const kept = await db().selectFrom('verifications').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(state)
  const [{ expires_at, created_at } = { expires_at: new Date(), created_at: new Date() }] = kept
  expect(expires_at.getTime() - created_at.getTime()).toBe(10 * 60_000)
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

test('a state lasts ten minutes', async () => {
  const { address, cookie } = await leave()
  await db().updateTable('verifications').set({ expires_at: new Date() }).execute()
  const answer = await comeBack(provider.authorize(address), cookie)
  expect(answer.headers.get('location')).toBe('/auth?failure=google_failed')
})

test('another browser does not use up the state of the one that left', async () => {
  const { address, cookie } = await leave()
  const back = provider.authorize(address)
  await comeBack(back, 'aulario.state=made-up')
  expect((await comeBack(back, cookie)).headers.get('location')).toBe('/account')
})

test.each(['', '?state=', '?state=%00', '?code=x&state=y', '?state=a&state=b', '?error=access_denied'])(
  'an address that nobody was sent to (%j) leads back to the log-in',
  async (query) => {
    const answer = await comeBack(`http://localhost:3000/api/auth/callback/google${query}`, 'aulario.state=')
    expect(answer.headers.get('location')).toBe('/auth?failure=google_failed')
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token=')
  },
)

test('an answer in the name of another provider is refused', async () => {
  const { address, cookie } = await leave()
  const answer = await comeBack(`${provider.authorize(address)}&iss=https%3A%2F%2Fevil.example`, cookie)
  expect(answer.headers.get('location')).toBe('/auth?failure=google_failed')
})

test('of an answer that comes twice at the same time one opens a session', async () => {
  const { address, cookie } = await leave()
  const back = provider.authorize(address)
  const answers = await Promise.all([comeBack(back, cookie), comeBack(back, cookie)])
  expect(answers.map(({ headers }) => headers.get('location')).sort()).toEqual([
    '/account',
    '/auth?failure=google_failed',
  ])
})

test('of many uses of a state at the same time one gets what was kept', async () => {
  const { address, cookie } = await leave()
  const state = new URL(address).searchParams.get('state') ?? ''
  const found = await Promise.all(Array.from({ length: 8 }, () => redeemState(state, cookie)))
  expect(found.filter((one) => one && 'codeVerifier' in one)).toHaveLength(1)
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

test('a verifier that does not belong to the challenge is refused', async () => {
  const { address, cookie } = await leave()
  const back = provider.authorize(address)
  const kept = await db().selectFrom('verifications').select('value').executeTakeFirstOrThrow()
  const value = JSON.stringify({ ...JSON.parse(kept.value), codeVerifier: 'x'.repeat(43) })
  await db().updateTable('verifications').set({ value }).execute()
  expect((await comeBack(back, cookie)).headers.get('location')).toContain('failure=google_failed')
})

test.each(['access_denied', 'constructor', '__proto__'])('saying no (%s) leads back to the log-in', async (error) => {
  const { address, cookie } = await leave()
  const state = new URL(address).searchParams.get('state')
  const answer = await comeBack(`http://localhost:3000/api/auth/callback/google?error=${error}&state=${state}`, cookie)
  expect(answer.headers.get('location')).toBe('/auth?failure=google_failed')
})

test('a failure leads to the page that it began on, in its language, and takes the state away', async () => {
  provider.settings.tampering = { otherKey: true }
  const { address, cookie } = await leave({ next: '/fr/account', locale: 'fr' })
  const back = provider.authorize(address)
  expect((await comeBack(back, '')).headers.get('location')).toBe('/fr/auth?failure=google_failed')
  const answer = await comeBack(back, cookie)
  expect(answer.headers.get('location')).toBe('/fr/auth?failure=google_failed')
  expect(answer.headers.getSetCookie()).toEqual(['aulario.state=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
})
