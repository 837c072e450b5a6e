import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { gated, TAKEN } from '../../testing/gated.ts'

const app = gated(async (request) => new Response(String((await request.arrayBuffer()).byteLength)))
const MB = 1024 * 1024
const headers: Record<string, string> = { accept: 'text/html' }
beforeAll(async () => {
  headers.cookie = await signedIn((await makeAccount()).email)
})
afterAll(removeAccounts)

/** Makes a form with one file of the given size. */
const form = (bytes: number) => {
  const made = new FormData()
  made.append('proof', new File([new Uint8Array(bytes)], 'x.pdf'))
  return made
}
const post = (path: string, bytes: number, more: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body: form(bytes), headers: { ...headers, ...more } })
const isTaken = async (answer: Response) => [
  answer.status,
  answer.headers.has(TAKEN),
  Number(await answer.text()) > 6 * MB,
]

const OWN_REVIEW = '/account/reviews/0198a000-0000-7000-8000-000000000000'
const TAKING = [
  '/account/avatar',
  '/en/account/avatar',
  OWN_REVIEW,
  `/fr${OWN_REVIEW}`,
  `${OWN_REVIEW}.data`,
  '/schools/de-NW-1/claim',
  '/it/schools/1/claim.data',
  '/claim/missing',
  '/en/claim/missing.data',
  '/dashboard/logo',
]

test.each(TAKING)('%s accepts a file from a signed-in person', async (path) => {
  expect(await isTaken(await post(path, 6 * MB))).toEqual([200, true, true])
})

test.each([
  '/auth',
  '/account/avatars',
  '/account/avatar/x',
  '/xx/account/avatar',
  '/account/reviews',
  `${OWN_REVIEW}/delete`,
  '/claim',
  '/schools/1/claim/x',
  '/account/claims/1',
  '/admin/imports',
  '/auth/sign-out',
  '/no/such/page',
])('%s does not', async (path) => {
  expect((await post(path, MB)).status).toBe(413)
})

test('evidence that is far too large is refused with a message', async () => {
  const page = await post(`/fr${OWN_REVIEW}`, 13 * MB)
  expect([page.status, page.headers.get('location')]).toEqual([303, `/fr${OWN_REVIEW}?refused=proof_too_large`])
  expect((await post(`${OWN_REVIEW}.data`, 13 * MB)).status).toBe(413)
})

test('a picture that is far too large is refused with a message', async () => {
  const page = await post('/fr/account/avatar', 13 * MB)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/fr/account?avatar=image_too_large'])
  const script = await post('/account/avatar', 13 * MB, { accept: 'application/x-ndjson' })
  expect([script.status, await script.json()]).toEqual([413, { step: 'failed', code: 'image_too_large' }])
})

test('files of an import are read up to their limit, and refused with a message beyond it', async () => {
  expect((await post('/fr/admin/imports/new', 20 * MB)).status).toBe(200)
  const page = await post('/fr/admin/imports/new', 1, { 'content-length': String(201 * MB) })
  expect([page.status, page.headers.get('location')]).toEqual([303, '/fr/admin/imports/new?refused=import_too_large'])
})

test('a person whose session has ended is redirected to the page, which asks to sign in', async () => {
  const page = await app.request(OWN_REVIEW, { method: 'POST', body: form(MB), headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('location')]).toEqual([303, OWN_REVIEW])
})

test('a form with a file has names and texts like any other', async () => {
  const many = form(6 * MB)
  many.append('zz[4294967294]', '1')
  expect((await app.request(OWN_REVIEW, { method: 'POST', body: many, headers })).status).toBe(400)
  const long = form(6 * MB)
  long.append('text', 'x'.repeat(40_000))
  expect((await app.request(OWN_REVIEW, { method: 'POST', body: long, headers })).status).toBe(413)
})
