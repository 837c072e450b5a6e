import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { findSession } from '../sessions/find-session.server.ts'
import { cookieOf, makeAccount, PASSWORD, removeAccounts, sessionOf, signedIn, visitor } from '../testing/accounts.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  giveSecondFactor,
  renewRecoveryCodes,
} from './second-factor.server.ts'
import { codeAt, stepOf } from './totp.server.ts'

afterEach(async () => {
  vi.useRealTimers()
  await removeAccounts()
})

const stateOf = async (cookie: string) => (await findSession(cookie)).state

/** An account with the second factor turned on, half a minute ago. */
async function withFactor(role: 'user' | 'moderator' | 'admin' = 'user') {
  const { email } = await makeAccount({ role })
  const session = await sessionOf(await signedIn(email))
  const { secret } = await beginSecondFactor(session)
  const { codes, cookie } = await confirmSecondFactor(session, codeAt(secret, Date.now() - 30_000), visitor)
  return { email, secret, codes, cookie: cookieOf(cookie) }
}

test('codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(codeAt(secret, 59_000)).toBe('287082')
  expect(codeAt(secret, 1_111_111_109_000)).toBe('081804')
  expect(stepOf(secret, '287082', 59_000)).toBe(1)
  expect(stepOf(secret, '287082', 59_000 + 60_000)).toBeNull()
})

test('it is asked for only once a first code confirmed it', async () => {
  const { email } = await makeAccount()
  await beginSecondFactor(await sessionOf(await signedIn(email)))
  expect(await stateOf(await signedIn(email))).toMatchObject({ kind: 'signed-in' })
})

test('signing in stops halfway until the code is given; the token then is another one', async () => {
  const { email, secret, cookie } = await withFactor()
  expect(await stateOf(cookie)).toMatchObject({ kind: 'signed-in', session: { hasSecondFactor: true } })
  const half = await signedIn(email)
  expect(await stateOf(half)).toMatchObject({ kind: 'second-factor' })
  const full = cookieOf(await giveSecondFactor(await sessionOf(half), codeAt(secret), visitor))
  expect(await stateOf(full)).toMatchObject({ kind: 'signed-in' })
  expect(await stateOf(half)).toMatchObject({ kind: 'none' })
})

test('a code is accepted once, also by two requests at the same time', async () => {
  const { email, secret } = await withFactor()
  const [one, two] = [await sessionOf(await signedIn(email)), await sessionOf(await signedIn(email))]
  const tries = [one, two].map((session) => giveSecondFactor(session, codeAt(secret), visitor))
  const done = await Promise.allSettled(tries)
  expect(done.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each(['000000', 'abcdef', '', '12345'])('%j is refused', async (code) => {
  const { email } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  await expect(giveSecondFactor(session, code, visitor)).rejects.toMatchObject({ code: 'wrong_code' })
})

test('guessing locks the step, from any network', async () => {
  const { email, secret } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  await giveSecondFactor(session, '000000', visitor).catch(() => {})
  await db().updateTable('attempt_counts').set({ points: 10 }).where('key', 'like', 'proof:account%').execute()
  const elsewhere = { ...visitor, address: '198.51.100.9' }
  const right = giveSecondFactor(session, codeAt(secret), elsewhere)
  await expect(right).rejects.toMatchObject({ code: 'too_many_attempts' })
})

test('a recovery code works once, however it is typed', async () => {
  const { email, codes } = await withFactor()
  expect(codes).toHaveLength(10)
  const code = codes[0]!.toUpperCase().replaceAll('-', ' ')
  await giveSecondFactor(await sessionOf(await signedIn(email)), code, visitor)
  const again = await sessionOf(await signedIn(email))
  await expect(giveSecondFactor(again, code, visitor)).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await countRecoveryCodes(again.userId)).toBe(9)
})

test('new recovery codes ask for the password and end the old ones', async () => {
  const { codes, cookie } = await withFactor()
  const session = await sessionOf(cookie)
  await expect(renewRecoveryCodes(session, 'Falsches Passwort', visitor)).rejects.toMatchObject({
    code: 'wrong_password',
  })
  const fresh = await renewRecoveryCodes(session, PASSWORD, visitor)
  expect(fresh).not.toContain(codes[0])
  await expect(giveSecondFactor(session, codes[0]!, visitor)).rejects.toMatchObject({ code: 'wrong_code' })
})

test.each(['moderator', 'admin'] as const)(
  'a %s has the rights of a user until the second factor is given',
  async (role) => {
    const { email } = await makeAccount({ role })
    expect(await stateOf(await signedIn(email))).toMatchObject({ session: { role: 'user', givenRole: role } })
    const staff = await withFactor(role)
    expect(await stateOf(staff.cookie)).toMatchObject({ session: { role, givenRole: role } })
    expect(await stateOf(await signedIn(staff.email))).toMatchObject({
      kind: 'second-factor',
      session: { role: 'user' },
    })
  },
)

test('turning it off asks for the password; staff cannot', async () => {
  const { email, cookie } = await withFactor()
  const session = await sessionOf(cookie)
  await expect(endSecondFactor(session, 'Falsches Passwort', visitor)).rejects.toMatchObject({ code: 'wrong_password' })
  await endSecondFactor(session, PASSWORD, visitor)
  expect(await stateOf(await signedIn(email))).toMatchObject({ kind: 'signed-in' })
  const staff = await sessionOf((await withFactor('admin')).cookie)
  await expect(endSecondFactor(staff, PASSWORD, visitor)).rejects.toMatchObject({ code: 'not_allowed' })
})

test('the database holds neither secret nor recovery code in the clear', async () => {
  const { secret, codes } = await withFactor()
  const { secret: kept } = await db().selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
  expect(kept).not.toContain(secret)
  const rows = await db().selectFrom('recovery_codes').selectAll().execute()
  expect(rows.map((row) => row.code_hash.toString('utf8'))).not.toContain(codes[0])
})
