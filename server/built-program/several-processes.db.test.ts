import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#app/core/limits/requests.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  signedIn,
  tokenIn,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { type Program, runProgram } from '../testing/run-program.ts'

// Three programs share one database and agree through it alone: each thing happens once, whichever program is asked.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-several-'))
const settings = {
  NODE_ENV: 'production',
  SAMPLES: 'false',
  PORT: '0',
  TRUST_PROXY: '1',
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
  DATABASE_POOL: '5',
}
let programs: Program[] = []
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  programs = await Promise.all([1, 2, 3].map(() => runProgram('server/start.js', settings)))
})
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()))
  await fs.rm(folder, { recursive: true, force: true })
})

type Sent = { cookie?: string; form?: Record<string, string>; from?: string }
const ask = (index: number, to: string, { cookie = '', form, from = '203.0.113.9' }: Sent = {}) =>
  fetch(programs[index % programs.length]!.origin + to, {
    headers: { cookie, 'x-forwarded-for': from },
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })

/** Sends the same request to all programs at the same time. @returns how often each status came back */
async function rush(times: number, to: string, sent: Sent): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => ask(index, to, sent)))
  return Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, same]) => [status, same.length]),
  )
}

test('thirty simultaneous votes of one person count once', async () => {
  const { email } = await makeAccount()
  const { id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const statuses = await rush(30, '/schools/a/reviews', {
    cookie: await signedIn(email),
    form: { intent: 'helpful', reviewId: id },
  })
  expect(Object.keys(statuses).every((status) => Number(status) < 500)).toBe(true)
  expect(await db().selectFrom('review_votes').select('user_id').where('review_id', '=', id).execute()).toHaveLength(1)
})

test('twenty simultaneous reviews of one person leave one', async () => {
  const { email, id } = await makeAccount()
  const comment = 'Unser Kind geht gern hin, und die Schule antwortet schnell auf alle Fragen.'
  const form = {
    rating: '4',
    comment,
    language: 'de',
    relation: 'parent',
    until: 'still',
    authorName: 'Mia',
    noReward: 'on',
  }
  const statuses = await rush(20, '/schools/a/review', {
    cookie: await signedIn(email),
    form: { intent: 'review', ...form },
  })
  expect(Object.keys(statuses).every((status) => Number(status) < 500)).toBe(true)
  const rows = await db().selectFrom('reviews').select(['status', 'comment']).where('author_id', '=', id).execute()
  expect(rows).toEqual([expect.objectContaining({ comment })])
})

test('a link for a new password works once', async () => {
  const { email } = await makeAccount()
  await ask(0, '/auth/forgot', { form: { email } })
  const mail = (await waitingMails()).find(({ to }) => to === email)
  const token = tokenIn(mail?.props.url)
  const chosen = (index: number) => `Kreide und Rechenschieber ${index}`
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ask(index, '/auth/reset', {
        form: { intent: 'reset', token, newPassword: chosen(index) },
        from: `203.0.113.${20 + index}`,
      }),
    ),
  )
  const taken = answers.map(({ status }) => status === 302)
  expect(taken.filter(Boolean)).toHaveLength(1)
  const signIn = await ask(1, '/auth', { form: { email, password: chosen(taken.indexOf(true)) }, from: '203.0.113.40' })
  expect(signIn.headers.getSetCookie().join()).toContain('session_token=')
})

test('attempts at all programs are counted together', async () => {
  const { email } = await makeAccount()
  // Ten within a quarter of an hour, each answer slower than the one before.
  const statuses = await rush(30, '/auth', { form: { email, password: 'wrong' }, from: '203.0.113.50' })
  expect(statuses[429]).toBeGreaterThanOrEqual(20)
  const right = await ask(2, '/auth', { form: { email, password: PASSWORD }, from: '203.0.113.50' })
  expect(right.status).toBe(429)
})

test('requests of a network to all programs are counted together', async () => {
  const from = '203.0.113.70'
  const { points } = LIMITS.download.network
  const asked = [0, 0, 0]
  const isRefused = async (index: number) => {
    asked[index]!++
    return (await ask(index, '/results.csv', { from })).status === 429
  }
  // They tell each other twice a second.
  await eventually(async () => {
    const refused = await Promise.all([0, 1, 2].map(isRefused))
    expect(refused).toEqual([true, true, true])
  })
  for (const times of asked) expect(times).toBeLessThan(points)
  expect((await ask(0, '/results.csv', { from: '203.0.113.71' })).status).toBe(200)
})

test('a session that ends at one program has ended at the others', async () => {
  const { email } = await makeAccount()
  const signIn = await ask(0, '/auth', { form: { email, password: PASSWORD }, from: '203.0.113.60' })
  const cookie = signIn.headers
    .getSetCookie()
    .map(cookieOf)
    .find((each) => each.includes('session_token'))!
  const open = async () =>
    (await Promise.all([0, 1, 2].map((index) => ask(index, '/account', { cookie })))).map(({ status }) => status)
  expect(await open()).toEqual([200, 200, 200])
  await ask(1, '/auth/sign-out', { cookie, form: { scope: 'this' } })
  expect(await open()).toEqual([302, 302, 302])
})

/** Returns the page and its entity tag as a visitor without a session gets it from a program. */
async function visit(index: number, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(programs[index]!.origin + path, { headers })
  return { html: await answer.text(), etag: answer.headers.get('etag'), control: answer.headers.get('cache-control') }
}

test('pages are kept, and every program drops them as soon as what they show changes', async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'kept', name: 'Alte Schule', city: 'Bergheim' }), schoolRow({ id: 'other' })])
    .execute()
  const everywhere = [0, 1, 2]
  const addresses = ['/schools/kept', '/results?q=Bergheim', '/en/schools/kept']
  const visits = () => Promise.all(everywhere.flatMap((index) => addresses.map((path) => visit(index, path))))
  const allSay = (name: string) =>
    eventually(async () => {
      for (const { html } of await visits()) expect(html).toContain(name)
    })
  await allSay('Alte Schule')
  // Some seconds after the school its town becomes a place, which changes these pages once more.
  await eventually(async () => {
    const before = await visits()
    expect(before.every(({ etag }) => etag !== null)).toBe(true)
    expect(await visits()).toEqual(before)
  })
  await db().updateTable('schools').set({ name: 'Neue Schule' }).where('id', '=', 'kept').execute()
  await allSay('Neue Schule')
  for (const { html } of await visits()) expect(html).not.toContain('Alte Schule')
})

test('a page that is kept holds nothing of whoever asked for it', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  const [cookie, otherCookie] = [await signedIn(one.email), await signedIn(other.email)]
  const odd = { cookie: 'theme=dark; aulario.device=x', 'x-forwarded-host': 'evil.example', 'accept-language': 'it' }
  for (const path of ['/schools/a', '/', '/results?q=Schule', '/results?sort=name&q=Schule', '/places']) {
    const own = await visit(0, path, { cookie })
    expect(own).toMatchObject({ etag: null, control: 'private, no-store' })
    const first = await visit(0, path, odd)
    expect(first.html).not.toMatch(/evil\.example/)
    expect(await visit(0, path)).toEqual(first)
    expect(first.html).not.toContain(one.email)
    expect((await visit(0, path, { cookie: otherCookie })).html).not.toContain(one.email)
    expect((await visit(0, path, { cookie })).html).toBe(own.html)
  }
})
