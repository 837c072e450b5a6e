import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionContext, visitorContext } from '#app/core/contexts.ts'
import { MAX_DOCUMENT_BYTES } from '#app/core/documents/document-rules.ts'
import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import { makeAccount, removeAccounts, signedIn, visitor } from '#app/features/accounts/testing/accounts.ts'
import { decide } from '#app/features/reviews/testing/decisions.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { resultOf } from '../../testing/route-args.ts'
import { action, loader } from './own-review.tsx'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'proofs-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const END = 'startxref\n9\n%%EOF\n'
const pdf = Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n${END}`)
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1d5a45' } })
  .png()
  .toBuffer()
const [jpeg, webp, gif] = await Promise.all([
  sharp(png).jpeg().toBuffer(),
  sharp(png).webp().toBuffer(),
  sharp(png).gif().toBuffer(),
])

let userId = ''
let cookie = ''
let id = ''
beforeEach(async () => {
  const user = await makeAccount()
  userId = user.id
  cookie = await signedIn(user.email)
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  id = await reviewOf(userId)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

async function reviewOf(author_id: string) {
  const row = reviewRow({ school_id: 'a', author_id })
  return (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
}

function asked(review: string, who: string | null, body?: FormData) {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  context.set(sessionContext, async () => (await findSession(who)).state)
  const request = new Request(`http://localhost/fr/account/reviews/${review}`, body ? { method: 'POST', body } : {})
  return { request, context, params: { id: review } } as never
}

async function send(intent: string, fields: Record<string, string | File>, { review = id, who = cookie } = {}) {
  const body = new FormData()
  body.set('intent', intent)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return resultOf(await action(asked(review, who, body)))
}
const show = (bytes: Uint8Array, name = 'nachweis', to = {}) =>
  send('proof', { proof: new File([new Uint8Array(bytes)], name) }, to)
const kept = () => fs.readdir(path.join(folder, 'proofs')).catch(() => [])
const evidence = () => db().selectFrom('evidence').select(['file_key', 'state']).execute()
const view = async () =>
  ((await loader(asked(id, cookie))) as { review: Awaited<ReturnType<typeof loader>>['review'] }).review

const dispute = async (change: { state?: string; author_due_at?: Date } = {}) => {
  const about = { review_id: id, school_id: 'a', reason: 'never_here', content: JSON.stringify({}) }
  const decided_at = change.state ? new Date() : null
  const due = { author_due_at: new Date(Date.now() + 86_400_000), decided_at, ...change }
  await db()
    .insertInto('disputes')
    .values({ ...about, ...due })
    .execute()
}
const reply = () => db().selectFrom('disputes').select('author_reply').executeTakeFirst()

test('a review shows to its author alone', async () => {
  expect(await view()).toMatchObject({ id, status: 'published', school: { id: 'a' }, mayEdit: true, refusal: null })
  const other = await signedIn((await makeAccount()).email)
  for (const review of [id, 'nothing', "' or true --"]) {
    const answer = await (loader(asked(review, other)) as Promise<unknown>).catch((thrown: unknown) => thrown)
    expect(answer).toMatchObject({ init: { status: 404 } })
  }
})

describe('an objection', () => {
  const object = (to = {}) => send('objection', { text: 'Der Satz nennt niemanden.' }, to)
  const review = () => ({ id, school_id: 'a', author_id: userId })

  test('is accepted once, in time, and redirects back', async () => {
    await decide(review(), 'rejected', { facts: 'Ein Name.', daysAgo: 170 })
    expect((await view()).refusal).toMatchObject({ rule: 'person', facts: 'Ein Name.', mayObject: true })
    expect(await object()).toMatchObject({ status: 302, location: `/fr/account/reviews/${id}` })
    expect((await view()).refusal).toMatchObject({ mayObject: false, objection: 'open' })
    expect((await object()).data?.code).toBe('objection_over')
    expect(await db().selectFrom('appeals').select(['text', 'user_id']).execute()).toEqual([
      { text: 'Der Satz nennt niemanden.', user_id: userId },
    ])
    expect((await view()).mayEdit).toBe(false)
  })

  test.each([
    ['to what is public', undefined, 0],
    ['after six months', 'removed', 190],
  ] as const)('%s is refused', async (_name, outcome, daysAgo) => {
    if (outcome) await decide(review(), outcome, { daysAgo })
    expect((await object()).data?.code).toBe('objection_over')
  })

  test('by another person, without a session, or without a text is refused', async () => {
    await decide(review(), 'removed')
    const other = await signedIn((await makeAccount()).email)
    expect((await object({ who: other })).data?.code).toBe('review_unknown')
    expect((await object({ who: '' })).data?.code).toBe('session_missing')
    expect((await send('objection', { text: ' \n ' })).data?.code).toBe('fields')
    expect((await send('objection', { text: 'x'.repeat(3001) })).data?.code).toBe('fields')
    expect(await db().selectFrom('appeals').selectAll().execute()).toEqual([])
  })

  test('against a decision on a replaced review is refused', async () => {
    await decide(review(), 'removed')
    await reviewOf(userId)
    expect(await view()).toMatchObject({ status: 'replaced', mayEdit: false, refusal: { mayObject: false } })
    expect((await object()).data?.code).toBe('objection_over')
  })
})

