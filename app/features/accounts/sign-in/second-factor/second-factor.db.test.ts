import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { signOut } from '../../sessions/end-sessions.server.ts'
import { deviceCookieIn, rememberDevice } from '../../sessions/known-device.server.ts'
import { findSession } from '../../sessions/session.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { changePassword } from '../recovery/change-password.server.ts'
import { signIn } from '../sign-in.server.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from './second-factor.server.ts'
import { beginSecondFactor, pendingSecondFactor } from './set-up.server.ts'
import { codeAt, timeStepOf } from './totp.server.ts'

afterEach(async () => {
  vi.useRealTimers()
  await removeAccounts()
})

const stateOf = async (cookie: string) => (await findSession(cookie)).state

/** Returns an account whose second factor was turned on half a minute ago. */
async function withFactor(role: 'user' | 'moderator' | 'admin' = 'user') {
  const { email } = await makeAccount({ role })
  const session = await sessionOf(await signedIn(email))
  const { secret } = await beginSecondFactor(session)
  const { codes, cookie } = await confirmSecondFactor(session, codeAt(secret, Date.now() - 30_000), visitor)
  return { email, secret, codes, cookie: cookieOf(cookie) }
}

const elsewhere = { ...visitor, address: '198.51.100.9' }

/** Sets every count to nine wrong codes without a lock. */
const nineTries = () => db().updateTable('second_factor_tries').set({ tries: 9, locked_until: null }).execute()

/** Returns a browser in which the account's second factor was given before. */
async function knownBrowser(email: string) {
  const cookie = await rememberDevice({ email, hasSecondFactor: true }, {})
  return { ...visitor, device: deviceCookieIn(cookieOf(cookie)) }
}

test('codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(codeAt(secret, 59_000)).toBe('287082')
  expect(codeAt(secret, 1_111_111_109_000)).toBe('081804')
  expect(timeStepOf(secret, '287082', 59_000)).toBe(1)
  expect(timeStepOf(secret, '287082', 59_000 + 60_000)).toBeNull()
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
  const full = cookieOf(await verifySecondFactor(await sessionOf(half), codeAt(secret), visitor))
  expect(await stateOf(full)).toMatchObject({ kind: 'signed-in' })
  expect(await stateOf(half)).toMatchObject({ kind: 'none' })
})

