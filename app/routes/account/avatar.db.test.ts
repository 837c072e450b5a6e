import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionContext, visitorContext } from '#app/core/contexts.ts'
import { MAX_AVATAR_BYTES, STEPS_TYPE } from '#app/features/accounts/me/avatar.ts'
import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import { makeAccount, removeAccounts, signedIn, visitor } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { action } from './avatar.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'avatars-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1d5a45' } })
  .png()
  .toBuffer()

let userId = ''
let cookie: string | null = null
beforeEach(async () => {
  const user = await makeAccount()
  userId = user.id
  cookie = await signedIn(user.email)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

function perform(request: Request, who: string | null = cookie): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  context.set(sessionContext, async () => (await findSession(who)).state)
  return action({ request, context } as unknown as Parameters<typeof action>[0])
}

/** Sends the form with or without a file. */
function send(bytes: Uint8Array | undefined, { accept = 'text/html', at = '/account/avatar', who = cookie } = {}) {
  const body = new FormData()
  body.set('avatar', bytes ? new File([new Uint8Array(bytes)], 'ich.png') : new File([], ''))
  return perform(new Request(`http://localhost${at}`, { method: 'POST', body, headers: { accept } }), who)
}
const byScript = (bytes: Uint8Array | undefined, who = cookie) => send(bytes, { accept: STEPS_TYPE, who })
const lines = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
const avatarUrl = async (id = userId) =>
  (await db().selectFrom('profiles').select('avatar_url').where('id', '=', id).executeTakeFirstOrThrow()).avatar_url

test('a script is told when the file is stored and when the profile names it', async () => {
  const answer = await byScript(png)
  expect(answer.status).toBe(200)
  expect(await lines(answer)).toEqual([{ step: 'stored' }, { step: 'updated', avatarUrl: await avatarUrl() }])
  expect(await avatarUrl()).toMatch(/^\/files\/avatars\//)
})

test('a plain form goes back to the account with a message', async () => {
  const answer = await send(png, { at: '/fr/account/avatar' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/fr/account')
  expect(answer.headers.get('set-cookie')).toMatch(/^message=profileImageUpdated;/)
  expect(await avatarUrl()).toMatch(/^\/files\/avatars\//)
})

test.each<[string, Uint8Array | undefined, number, string]>([
  ['no file', undefined, 400, 'select_image'],
  ['a page', Buffer.from('<html></html>'), 415, 'invalid_file_type'],
  ['too large a file', Buffer.concat([png, Buffer.alloc(MAX_AVATAR_BYTES)]), 413, 'image_too_large'],
  ['half a picture', png.subarray(0, png.length - 20), 422, 'image_damaged'],
])('%s is refused to a script and to a form', async (_name, bytes, status, code) => {
  const answer = await byScript(bytes)
  expect(answer.status).toBe(status)
  expect(await lines(answer)).toEqual([{ step: 'failed', code }])
  expect((await send(bytes)).headers.get('location')).toBe(`/account?avatar=${code}`)
  expect(await avatarUrl()).toBeNull()
})

test('without a session nothing can be uploaded, and nothing is stored', async () => {
  const answer = await byScript(png, null)
  expect(answer.status).toBe(401)
  expect(await lines(answer)).toEqual([{ step: 'failed', code: 'must_be_logged_in' }])
  expect((await send(png, { who: null })).headers.get('location')).toBe('/account?avatar=must_be_logged_in')
})

test('only the signed-in person’s profile is written, whatever else the form says', async () => {
  const other = await makeAccount()
  const body = new FormData()
  body.set('avatar', new File([new Uint8Array(png)], 'ich.png'))
  body.set('userId', other.id)
  body.set('subscription_type', 'premium')
  await perform(new Request('http://localhost/account/avatar', { method: 'POST', body }))
  expect(await avatarUrl()).not.toBeNull()
  expect(await avatarUrl(other.id)).toBeNull()
})

test('an unreachable store is a 503, which scripts retry', async () => {
  vi.spyOn(store, 'put').mockRejectedValue(new Error('ECONNREFUSED'))
  const answer = await byScript(png)
  expect(answer.status).toBe(503)
  expect(await lines(answer)).toEqual([{ step: 'failed', code: 'storage_away' }])
})

test('a body that is no form is refused without a trace', async () => {
  const request = new Request('http://localhost/account/avatar', {
    method: 'POST',
    body: 'x',
    headers: { accept: STEPS_TYPE, 'content-type': 'multipart/form-data; boundary=y' },
  })
  expect(await lines(await perform(request))).toEqual([{ step: 'failed', code: 'image_upload' }])
})
