import { afterEach, expect, test } from 'vitest'
import { FLOOR_MS } from '#app/core/constant-time.server.ts'
import { db } from '#db/client.ts'
import { findSession } from '../../sessions/session.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { signIn } from '../sign-in.server.ts'
import { changePassword } from './change-password.server.ts'
import { listKeepableAtReset, requestReset, resetPassword } from './reset-password.server.ts'

afterEach(removeAccounts)

const newPassword = 'Kreidestaub und Schwamm'
const resetToken = async () => tokenIn((await waitingMails())[0]?.props.url)

test('the mailed link sets a new password once, ends all sessions and is told by mail', async () => {
  const { email } = await makeAccount()
  const running = [await signedIn(email), await signedIn(email)]
  await requestReset(email, visitor)
  const token = await resetToken()
  expect(await listKeepableAtReset(token)).toEqual([])
  await resetPassword(token, { newPassword, keep: [] })
  for (const cookie of running) expect((await findSession(cookie)).state.kind).toBe('none')
  expect((await waitingMails())[0]).toMatchObject({ template: 'password-changed', to: email })
  await expect(signIn({ email, password: PASSWORD }, visitor, null)).rejects.toThrow()
  expect(await signIn({ email, password: newPassword }, visitor, null)).toContain('session_token')
})

test('a link that was used does nothing, also when it comes twice at the same time', async () => {
  const { email } = await makeAccount()
  await requestReset(email, visitor)
  const token = await resetToken()
  const tries = [newPassword, 'Passwort des Angreifers'].map((password) =>
    resetPassword(token, { newPassword: password, keep: [] }),
  )
  const done = await Promise.allSettled(tries)
  expect(done.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(resetPassword(token, { newPassword, keep: [] })).rejects.toMatchObject({
    code: 'link_used',
    status: 410,
  })
})

test('a link ends after 60 minutes, with a newer one, and with a new password', async () => {
  const { id, email } = await makeAccount()
  await requestReset(email, visitor)
  const first = await resetToken()
  const link = await db().selectFrom('mailed_links').selectAll().executeTakeFirstOrThrow()
  expect(link.expires_at.getTime() - link.created_at.getTime()).toBe(60 * 60_000)
  await requestReset(email, visitor)
  expect(await listKeepableAtReset(first)).toBeNull()
  const second = await resetToken()
  await changePassword(
    await sessionOf(await signedIn(email)),
    { currentPassword: PASSWORD, newPassword, keep: [] },
    visitor,
  )
  expect(await listKeepableAtReset(second)).toBeNull()
  await requestReset(email, visitor)
  await db().updateTable('mailed_links').set({ expires_at: new Date() }).where('user_id', '=', id).execute()
  expect(await listKeepableAtReset(await resetToken())).toBeNull()
})

test('the database holds no token that could be followed', async () => {
  const { email } = await makeAccount()
  await requestReset(email, visitor)
  const { token_hash } = await db().selectFrom('mailed_links').selectAll().executeTakeFirstOrThrow()
  await expect(resetPassword(token_hash.toString('base64url'), { newPassword, keep: [] })).rejects.toMatchObject({
    code: 'link_used',
  })
})

test('an address without an account gets the same answer, no sooner than any other, and no mail', async () => {
  const { email } = await makeAccount()
  for (const address of [email, 'nobody@post.example']) {
    const start = performance.now()
    expect(await requestReset(address, visitor)).toBeUndefined()
    expect(performance.now() - start).toBeGreaterThanOrEqual(FLOOR_MS - 5)
  }
  expect((await waitingMails()).map(({ to }) => to)).toEqual([email])
})

test.each([{ suspended_at: new Date() }, { erase_after: new Date() }])(
  'a locked account gets no link: %o',
  async (lock) => {
    const { id, email } = await makeAccount()
    await db().updateTable('users').set(lock).where('id', '=', id).execute()
    await requestReset(email, visitor)
    expect(await waitingMails()).toEqual([])
  },
)

test('a weak password is refused and leaves the link usable', async () => {
  const { email } = await makeAccount()
  await requestReset(email, visitor)
  const token = await resetToken()
  for (const weak of ['kurz', 'Password123!', email])
    await expect(resetPassword(token, { newPassword: weak, keep: [] })).rejects.toMatchObject({
      code: 'weak_password',
      status: 422,
    })
  await resetPassword(token, { newPassword, keep: [] })
})

test('changing the password asks for the current one, ends the other sessions and gives this one another token', async () => {
  const { email } = await makeAccount()
  const other = await signedIn(email)
  const mine = await signedIn(email)
  const session = await sessionOf(mine)
  const wrong = { currentPassword: 'Falsches Passwort 12', newPassword, keep: [] }
  await expect(changePassword(session, wrong, visitor)).rejects.toMatchObject({ code: 'wrong_password', status: 400 })
  const cookie = cookieOf(await changePassword(session, { currentPassword: PASSWORD, newPassword, keep: [] }, visitor))
  expect((await findSession(cookie)).state).toMatchObject({ kind: 'signed-in', session: { id: session.id } })
  expect((await findSession(mine)).state.kind).toBe('none')
  expect((await findSession(other)).state.kind).toBe('none')
  expect((await waitingMails())[0]).toMatchObject({ template: 'password-changed', to: email })
})
