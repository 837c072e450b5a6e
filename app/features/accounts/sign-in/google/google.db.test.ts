import { afterAll, afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { findSession } from '../../sessions/session.server.ts'
import { cookieOf, makeAccount, PASSWORD, sessionOf, signedIn, visitor, waitingMails } from '../../testing/accounts.ts'
import { startGoogleBrowser } from '../../testing/google-browser.ts'
import { person } from '../../testing/openid-provider.ts'
import { confirmSecondFactor } from '../second-factor/second-factor.server.ts'
import { beginSecondFactor } from '../second-factor/set-up.server.ts'
import { codeAt } from '../second-factor/totp.server.ts'
import { signIn } from '../sign-in.server.ts'

// Whom an identity from Google signs in, and to which account.

const { provider, leave, comeBack, goThrough, reset } = await startGoogleBrowser()
afterEach(reset)
afterAll(() => provider.stop())

const users = () => db().selectFrom('users').selectAll().execute()

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

test('a new person gets mails in the language of the page', async () => {
  await goThrough({ next: '/fr', locale: 'fr' })
  expect(await users()).toMatchObject([{ locale: 'fr' }])
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

test('it is linked at once where Google gives out the address, and a mail says so', async () => {
  for (const identity of [person(), person({ email: 'marta@gmail.com', hd: '', sub: 'gmail' })]) {
    provider.settings.person = identity
    await makeAccount({ email: identity.email })
    expect((await goThrough()).path).toBe('/account')
    expect((await waitingMails())[0]).toMatchObject({ template: 'google-linked', to: identity.email })
  }
})

test('elsewhere an account is linked only after its password, and only in the browser that came from Google', async () => {
  provider.settings.person = person({ hd: '' })
  const { email } = await makeAccount({ email: person().email })
  const { address, cookie } = await leave({ next: '/account/data' })
  const answer = await comeBack(provider.authorize(address), cookie)
  expect(answer.headers.get('location')).toBe('/auth?failure=google_needs_password&next=%2Faccount%2Fdata')
  expect(answer.headers.getSetCookie().some((one) => one.includes('session_token='))).toBe(false)
  const linked = () => db().selectFrom('sign_in_methods').where('provider_id', '=', 'google').selectAll().execute()
  await signedIn(email)
  expect(await linked()).toEqual([])

  const browser = answer.headers.getSetCookie().map(cookieOf).join('; ')
  const other = await makeAccount()
  await signIn({ email: other.email, password: PASSWORD }, visitor, browser)
  expect(await linked()).toEqual([])

  provider.settings.person = person({ hd: '' })
  const again = await leave()
  const kept = (await comeBack(provider.authorize(again.address), again.cookie)).headers.getSetCookie().map(cookieOf)
  await expect(signIn({ email, password: 'Falsches Passwort' }, visitor, kept.join('; '))).rejects.toThrow()
  expect(await linked()).toEqual([])
  await signIn({ email, password: PASSWORD }, visitor, kept.join('; '))
  expect(await linked()).toMatchObject([{ account_id: person().sub }])
  expect((await waitingMails())[0]).toMatchObject({ template: 'google-linked', to: email })
  expect((await goThrough()).path).toBe('/account')
})

test('an account without a password, whose person cannot be known, is not linked', async () => {
  provider.settings.person = person({ hd: '' })
  const { id } = await makeAccount({ email: person().email })
  await db().deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_not_linked', session: null })
})

test('a new account counts as proved only where Google gives out the address', async () => {
  await goThrough()
  expect(await users()).toMatchObject([{ address_proved: true }])
  provider.settings.person = person({ sub: 'other', email: 'other@post.example', hd: '' })
  await goThrough()
  const other = db().selectFrom('users').select('address_proved').where('email', '=', 'other@post.example')
  expect(await other.executeTakeFirst()).toEqual({ address_proved: false })
})

test('an address that the provider did not confirm opens nothing', async () => {
  provider.settings.person = person({ email_verified: false })
  await makeAccount({ email: person().email })
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_unverified', session: null })
  await db().deleteFrom('users').execute()
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_unverified', session: null })
  expect(await users()).toEqual([])
})

test('a text that says true or false is no confirmation', async () => {
  for (const email_verified of ['false', 'true', 1]) {
    provider.settings.tampering = { claims: { email_verified } }
    expect(await goThrough()).toEqual({ path: '/auth?failure=google_unverified', session: null })
  }
  expect(await users()).toEqual([])
})

test("an account whose own address is not confirmed is nobody's yet", async () => {
  const { id, email } = await makeAccount({ email: person().email })
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', id).execute()
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_not_linked', session: null })
  await expect(signedIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

test("an account that Google opened before stays the person's under any address", async () => {
  await goThrough()
  const [{ id } = { id: '' }] = await users()
  await db().updateTable('users').set({ email: 'new@post.example' }).execute()
  expect((await findSession((await goThrough()).session)).state).toMatchObject({ session: { userId: id } })
  provider.settings.person = person({ email: 'other@post.example', email_verified: false })
  expect((await findSession((await goThrough()).session)).state).toMatchObject({ session: { userId: id } })
  expect(await users()).toHaveLength(1)
})

test('an account of Google that got the address of another one does not get its account', async () => {
  await goThrough()
  provider.settings.person = person({ sub: 'somebody else' })
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_not_linked', session: null })
  expect(await db().selectFrom('sign_in_methods').select('account_id').execute()).toEqual([
    { account_id: person().sub },
  ])
})

test('a new person who comes twice at the same time gets one account', async () => {
  const ways = [await leave(), await leave(), await leave()]
  const answers = await Promise.all(ways.map(({ address, cookie }) => comeBack(provider.authorize(address), cookie)))
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/account', '/account', '/account'])
  expect(await users()).toHaveLength(1)
  expect(await db().selectFrom('sign_in_methods').selectAll().execute()).toHaveLength(1)
})

test('the row of an account as an older program wrote it opens the account', async () => {
  const { id } = await makeAccount()
  const row = { user_id: id, provider_id: 'google', account_id: person().sub, scope: 'openid,email,profile' }
  await db().insertInto('sign_in_methods').values(row).execute()
  expect((await findSession((await goThrough()).session)).state).toMatchObject({ session: { userId: id } })
})

test('a success takes the state away, and the session is like one by password', async () => {
  const { address, cookie } = await leave()
  const answer = await comeBack(provider.authorize(address), cookie)
  const [state, session, device, ...more] = answer.headers.getSetCookie()
  expect(state).toBe('aulario.state=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(session).toMatch(/^aulario\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^aulario\.device=/)
  expect(more).toEqual([])
  const kept = await db().selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ ip_address: visitor.address, user_agent: visitor.userAgent, second_factor_at: null })
  expect(kept.expires_at.getTime() - kept.created_at.getTime()).toBe(14 * 24 * 3600_000)
})

test('signing in with Google ends the session that the browser had', async () => {
  const planted = await signedIn((await makeAccount()).email)
  const { address, cookie } = await leave()
  await comeBack(provider.authorize(address), `${planted}; ${cookie}`)
  expect((await findSession(planted)).state).toEqual({ kind: 'none', reason: 'ended' })
})

test('Google never skips the second factor', async () => {
  const { email } = await makeAccount({ email: person().email, role: 'admin' })
  const staff = await sessionOf(await signedIn(email))
  const { secret } = await beginSecondFactor(staff)
  await confirmSecondFactor(staff, codeAt(secret), visitor)
  const { path, session } = await goThrough({ next: '/account/data' })
  expect(path).toBe('/auth/second-factor?next=%2Faccount%2Fdata')
  expect((await findSession(session)).state).toMatchObject({ kind: 'second-factor', session: { role: 'user' } })
})

test('nor does it give staff their rights without one', async () => {
  await makeAccount({ email: person().email, role: 'moderator' })
  const { session } = await goThrough()
  expect((await findSession(session)).state).toMatchObject({ session: { role: 'user', givenRole: 'moderator' } })
})

test.each([
  ['account_banned', { suspended_at: new Date() }],
  ['account_deleted', { erase_after: new Date(Date.now() + 1000) }],
])('%s holds for this way too', async (code, lock) => {
  const { id } = await makeAccount({ email: person().email })
  await db().updateTable('users').set(lock).where('id', '=', id).execute()
  expect(await goThrough()).toEqual({ path: `/auth?failure=${code}`, session: null })
  expect(await db().selectFrom('sign_in_methods').where('provider_id', '=', 'google').selectAll().execute()).toEqual([])
})

test('the end of a suspension is told', async () => {
  const { id } = await makeAccount({ email: person().email })
  const until = new Date(Date.now() + 3600_000)
  await db()
    .updateTable('users')
    .set({ suspended_at: new Date(), suspended_until: until })
    .where('id', '=', id)
    .execute()
  expect((await goThrough()).path).toBe(`/auth?failure=account_banned&until=${encodeURIComponent(until.toISOString())}`)
})

test('a name from Google is cleaned like one that was typed; an unreadable one is none', async () => {
  provider.settings.person = { ...person(), name: ' Marta\u202e \u200b Google ' }
  await goThrough()
  provider.settings.person = { ...person(), sub: 'other', email: 'other@post.example', name: '\u200b12' }
  await goThrough()
  expect((await users()).map(({ name }) => name).sort()).toEqual(['', 'Marta Google'])
})
