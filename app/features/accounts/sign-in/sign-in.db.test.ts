import { hash, verify } from '@node-rs/argon2'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { findSession } from '../sessions/session.server.ts'
import { cookieOf, makeAccount, PASSWORD, removeAccounts, signedIn, visitor } from '../testing/accounts.ts'
import { signIn } from './sign-in.server.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

afterEach(removeAccounts)

const elsewhere = { ...visitor, address: '198.51.100.9' }
const wrong = 'Falsches Passwort 12'

test('the right password opens a session that the next request finds', async () => {
  const { id, email } = await makeAccount({ name: 'Marta Keller' })
  const { state, renewal } = await findSession(await signedIn(email))
  expect(renewal).toBeUndefined()
  expect(state).toMatchObject({
    kind: 'signed-in',
    session: { userId: id, email, fullName: 'Marta Keller', premium: false, role: 'user', hasSecondFactor: false },
  })
  const session = await db().selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(session).toMatchObject({ ip_address: visitor.address, user_agent: visitor.userAgent })
})

test('the address is taken in any case', async () => {
  const { email } = await makeAccount()
  expect(await signIn({ email: email.toUpperCase(), password: PASSWORD }, visitor, null)).toContain('session_token')
})

test('the cookie is out of reach of scripts and other sites', async () => {
  const { email } = await makeAccount()
  const cookie = await signIn({ email, password: PASSWORD }, visitor, null)
  expect(cookie).toMatch(/^aulario\.session_token=/)
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect(cookie).toMatch(/Path=\//)
  expect(cookie).toContain('Max-Age=1209600')
})

test('a wrong password and an unknown address are told alike', async () => {
  const { email } = await makeAccount()
  await expect(signIn({ email, password: wrong }, visitor, null)).rejects.toMatchObject({ code: 'invalid_credentials' })
  const unknown = { email: 'nobody@post.example', password: PASSWORD }
  await expect(signIn(unknown, visitor, null)).rejects.toMatchObject({ code: 'invalid_credentials', status: 400 })
})

test('an unknown address and an account without a password cost a hash as well, so the time tells nothing', async () => {
  const known = (await makeAccount()).email
  const { id, email } = await makeAccount()
  await db().deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
  for (const address of [known, 'nobody@post.example', email]) {
    for (const spy of [hash, verify]) vi.mocked(spy).mockClear()
    const refused = signIn({ email: address, password: wrong }, visitor, null)
    await expect(refused).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length).toBe(1)
  }
})

test('a locked account keeps the session that the browser had of another one', async () => {
  const other = await signedIn((await makeAccount()).email)
  const { id, email } = await makeAccount()
  await db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute()
  await expect(signIn({ email, password: PASSWORD }, visitor, other)).rejects.toMatchObject({ code: 'account_banned' })
  expect((await findSession(other)).state.kind).toBe('signed-in')
})

test('signing in ends the session that the browser had and never takes its token over', async () => {
  const victim = await makeAccount()
  const attacker = await makeAccount()
  const planted = await signedIn(attacker.email)
  const fresh = cookieOf(await signIn({ email: victim.email, password: PASSWORD }, visitor, planted))
  expect(fresh).not.toBe(planted)
  expect((await findSession(planted)).state).toEqual({ kind: 'none', reason: 'ended' })
  expect((await findSession(fresh)).state).toMatchObject({ session: { userId: victim.id } })
})

test('guessing locks password sign-in for this account and network, not the account', async () => {
  const { email } = await makeAccount()
  const running = await signedIn(email, elsewhere)
  await db()
    .insertInto('attempt_counts')
    .values(await tenAttempts(email))
    .execute()
  await expect(signIn({ email, password: PASSWORD }, visitor, null)).rejects.toMatchObject({
    code: 'too_many_attempts',
    status: 429,
    retryAfter: expect.any(Number),
  })
  expect((await findSession(running)).state.kind).toBe('signed-in')
  expect(await signedIn(email, elsewhere)).toContain('session_token')
})

test('ten wrong passwords at the same time count ten times', async () => {
  const { email } = await makeAccount()
  const tries = Array.from({ length: 14 }, () => signIn({ email, password: wrong }, visitor, null).catch((e) => e.code))
  const codes = await Promise.all(tries)
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(4)
})

test.each([
  ['account_banned', { suspended_at: new Date() }],
  ['account_deleted', { erase_after: new Date(Date.now() + 1000) }],
])('%s: neither a new session nor the running one', async (code, change) => {
  const { id, email } = await makeAccount()
  const running = await signedIn(email)
  await db().updateTable('users').set(change).where('id', '=', id).execute()
  await expect(signedIn(email)).rejects.toMatchObject({ code, status: 403 })
  expect((await findSession(running)).state).toEqual({ kind: 'none', reason: 'ended' })
})

async function tenAttempts(email: string) {
  await signIn({ email, password: wrong }, visitor, null).catch(() => {})
  const rows = await db().selectFrom('attempt_counts').selectAll().where('key', 'like', '%pair%').execute()
  await db().deleteFrom('attempt_counts').where('key', 'like', '%pair%').execute()
  return rows.map((row) => ({ ...row, points: 10 }))
}
