import { afterEach, expect, test } from 'vitest'
import { FLOOR_MS } from '#app/core/constant-time.server.ts'
import { db } from '#db/client.ts'
import { makeAccount, PASSWORD, removeAccounts, tokenIn, visitor, waitingMails } from '../testing/accounts.ts'
import { confirmEmail, findPending } from './confirm-email.server.ts'
import { signIn } from './sign-in.server.ts'
import { resendConfirmation, signUp } from './sign-up.server.ts'

afterEach(removeAccounts)

const email = 'marta.keller@post.example'
const form = { email, password: PASSWORD, fullName: 'Marta Keller', locale: 'fr' } as const
const users = () => db().selectFrom('users').selectAll().execute()
const link = async () => tokenIn((await waitingMails())[0]?.props.url)

test('the mailed link makes account, profile and password at once', async () => {
  const browser = await signUp(form, visitor)
  expect(await users()).toEqual([])
  expect((await waitingMails())[0]).toMatchObject({ template: 'confirm-email', to: email, locale: 'fr' })
  expect(await confirmEmail(await link(), browser)).toBe(email)
  const profile = await db().selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  expect(profile).toMatchObject({ full_name: 'Marta Keller', subscription_type: 'free', avatar_url: null })
  expect(await users()).toMatchObject([{ id: profile.id, email, email_verified: true, locale: 'fr', role: 'user' }])
  expect(await signIn(form, visitor, null)).toContain('session_token')
})

test('before the confirmation nobody signs in', async () => {
  await signUp(form, visitor)
  await expect(signIn(form, visitor, null)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

test('a link works once', async () => {
  const browser = await signUp(form, visitor)
  const token = await link()
  expect(await findPending(token, browser.handle)).toEqual({ email, sameBrowser: true })
  await confirmEmail(token, browser)
  expect(await findPending(token, browser.handle)).toBeUndefined()
  await expect(confirmEmail(token, browser)).rejects.toMatchObject({ code: 'link_used', status: 410 })
})

test('a link ends after a day', async () => {
  const browser = await signUp(form, visitor)
  await db().updateTable('pending_sign_ups').set({ expires_at: new Date() }).execute()
  await expect(confirmEmail(await link(), browser)).rejects.toMatchObject({ code: 'link_used' })
  expect(await users()).toEqual([])
})

test('an address that has an account gets the same answer, no sooner than any other, and a mail of its own', async () => {
  await makeAccount({ email })
  const [known, unknown] = [await timed(form), await timed({ ...form, email: 'other@post.example' })]
  expect(Object.keys(known.kept)).toEqual(Object.keys(unknown.kept))
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(FLOOR_MS - 5)
  expect((await waitingMails()).map((mail) => mail.template)).toEqual(['confirm-email', 'account-exists'])
  expect(await users()).toHaveLength(1)
})

test('a mistyped address is corrected: the first link ends, the second one works', async () => {
  const { handle } = await signUp({ ...form, email: 'marta.kellr@post.example' }, visitor)
  const first = await link()
  await resendConfirmation(handle, email, visitor)
  expect((await waitingMails())[0]).toMatchObject({ to: email })
  await expect(confirmEmail(first, { handle })).rejects.toMatchObject({ code: 'link_used' })
  expect(await confirmEmail(await link(), { handle })).toBe(email)
})

test('correcting an address that has an account works alike, so it does not tell that it has one', async () => {
  await makeAccount({ email: 'taken@post.example' })
  const { handle } = await signUp({ ...form, email: 'taken@post.example' }, visitor)
  await resendConfirmation(handle, email, visitor)
  expect(await confirmEmail(await link(), { handle })).toBe(email)
})

test('without the handle of the browser that signed up nothing is sent', async () => {
  await signUp(form, visitor)
  await resendConfirmation('guessed', 'attacker@post.example', visitor)
  expect(await waitingMails()).toHaveLength(1)
})

test('a password that somebody else set for the address is worth nothing once its owner confirmed', async () => {
  await signUp({ ...form, password: 'Passwort des Angreifers' }, { ...visitor, address: '198.51.100.9' })
  const attackers = await link()
  const browser = await signUp(form, visitor)
  await confirmEmail(await link(), browser)
  await expect(confirmEmail(attackers, browser)).rejects.toMatchObject({ code: 'link_used' })
  await expect(signIn({ email, password: 'Passwort des Angreifers' }, visitor, null)).rejects.toThrow()
})

test("who follows a stranger's mail in another browser chooses a password, and the stranger's counts for nothing", async () => {
  const theirs = 'Passwort des Angreifers'
  await signUp({ ...form, password: theirs }, { ...visitor, address: '198.51.100.9' })
  const token = await link()
  for (const handle of [undefined, '', 'guessed']) {
    expect(await findPending(token, handle)).toEqual({ email, sameBrowser: false })
    await expect(confirmEmail(token, { handle })).rejects.toMatchObject({ code: 'password_needed' })
  }
  const weak = { handle: undefined, password: email }
  await expect(confirmEmail(token, weak)).rejects.toMatchObject({ code: 'weak_password' })
  expect(await users()).toEqual([])
  await confirmEmail(token, { handle: undefined, password: PASSWORD })
  expect(await users()).toMatchObject([{ name: '' }])
  await expect(signIn({ email, password: theirs }, visitor, null)).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  expect(await signIn(form, visitor, null)).toContain('session_token')
})

test('in the browser that signed up a password sent along changes nothing', async () => {
  const browser = await signUp(form, visitor)
  await confirmEmail(await link(), { ...browser, password: 'Kreidestaub und Schwamm' })
  expect(await signIn(form, visitor, null)).toContain('session_token')
})

test('nobody is flooded with mails', async () => {
  const { handle } = await signUp(form, visitor)
  for (let sent = 0; sent < 4; sent++) await resendConfirmation(handle, email, visitor)
  await expect(resendConfirmation(handle, email, visitor)).rejects.toMatchObject({ code: 'too_many_attempts' })
})

async function timed(values: Parameters<typeof signUp>[0]) {
  const start = performance.now()
  const kept = await signUp(values, visitor)
  return { kept, ms: performance.now() - start }
}
