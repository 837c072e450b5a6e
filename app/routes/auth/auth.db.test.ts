import { afterEach, expect, test } from 'vitest'
import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  signedIn,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { changeSecurity } from '../account/change-security.server.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './auth.tsx'

afterEach(removeAccounts)

const send = async (form: Record<string, string>, path = '/auth', cookie?: string) =>
  resultOf(await action(routeArgs(path, { form, cookie })))
const login = (email: string, more: Record<string, string> = {}) =>
  send({ intent: 'sign-in', email, password: PASSWORD, ...more })

test('the right password redirects home with a session', async () => {
  const { email } = await makeAccount()
  const { status, location, cookies } = await login(email)
  expect([status, location]).toEqual([302, '/'])
  expect((await findSession(cookieOf(cookies[0]!))).state).toMatchObject({ kind: 'signed-in', session: { email } })
})

test('home is the home of the language', async () => {
  const { email } = await makeAccount()
  const form = { intent: 'sign-in', email, password: PASSWORD }
  expect((await send(form, '/fr/auth')).location).toBe('/fr')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'next=%s leads nowhere else',
  async (next) => {
    const { email } = await makeAccount()
    expect((await login(email, { next })).location).toBe('/')
    const cookie = await signedIn(email)
    const path = `/auth?next=${encodeURIComponent(next)}`
    const away = await loader(routeArgs(path, { cookie })).catch((thrown: unknown) => thrown)
    expect(resultOf(away).location).toBe('/')
  },
)

test('without credentials the form as a whole is refused', async () => {
  for (const intent of ['sign-in', 'sign-up']) {
    const { status, data } = await send({ intent })
    expect([status, data?.code]).toEqual([400, 'credentials_missing'])
    expect(data?.result?.error).toEqual({ '': ['failure.credentials_missing'] })
  }
})

test('a refusal returns the values typed, but never a password', async () => {
  const { status, data } = await send({ intent: 'sign-in', email: 'Nobody@post.example', password: 'geheim geheim' })
  expect([status, data?.code]).toEqual([400, 'invalid_credentials'])
  expect(data?.result?.initialValue).toMatchObject({ email: 'Nobody@post.example' })
  expect(JSON.stringify(data)).not.toContain('geheim')
})

test.each(['marta.keller@', 'marta', 'marta@post', 'a b@post.example'])('%s is no address', async (email) => {
  const { status, data } = await login(email)
  expect([status, data?.code]).toEqual([400, 'fields'])
  expect(data?.result?.error).toEqual({ email: ['field.emailInvalid'] })
})

test('a weak password is 422 with its reason beside the field', async () => {
  const { status, data } = await send({ intent: 'sign-up', email: 'marta@post.example', password: 'Password123!' })
  expect([status, data?.code, data?.result?.error]).toEqual([422, 'weak_password', { password: ['weak.common'] }])
})

test('a disposable address is refused beside the field, and no mail is sent', async () => {
  const { status, data } = await send({ intent: 'sign-up', email: 'marta@mailinator.com', password: PASSWORD })
  expect([status, data?.code, data?.result?.error]).toEqual([400, 'fields', { email: ['field.emailDisposable'] }])
  const { email } = await makeAccount()
  const form = { intent: 'email', email: 'marta@yopmail.com', password: PASSWORD }
  const change = resultOf(await changeSecurity(routeArgs('/account/security', { form, cookie: await signedIn(email) })))
  expect(change.data?.result?.error).toEqual({ email: ['field.emailDisposable'] })
  expect((await waitingMails()).filter((mail) => mail.template !== 'sign-in-notice')).toEqual([])
})

test('too many attempts are answered with 429 and the time of the next one', async () => {
  await login('nobody@post.example')
  await db().updateTable('attempt_counts').set({ points: 1000 }).execute()
  const { status, data, headers } = await login('nobody@post.example')
  expect([status, data?.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0)
})

test('signing up shows the notice and does not sign in; known addresses get the same answer', async () => {
  await makeAccount({ email: 'known@post.example' })
  const forms = ['new@post.example', 'known@post.example'].map((email) => ({
    intent: 'sign-up',
    email,
    password: PASSWORD,
  }))
  const answers = [await send(forms[0]!), await send(forms[1]!)]
  for (const { status, location, cookies } of answers) {
    expect([status, location]).toEqual([302, '/auth/check-email'])
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['aulario.sign_up', 'message'])
  }
  expect((await waitingMails()).map((mail) => mail.template)).toEqual(['account-exists', 'confirm-email'])
  expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('the mail has the language of the page', async () => {
  await send({ intent: 'sign-up', email: 'new@post.example', password: PASSWORD }, '/es/auth')
  expect(await waitingMails()).toMatchObject([
    { locale: 'es', props: { url: expect.stringContaining('/es/auth/confirm?') } },
  ])
})

test('without its credentials Google is neither offered nor reached', async () => {
  expect(await loader(routeArgs('/auth'))).toMatchObject({ google: false, signingUp: false })
  expect((await send({ intent: 'google' })).location).toBe('/auth?failure=google_failed')
})

test('a message in the address is shown only if it is one of ours', async () => {
  expect(await loader(routeArgs('/auth?failure=google_failed'))).toMatchObject({ failure: 'failure.google_failed' })
  expect(await loader(routeArgs('/auth?failure=<b>evil</b>'))).toMatchObject({ failure: undefined })
})
