import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import { db } from '#db/client.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// In the built program, the protection against other sites applies before every route.

let program: Program
let cookie: string
let userId: string
beforeAll(async () => {
  const { id, email } = await makeAccount({ name: 'Marta Keller' })
  userId = id
  cookie = await signedIn(email)
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort() })
})
afterAll(async () => {
  await program.kill()
  await removeAccounts()
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
