import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { folder, makeSchool, mediaOf } from '#app/features/school-media/testing/media-setup.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { db } from '#db/client.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { type Program, runProgram } from '../testing/run-program.ts'

let program: Program

const start = async () => {
  program = await runProgram('server/testing/upload-program.ts', { FILES_DIR: folder })
}

const TUS = { 'tus-resumable': '1.0.0' }
const ask = (
  id: string,
  method: string,
  cookie: string,
  more: { headers?: Record<string, string>; body?: Buffer } = {},
) =>
  fetch(`${program.origin}/api/uploads/${id}`, {
    method,
    headers: { ...TUS, cookie, ...more.headers },
    ...(more.body && { body: new Uint8Array(more.body) }),
  })
const patch = (id: string, cookie: string, offset: number, body: Buffer, headers: Record<string, string> = {}) =>
  ask(id, 'PATCH', cookie, {
    body,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
  })

/** Noise cannot be compressed: a file of about a megabyte. */
const photo = await sharp(randomBytes(700 * 500 * 3), { raw: { width: 700, height: 500, channels: 3 } })
  .png()
  .toBuffer()
let own = { userId: '', schoolId: '' }
let cookie = ''

const declare = async (name: string) => {
  const files = [{ name, type: 'image/png', bytes: photo.length }]
  return (await declareUploads(own, { kind: 'image', files }))[0]!.id
}

beforeAll(async () => {
  own = await makeSchool()
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', own.userId)
    .executeTakeFirstOrThrow()
  cookie = await signedIn(email)
  await start()
})
afterAll(async () => {
  await program.kill()
  await removeAccounts()
  await fs.rm(folder, { recursive: true })
})

test('an upload continues after the program was killed in the middle of it', async () => {
  const id = await declare('hof.png')
  const half = Math.floor(photo.length / 2)
  expect((await patch(id, cookie, 0, photo.subarray(0, half))).status).toBe(204)
  // The program dies while bytes are in transit.
  const lost = patch(id, cookie, half, photo.subarray(half)).catch(() => undefined)
  await program.kill()
  await lost
  await start()
  const offset = Number((await ask(id, 'HEAD', cookie)).headers.get('upload-offset'))
  expect([half, photo.length]).toContain(offset)
  if (offset < photo.length) expect((await patch(id, cookie, offset, photo.subarray(offset))).status).toBe(204)
  await eventually(async () => expect(await mediaOf(own.schoolId)).toMatchObject([{ id, state: 'ready', width: 700 }]))
  expect((await fetch(program.origin + (await mediaOf(own.schoolId))[0]!.url)).headers.get('content-type')).toBe(
    'image/webp',
  )
})

test('nobody else can access an upload, and it accepts only its own bytes', async () => {
  const id = await declare('aula.png')
  const stranger = await signedIn((await makeAccount()).email)
  for (const who of [stranger, '']) {
    const status = who ? 404 : 400
    expect((await ask(id, 'HEAD', who)).status).toBe(status)
    expect((await patch(id, who, 0, photo)).status).toBe(status)
    expect((await ask(id, 'DELETE', who)).status).toBe(status)
  }
  expect((await patch(id, cookie, 5, photo.subarray(5))).status).toBe(409)
  expect((await patch(id, cookie, 0, Buffer.concat([photo, photo]))).status).toBeGreaterThanOrEqual(400)
  expect((await patch(id, cookie, 0, photo, { origin: 'https://evil.example' })).status).toBe(403)
  for (const method of ['GET', 'POST', 'PUT']) expect((await ask(id, method, cookie)).status).toBe(405)
  for (const odd of ['..%2f..%2fetc', '%00', 'x'.repeat(500)]) expect((await ask(odd, 'HEAD', cookie)).status).toBe(404)
  const page = Buffer.alloc(photo.length, '<script>alert(1)</script>')
  const answer = await patch(id, cookie, 0, page)
  expect([answer.status, await answer.text()]).toEqual([415, 'media_type'])
  expect((await ask(id, 'HEAD', cookie)).status).toBe(404)
})

test('a cancelled upload frees its place', async () => {
  const id = await declare('halle.png')
  expect((await ask(id, 'DELETE', cookie)).status).toBe(204)
  expect((await ask(id, 'HEAD', cookie)).status).toBe(404)
})
