import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { type Program, runProgram } from '../testing/run-program.ts'

// No address and no cookie makes a page fail: the built program is asked at every route.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-any-'))
let program: Program
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', country: 'DE' }))
    .execute()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a' }))
    .execute()
  const { id } = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: id, role: 'owner' }).execute()
  const places = { OUTBOX_DIR: path.join(folder, 'outbox'), FILES_DIR: path.join(folder, 'files') }
  program = await runProgram('server/start.js', { NODE_ENV: 'production', SAMPLES: 'false', PORT: '0', ...places })
})
afterAll(async () => {
  await program.kill()
  await fs.rm(folder, { recursive: true, force: true })
})

// The stream of notifications never ends.
const PATHS = SITE_PATHS.map(({ path }) => path).filter((path) => !path.endsWith('/stream'))

/** Words on which look-ups in plain objects, parsers of numbers and dates, and the database may fail. */
const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '0',
  '-1',
  '1e9',
  'NaN',
  '9'.repeat(30),
  '2026-02-31',
  '%00',
  '%E0%A4',
  '%',
  '%ED%A0%80',
  '//evil.example',
  '\\evil',
  '[]',
  'a[b]',
  '{}',
  'null',
  "'",
  '😀',
  'de',
  'a',
  ',',
]
const NAMES = [
  'q',
  'language',
  'offer',
  'ads',
  'age',
  'faith',
  'gender',
  'type',
  'types',
  'features',
  'feature',
  'country',
  'near',
  'radius',
  'rating',
  'page',
  'sort',
  'box',
  'zoom',
  'ids',
  'id',
  'token',
  'next',
  'invitation',
  'draft',
  'review',
  'ownership',
  'lang',
  'theme',
  'size',
  'before',
  'after',
  'until',
  'tab',
  'state',
  'kind',
  'subject',
  'field',
  'v',
  'mode',
  'span',
  '_routes',
  'failure',
  'refused',
  'contract',
  'number',
  'with',
  'save',
  'code',
  'error',
  '__proto__',
  'a[0]',
]
const COOKIES = [
  'aulario.session_token',
  '__Secure-aulario.session_token',
  'aulario.sign_up',
  'aulario.state',
  'message',
  'theme',
  'sidebar',
]

const word = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponentSafely),
)
const pairs = (names: string[]) => fc.array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 5 })
const cookieText = fc.oneof(word, fc.constantFrom('abc.%E0%A4|x', 'a.b|%', 'a.b', '.', '"'))
const address = fc.record({
  locale: fc.constantFrom('', '/en', '/fr', '/es', '/it', '/de'),
  route: fc.constantFrom(...PATHS),
  param: fc.oneof(fc.constant('a'), word),
  ending: fc.constantFrom('', '', '.data', '/'),
  query: pairs(NAMES),
  cookies: fc.array(fc.tuple(fc.constantFrom(...COOKIES), cookieText), { maxLength: 2 }),
})

/** Lone surrogates cannot be encoded in UTF-8. */
function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

test('no address and no cookie makes a page fail', async () => {
  await fc.assert(
    fc.asyncProperty(address, async ({ locale, route, param, ending, query, cookies }) => {
      const path = route.replace(/:\w+|\*/g, () => param || 'a') + ending
      const search = query.map(([name, value]) => `${name}=${value}`).join('&')
      const url = `${program.origin}${locale}${path}?${search}`
      fc.pre(URL.canParse(url) && new URL(url).origin === program.origin)
      const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
      const headers: Record<string, string> = cookie
        ? {
            cookie: Buffer.from(cookie)
              .toString('latin1')
              .replaceAll(/\p{Cc}/gu, ''),
          }
        : {}
      const answer = await fetch(url, { redirect: 'manual', headers })
      await answer.arrayBuffer()
      expect([url, answer.status]).toEqual([url, expect.toSatisfy((status: number) => status < 500)])
    }),
    { numRuns: 400, examples: [] },
  )
})

test.each([
  ['/auth/check-email', 'aulario.sign_up=abc.%E0%A4|x'],
  ['/results?language=__proto__', ''],
  ['/results?offer=__proto__&ads=constructor', ''],
  ['/en/results?age=toString&faith=__proto__&gender=__proto__', ''],
  ['/%09', ''],
  ['/%0a', ''],
  ['/en/%0d.data', ''],
  ['/%2509', ''],
])('%s with the cookie %j does not fail', async (address, cookie) => {
  const { status } = await fetch(program.origin + address, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  expect(status).toBeLessThan(500)
})

test('addresses with a secret are stored nowhere and sent to nobody', async () => {
  for (const page of ['reset', 'confirm', 'change-email', 'restore']) {
    const { headers } = await fetch(`${program.origin}/auth/${page}?token=abc`)
    expect([page, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      page,
      'private, no-store',
      'no-referrer',
    ])
  }
})

test('only the frame of a badge may be shown on other sites, and it runs nothing', async () => {
  const badge = await fetch(`${program.origin}/embed/schools/a`)
  const policy = badge.headers.get('content-security-policy')
  expect([badge.status, badge.headers.get('x-frame-options')]).toEqual([200, null])
  expect(policy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  )
  expect(await badge.text()).not.toMatch(/<script|<form|<iframe|target="_(top|parent)"/)
  for (const page of [
    '/',
    '/results',
    '/schools/a',
    '/schools/a/reviews',
    '/auth',
    '/outbox',
    '/embed/schools/none',
    '/files/x',
  ]) {
    const { headers } = await fetch(program.origin + page)
    expect([page, headers.get('x-frame-options')]).toEqual([page, 'DENY'])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})
