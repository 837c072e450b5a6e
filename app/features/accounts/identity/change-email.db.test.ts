import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { findSession } from '../sessions/session.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
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
} from '../testing/accounts.ts'
import { findEmailChange, followEmailChange, requestEmailChange } from './change-email.server.ts'

afterEach(removeAccounts)

const newEmail = 'neu@post.example'
const link = async () => tokenIn((await waitingMails())[0]?.props.url)
const emailOf = async (id: string) =>
  (await db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

const wishFor = (email: string) => ({ email, password: PASSWORD })

async function requested(to = newEmail) {
  const user = await makeAccount()
  await requestEmailChange(await sessionOf(await signedIn(user.email)), wishFor(to), visitor)
  return user
}

/** Follows the links of both sides. @param cookie of the browser that follows the second link */
async function changed(cookie: string) {
  await followEmailChange(await link(), null)
  const done = await followEmailChange(await link(), await sessionOf(cookie))
  if (done.done !== 'changed') throw new Error('The second link only agreed.')
  return done.stays
}
const kindOf = async (cookie: string) => (await findSession(cookie)).state.kind

test('the old address agrees, then the new one confirms, then it holds', async () => {
  const { id, email } = await requested()
  expect((await waitingMails())[0]).toMatchObject({ template: 'change-email-old', to: email, props: { newEmail } })
  expect(await followEmailChange(await link(), null)).toEqual({ done: 'agreed' })
  expect(await emailOf(id)).toBe(email)
  expect((await waitingMails())[0]).toMatchObject({ template: 'change-email-new', to: newEmail })
  const own = await sessionOf(await signedIn(email))
  expect(await followEmailChange(await link(), own)).toMatchObject({ done: 'changed', stays: { email: newEmail } })
  expect(await emailOf(id)).toBe(newEmail)
  expect(await signIn({ email: newEmail, password: PASSWORD }, visitor, null)).toContain('session_token')
  await expect(signIn({ email, password: PASSWORD }, visitor, null)).rejects.toThrow()
})

test('each link works once', async () => {
  const own = await sessionOf(await signedIn((await requested()).email))
  const old = await link()
  await followEmailChange(old, null)
  await expect(followEmailChange(old, null)).rejects.toMatchObject({ code: 'link_used' })
  const fresh = await link()
  await followEmailChange(fresh, own)
  await expect(followEmailChange(fresh, own)).rejects.toMatchObject({ code: 'link_used' })
})

test('another wish ends the link of the first one', async () => {
  const { email } = await requested()
  const first = await link()
  await requestEmailChange(await sessionOf(await signedIn(email)), wishFor('anders@post.example'), visitor)
  await expect(followEmailChange(first, null)).rejects.toMatchObject({ code: 'link_used' })
})

test('an address of another account is neither taken nor told', async () => {
  await makeAccount({ email: 'taken@post.example' })
  const { id, email } = await requested('taken@post.example')
  expect(await followEmailChange(await link(), null)).toEqual({ done: 'agreed' })
  expect((await waitingMails())[0]).toMatchObject({ template: 'account-exists', to: 'taken@post.example' })
  expect(await emailOf(id)).toBe(email)
})

test('an address that was taken meanwhile stays with its owner', async () => {
  const { id, email } = await requested()
  await followEmailChange(await link(), null)
  const confirm = await link()
  await makeAccount({ email: newEmail })
  await expect(followEmailChange(confirm, await sessionOf(await signedIn(email)))).rejects.toMatchObject({
    code: 'link_used',
  })
  expect(await emailOf(id)).toBe(email)
})

test('the same address is none', async () => {
  const { email } = await makeAccount()
  const wish = requestEmailChange(await sessionOf(await signedIn(email)), wishFor(email), visitor)
  await expect(wish).rejects.toMatchObject({ code: 'same_email' })
})

test('the wish asks for the password', async () => {
  const { email } = await makeAccount()
  const session = await sessionOf(await signedIn(email))
  const wish = requestEmailChange(session, { email: newEmail, password: 'Falsches Passwort' }, visitor)
  await expect(wish).rejects.toMatchObject({ code: 'wrong_password' })
  expect(await waitingMails()).toEqual([])
})

test('the change ends every session but the one that confirms it, which gets another token', async () => {
  const { email } = await requested()
  const [mine, other] = [await signedIn(email), await signedIn(email)]
  const stays = await changed(mine)
  expect(stays.email).toBe(newEmail)
  expect(await kindOf(cookieOf(stays.cookie))).toBe('signed-in')
  expect([await kindOf(mine), await kindOf(other)]).toEqual(['none', 'none'])
})

test("a stranger's account never gets an address whose owner follows the mail in another browser", async () => {
  const { id, email } = await requested()
  const owner = await sessionOf(await signedIn((await makeAccount()).email))
  await followEmailChange(await link(), null)
  const confirm = await link()
  for (const session of [null, owner]) {
    expect(await findEmailChange(confirm, session)).toEqual({ newEmail, side: 'new', signedIn: false })
    await expect(followEmailChange(confirm, session)).rejects.toMatchObject({ code: 'sign_in_first', status: 403 })
  }
  expect(await emailOf(id)).toBe(email)
  const own = await sessionOf(await signedIn(email))
  expect(await findEmailChange(confirm, own)).toMatchObject({ signedIn: true })
  expect(await followEmailChange(confirm, own)).toMatchObject({ done: 'changed' })
})

test('the address before is told that it is done, and what to do if somebody else did it', async () => {
  const { email } = await requested()
  await changed(await signedIn(email))
  expect((await waitingMails())[0]).toMatchObject({
    template: 'email-changed',
    to: email,
    props: { newEmail, contact: expect.stringContaining('@') },
  })
})
