import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import { db } from '#db/client.ts'
import { Outbox } from '#lib/mail/outbox.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// In the built program, the protection against other sites applies before every route.

const outbox = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-cross-site-'))
let program: Program
let cookie: string
let userId: string
let address: string
beforeAll(async () => {
  const { id, email } = await makeAccount({ name: 'Marta Keller' })
  userId = id
  address = email
  cookie = await signedIn(email)
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort(), OUTBOX_DIR: outbox })
})
afterAll(async () => {
  await program.kill()
  await removeAccounts()
  fs.rmSync(outbox, { recursive: true })
})

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
]

test('no route of the site map accepts a form that another site sends, signed in or not', async () => {
  const paths = SITE_PATHS.map(({ path }) => path.replace(':id', '1').replace('*', 'nowhere'))
  expect(paths.length).toBeGreaterThan(100)
  const body = new URLSearchParams({ intent: 'name', fullName: 'Evil' })
  for (const path of paths) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`, `/en${path}`]) {
      for (const foreign of FOREIGN) {
        const headers = { ...foreign, cookie }
        const { status } = await fetch(program.origin + address, { method: 'POST', headers, body, redirect: 'manual' })
        expect([address, foreign, status]).toEqual([address, foreign, 403])
      }
    }
  }
  const { full_name } = await db()
    .selectFrom('profiles')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(full_name).not.toBe('Evil')
})

test('only the callback of Google answers under /api/auth', async () => {
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${program.origin}/api/auth/${path}`, init)).status
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  for (const path of [
    'sign-in/email',
    'sign-up/email',
    'get-session',
    'list-sessions',
    'sign-out',
    'ok',
    'error',
    'update-user',
  ]) {
    expect([path, await ask(path)]).toEqual([path, 404])
    expect(await ask(path, json)).toBeGreaterThanOrEqual(400)
  }
  expect(await ask('callback/google?code=x&state=y')).toBe(404)
})

test('pages of a signed-in person are private; public ones stay public', async () => {
  const kept = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(program.origin + path, { headers, redirect: 'manual' })).headers.get('cache-control')
  expect(await kept('/')).toContain('public')
  for (const path of ['/', '/about', '/account', '/auth/check-email'])
    expect([path, await kept(path, { cookie })]).toEqual([path, 'private, no-store'])
})

test('the mail program of a recipient unsubscribes by the link of the mail, and not by an altered one', async () => {
  const props = { school: 'Uferschule', url: `${program.origin}/schools/1/reviews` }
  const unsubscribeUrl = unsubscribeAddress(userId, 'email.review', 'en')
  await db()
    .transaction()
    .execute((trx) =>
      enqueueMail(trx, { template: 'review-answered', to: address, locale: 'en', props, unsubscribeUrl }),
    )
  const mail = await eventually(async () => {
    const mails = await new Outbox(outbox).list()
    const found = mails.find(({ email }) => email.to?.some((to) => to.address === address))
    expect(found).toBeDefined()
    return found!.email
  })
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? ''
  const link = new URL(/^<(\S+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
  const body = header('list-unsubscribe-post')
  expect(body).toBe('List-Unsubscribe=One-Click')
  // As RFC 8058 has it: no cookie, no origin, the body as the mail says.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (query: string) =>
    (await fetch(program.origin + link.pathname + query, { method: 'POST', headers, body })).status
  const isOn = async () => (await findNotifications(userId))['email.review']

  const { id: other } = await makeAccount()
  for (const altered of ['', `${link.search}x`, link.search.slice(0, -1), link.search.replace(userId, other)])
    expect([altered, await send(altered)]).toEqual([altered, 410])
  expect(await isOn()).toBe(true)
  expect(await send(link.search)).toBe(200)
  expect(await isOn()).toBe(false)
})
