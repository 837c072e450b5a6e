import fs from 'node:fs/promises'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { folder, makeSchool, picture, store } from '../testing/media-setup.ts'
import { receiveForm } from './receive-form.server.ts'

vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const START = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
const END = '\r\n--x--\r\n'
const png = await picture()
let own = { userId: '', schoolId: '' }
const kept = () => db().selectFrom('school_uploads').selectAll().execute()
const send = (body: BodyInit, type = 'multipart/form-data; boundary=x') => {
  const sent = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' }
  return receiveForm(own, 'image', new Request('http://localhost/dashboard/media', sent), '203.0.113.9')
}

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  own = await makeSchool()
})
afterAll(() => fs.rm(folder, { recursive: true }))

test('a whole form becomes a picture that waits to be drawn', async () => {
  await send(new Blob([START, Uint8Array.from(png), END]))
  expect(await kept()).toMatchObject([{ name: 'a.png', bytes: png.length, finished_at: expect.any(Date) }])
})

/** Returns what a broken connection leaves: bytes, then an error instead of an end. */
const broken = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${START}AAAA`)),
    pull: (controller) => controller.error(new Error('aborted')),
  })

test.each<[string, () => BodyInit, string?]>([
  ['ends within a file', () => `${START}AAAA`],
  ['ends within a header', () => START.slice(0, 40)],
  ['breaks off within a file', broken],
  ['names no boundary', () => START + END, 'multipart/form-data'],
])('a form that %s is refused, and nothing is kept', async (_name, body, type) => {
  await expect(send(body(), type)).rejects.toMatchObject({ code: 'media_damaged' })
  // An error that nothing awaits would end the program; the test runner fails on it.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await kept()).toEqual([])
})

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('fields beside the files are passed over, however many, long and oddly called they are', async () => {
  const odd = [...Array(20_000).keys()].map((index) => field(`f${index}`, '1')).join('')
  const long = field('a'.repeat(100_000), '1') + field('zz[4294967294]', 'x'.repeat(100_000))
  await send(new Blob([long, START, Uint8Array.from(png), `\r\n${odd}--x--\r\n`]))
  expect(await kept()).toMatchObject([{ name: 'a.png', bytes: png.length }])
})

test('of many files no more than twelve are read', async () => {
  const none = START.replace('a.png', '')
  const form = (before: number) =>
    new Blob([`${none}\r\n`.repeat(before), START, Uint8Array.from(png), `\r\n${`${none}\r\n`.repeat(5000)}--x--\r\n`])
  await send(form(12)).catch(() => undefined)
  expect(await kept()).toEqual([])
  await send(form(11))
  expect(await kept()).toMatchObject([{ name: 'a.png', bytes: png.length }])
})