describe('an answer to a dispute', () => {
  const answer = (text = 'Bis Juli in der 4b.', to = {}) => send('reply', { text }, to)

  test('is stored for moderators, and may be changed until the deadline', async () => {
    await dispute()
    expect((await view()).dispute).toMatchObject({ reason: 'never_here', mayReply: true, reply: null })
    expect((await answer()).status).toBe(302)
    await answer('Bis Juni in der 4b.')
    expect(await reply()).toEqual({ author_reply: 'Bis Juni in der 4b.' })
  })

  test.each([
    ['the time is over', { author_due_at: new Date(Date.now() - 1000) }],
    ['it is decided', { state: 'kept' }],
    ['the school took it back', { state: 'withdrawn' }],
  ])('comes too late once %s', async (_name, change) => {
    await dispute(change)
    expect((await view()).dispute?.mayReply).toBe(false)
    expect((await answer()).data?.code).toBe('dispute_over')
    expect(await reply()).toEqual({ author_reply: null })
  })

  test('is accepted from the author only', async () => {
    await dispute()
    const other = await signedIn((await makeAccount()).email)
    expect((await answer('Ich war das.', { who: other })).data?.code).toBe('review_unknown')
    expect(await reply()).toEqual({ author_reply: null })
  })
})

describe('a proof', () => {
  test.each([
    ['a PDF', pdf, 'pdf'],
    ['a PNG', png, 'webp'],
    ['a JPEG', jpeg, 'webp'],
    ['a WebP', webp, 'webp'],
  ])('%s is kept under a name of our own', async (_name, bytes, extension) => {
    expect(await show(bytes, '../../evil.html')).toMatchObject({ status: 302 })
    expect(await evidence()).toEqual([
      { file_key: expect.stringMatching(new RegExp(`^proofs/[0-9a-f]{32}\\.${extension}$`)), state: 'open' },
    ])
    expect((await view()).proof).toMatchObject({ state: 'open' })
  })

  test('a new one replaces a waiting one, whose file is deleted', async () => {
    await show(pdf)
    const [first] = await evidence()
    await show(png)
    expect(await evidence()).toHaveLength(1)
    const jobs = await db()
      .selectFrom(sql<{ data: unknown; name: string }>`pgboss.job`.as('j'))
      .select('j.data')
      .where('j.name', '=', 'delete_file')
      .execute()
    expect(jobs).toEqual([{ data: { key: first?.file_key } }])
  })

  test.each<[string, Uint8Array, string]>([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'proof_type'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'proof_type'],
    ['a page before a PDF', Buffer.concat([Buffer.from('<html>'), pdf]), 'proof_type'],
    ['a page that calls itself PDF', Buffer.from(`%PDF-1.7\n<script>alert(1)</script>\n${END}`), 'proof_damaged'],
    ['a PDF with an archive behind it', Buffer.concat([pdf, Buffer.from('PK\x03\x04')]), 'proof_damaged'],
    ['half a picture', png.subarray(0, png.length - 20), 'proof_damaged'],
    ['a GIF', gif, 'proof_type'],
    ['nothing', new Uint8Array(), 'proof_type'],
    ['6 MB', Buffer.concat([pdf, Buffer.alloc(MAX_DOCUMENT_BYTES)]), 'proof_too_large'],
  ])('%s is refused beside the field, and nothing is kept', async (_name, bytes, code) => {
    const before = await kept()
    const { data } = await show(bytes)
    expect([data?.code, data?.result?.error]).toEqual([code, { proof: [`failure.${code}`] }])
    expect(JSON.stringify(data)).not.toContain('nachweis')
    expect([await evidence(), await kept()]).toEqual([[], before])
  })

  test('without a file, or for a missing or another’s review, it is refused and nothing is stored', async () => {
    const before = await kept()
    const other = await signedIn((await makeAccount()).email)
    expect((await send('proof', {})).data?.code).toBe('proof_missing')
    expect((await show(pdf, 'x', { who: other })).data?.code).toBe('review_unknown')
    expect((await show(pdf, 'x', { review: 'nothing' })).data?.code).toBe('review_unknown')
    expect((await show(pdf, 'x', { who: '' })).data?.code).toBe('session_missing')
    await db().updateTable('reviews').set({ verified_level: 'proof' }).execute()
    expect((await show(pdf)).data?.code).toBe('already_decided')
    expect([await evidence(), await kept()]).toEqual([[], before])
  })

  test('while the store is unreachable it says so', async () => {
    vi.spyOn(store, 'put').mockRejectedValue(new Error('ECONNREFUSED'))
    expect(await show(pdf)).toMatchObject({ status: 503, data: { code: 'proof_away' } })
    expect(await evidence()).toEqual([])
  })
})