test('a code is accepted once, also by two requests at the same time', async () => {
  const { email, secret } = await withFactor()
  const [one, two] = [await sessionOf(await signedIn(email)), await sessionOf(await signedIn(email))]
  const tries = [one, two].map((session) => verifySecondFactor(session, codeAt(secret), visitor))
  const done = await Promise.allSettled(tries)
  expect(done.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each(['000000', 'abcdef', '', '12345'])('%j is refused', async (code) => {
  const { email } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  await expect(verifySecondFactor(session, code, visitor)).rejects.toMatchObject({ code: 'wrong_code' })
})

test('guessing locks the step, from any network', async () => {
  const { email, secret } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  await verifySecondFactor(session, '000000', visitor).catch(() => {})
  await nineTries()
  await verifySecondFactor(session, '000000', visitor).catch(() => {})
  const right = verifySecondFactor(session, codeAt(secret), elsewhere)
  await expect(right).rejects.toMatchObject({ code: 'too_many_attempts' })
})

test('a recovery code works once, however it is typed', async () => {
  const { email, codes } = await withFactor()
  expect(codes).toHaveLength(10)
  const code = codes[0]!.toUpperCase().replaceAll('-', ' ')
  await verifySecondFactor(await sessionOf(await signedIn(email)), code, visitor)
  const again = await sessionOf(await signedIn(email))
  await expect(verifySecondFactor(again, code, visitor)).rejects.toMatchObject({ code: 'wrong_code' })
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
  await expect(verifySecondFactor(session, codes[0]!, visitor)).rejects.toMatchObject({ code: 'wrong_code' })
})

test('without a second factor there are no recovery codes to renew', async () => {
  const session = await sessionOf(await signedIn((await makeAccount()).email))
  await expect(renewRecoveryCodes(session, PASSWORD, visitor)).rejects.toMatchObject({ code: 'not_allowed' })
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

test('each begin shows another secret, and only the last one is confirmed', async () => {
  const session = await sessionOf(await signedIn((await makeAccount()).email))
  const first = await beginSecondFactor(session)
  const second = await beginSecondFactor(session)
  expect(second.secret).not.toBe(first.secret)
  expect(await pendingSecondFactor(session)).toEqual(second)
  await expect(confirmSecondFactor(session, codeAt(first.secret), visitor)).rejects.toMatchObject({
    code: 'wrong_code',
  })
  expect((await confirmSecondFactor(session, codeAt(second.secret), visitor)).codes).toHaveLength(10)
})

test('what one session began another one neither sees nor confirms', async () => {
  const { email } = await makeAccount()
  const [one, other] = [await sessionOf(await signedIn(email)), await sessionOf(await signedIn(email))]
  const { secret } = await beginSecondFactor(one)
  expect(await pendingSecondFactor(other)).toBeNull()
  await expect(confirmSecondFactor(other, codeAt(secret), visitor)).rejects.toMatchObject({ code: 'set_up_over' })
  expect(await pendingSecondFactor(one)).toMatchObject({ secret })
})

test('what was begun ends after a quarter of an hour, with the session, and with a new password', async () => {
  const { email } = await makeAccount()
  const cookie = await signedIn(email)
  const session = await sessionOf(cookie)
  const begun = () => db().selectFrom('begun_second_factors').selectAll().execute()
  const { secret } = await beginSecondFactor(session)
  await db()
    .updateTable('begun_second_factors')
    .set({ created_at: new Date(Date.now() - 15 * 60_000) })
    .execute()
  expect(await pendingSecondFactor(session)).toBeNull()
  await expect(confirmSecondFactor(session, codeAt(secret), visitor)).rejects.toMatchObject({ code: 'set_up_over' })

  await beginSecondFactor(session)
  const newPassword = 'Kreidestaub und Schwamm'
  const renewed = await changePassword(session, { currentPassword: PASSWORD, newPassword, keep: [] }, visitor)
  expect(await begun()).toEqual([])

  await beginSecondFactor(session)
  await signOut(cookieOf(renewed), 'this')
  expect(await begun()).toEqual([])
})

test('wrong codes of somebody who has the password keep out no browser that gave the factor before', async () => {
  const { email, secret } = await withFactor()
  const known = await knownBrowser(email)
  const thief = await sessionOf(await signedIn(email, elsewhere))
  for (let tries = 0; tries < 10; tries++) await verifySecondFactor(thief, '000000', elsewhere).catch(() => {})
  const session = await sessionOf(await signedIn(email))
  await expect(verifySecondFactor(session, codeAt(secret), visitor)).rejects.toMatchObject({
    code: 'too_many_attempts',
  })
  expect(await verifySecondFactor(session, codeAt(secret), known)).toContain('session_token')
  await expect(verifySecondFactor(thief, codeAt(secret), elsewhere)).rejects.toMatchObject({
    code: 'too_many_attempts',
  })
})

test('a browser that only signed in with the password is not one of them', async () => {
  const { email, secret } = await withFactor()
  const cookie = await rememberDevice({ email, hasSecondFactor: false }, {})
  const session = await sessionOf(await signedIn(email))
  await verifySecondFactor(session, '000000', elsewhere).catch(() => {})
  await nineTries()
  await verifySecondFactor(session, '000000', elsewhere).catch(() => {})
  const half = { ...visitor, device: deviceCookieIn(cookieOf(cookie)) }
  await expect(verifySecondFactor(session, codeAt(secret), half)).rejects.toMatchObject({ code: 'too_many_attempts' })
})

test('wrong codes lock no recovery codes, which have ten tries of their own in each network', async () => {
  const { email, codes } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  await verifySecondFactor(session, '000000', visitor).catch(() => {})
  await db()
    .updateTable('second_factor_tries')
    .set({ locked_until: new Date(Date.now() + 60_000) })
    .execute()
  await verifySecondFactor(session, 'falsch', elsewhere).catch(() => {})
  await db().updateTable('attempt_counts').set({ points: 10 }).where('key', 'like', 'recovery:pair%').execute()
  await expect(verifySecondFactor(session, codes[0]!, elsewhere)).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect(await verifySecondFactor(session, codes[0]!, visitor)).toContain('session_token')
})

test('each ten wrong codes lock for longer; a right one ends that', async () => {
  const { email, secret } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  const give = (code: string) => verifySecondFactor(session, code, visitor).catch((error) => error)
  await give('000000')
  for (const minutes of [15, 60, 360, 1440, 1440]) {
    await nineTries()
    expect(await give('000000')).toMatchObject({ code: 'wrong_code' })
    const { retryAfter } = await give(codeAt(secret))
    expect([retryAfter > minutes * 60 - 30, retryAfter <= minutes * 60]).toEqual([true, true])
  }
  await nineTries()
  expect(await give(codeAt(secret))).toContain('session_token')
  await give('000000')
  await nineTries()
  await give('000000')
  expect((await give(codeAt(secret))).retryAfter).toBeLessThanOrEqual(15 * 60)
})

test('thirty codes at the same time are ten', async () => {
  const { email } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  const tries = Array.from({ length: 30 }, () => verifySecondFactor(session, '000000', visitor).catch((e) => e.code))
  expect((await Promise.all(tries)).filter((code) => code === 'wrong_code')).toHaveLength(10)
})

test('the person is told of ten wrong codes, once a day', async () => {
  const { email } = await withFactor()
  const session = await sessionOf(await signedIn(email))
  const told = async () => (await waitingMails()).filter(({ template }) => template === 'codes-tried')
  await verifySecondFactor(session, '000000', visitor).catch(() => {})
  expect(await told()).toEqual([])
  for (let blocks = 0; blocks < 2; blocks++) {
    await nineTries()
    await verifySecondFactor(session, '000000', visitor).catch(() => {})
  }
  expect(await told()).toMatchObject([{ to: email, props: { resetUrl: expect.stringContaining('/auth/forgot') } }])
  await db()
    .updateTable('second_factor_tries')
    .set({ notified_at: new Date(Date.now() - 25 * 3600_000) })
    .execute()
  await nineTries()
  await verifySecondFactor(session, '000000', visitor).catch(() => {})
  expect(await told()).toHaveLength(2)
})

test('a password changed in the account ends the lock that others caused', async () => {
  const { email, cookie, secret } = await withFactor()
  const thief = await sessionOf(await signedIn(email))
  await verifySecondFactor(thief, '000000', visitor).catch(() => {})
  await nineTries()
  await verifySecondFactor(thief, '000000', visitor).catch(() => {})
  const newPassword = 'Kreidestaub und Schwamm'
  const full = await sessionOf(cookie)
  await changePassword(full, { currentPassword: PASSWORD, newPassword, keep: [] }, visitor)
  const again = cookieOf(await signIn({ email, password: newPassword }, visitor, null))
  expect(await verifySecondFactor(await sessionOf(again), codeAt(secret), visitor)).toContain('session_token')
})
