import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import {
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../testing/accounts.ts'
import { followEmailChange, requestEmailChange } from './change-email.server.ts'

afterEach(removeAccounts)

const newEmail = 'neu@post.example'
const link = async () => tokenIn((await waitingMails())[0]?.props.url)
const emailOf = async (id: string) =>
  (await db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

async function requested(to = newEmail) {
  const user = await makeAccount()
  await requestEmailChange(await sessionOf(await signedIn(user.email)), to, visitor)
  return user
}

test('the old address agrees, then the new one confirms, then it holds', async () => {
  const { id, email } = await requested()
  expect((await waitingMails())[0]).toMatchObject({ template: 'change-email-old', to: email, props: { newEmail } })
  expect(await followEmailChange(await link())).toBe('agreed')
  expect(await emailOf(id)).toBe(email)
  expect((await waitingMails())[0]).toMatchObject({ template: 'change-email-new', to: newEmail })
  expect(await followEmailChange(await link())).toBe('changed')
  expect(await emailOf(id)).toBe(newEmail)
  expect(await signIn({ email: newEmail, password: PASSWORD }, visitor, null)).toContain('session_token')
  await expect(signIn({ email, password: PASSWORD }, visitor, null)).rejects.toThrow()
})

test('each link works once', async () => {
  await requested()
  const old = await link()
  await followEmailChange(old)
  await expect(followEmailChange(old)).rejects.toMatchObject({ code: 'link_used' })
  const fresh = await link()
  await followEmailChange(fresh)
  await expect(followEmailChange(fresh)).rejects.toMatchObject({ code: 'link_used' })
})

test('another wish ends the link of the first one', async () => {
  const { email } = await requested()
  const first = await link()
  await requestEmailChange(await sessionOf(await signedIn(email)), 'anders@post.example', visitor)
  await expect(followEmailChange(first)).rejects.toMatchObject({ code: 'link_used' })
})

test('an address of another account is neither taken nor told', async () => {
  await makeAccount({ email: 'taken@post.example' })
  const { id, email } = await requested('taken@post.example')
  expect(await followEmailChange(await link())).toBe('agreed')
  expect((await waitingMails())[0]).toMatchObject({ template: 'account-exists', to: 'taken@post.example' })
  expect(await emailOf(id)).toBe(email)
})

test('an address that was taken meanwhile stays with its owner', async () => {
  const { id, email } = await requested()
  await followEmailChange(await link())
  const confirm = await link()
  await makeAccount({ email: newEmail })
  await expect(followEmailChange(confirm)).rejects.toMatchObject({ code: 'link_used' })
  expect(await emailOf(id)).toBe(email)
})

test('the same address is none', async () => {
  const { email } = await makeAccount()
  const wish = requestEmailChange(await sessionOf(await signedIn(email)), email, visitor)
  await expect(wish).rejects.toMatchObject({ code: 'same_email' })
})
