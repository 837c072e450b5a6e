import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { decoders } from '#lib/decoders/lanes.ts'
import { TaskKilled } from '#lib/decoders/task-killed.ts'
import { makeMp4 } from '#lib/videos/testing/make-video.ts'
import { processMedia } from '../process-media.server.ts'
import { MAX_BYTES } from '../school-media.ts'
import { folder, makeSchool, mediaOf, picture, store, storedFiles } from '../testing/media-setup.ts'
import { sendBytes, uploadFile } from '../testing/upload-file.ts'
import { type ChosenFile, declareUploads } from './declare-uploads.server.ts'
import { discardUpload, removeOldUploads } from './discard-upload.server.ts'
import { requireUpload } from './require-upload.server.ts'

vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const png = await picture()
const mp4 = await makeMp4({ frames: 120 })
const file = (change: Partial<ChosenFile> = {}): ChosenFile => ({
  name: 'hof.png',
  type: 'image/png',
  bytes: 1000,
  ...change,
})
const uploads = () => db().selectFrom('school_uploads').selectAll().execute()

let own = { userId: '', schoolId: '' }
const declare = (files: ChosenFile[], { kind = 'image' as 'image' | 'video', member = own } = {}) =>
  declareUploads(member, { kind, files })

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  own = await makeSchool()
})
afterAll(() => fs.rm(folder, { recursive: true }))

describe('a batch is refused as a whole', () => {
  const many = (count: number, change: Partial<ChosenFile> = {}) =>
    Array.from({ length: count }, (_, index) => file({ name: `${index}.png`, ...change }))

  test.each<[string, ChosenFile[], 'image' | 'video', string]>([
    ['nothing chosen', [], 'image', 'media_missing'],
    ['one text among pictures', [file(), file({ type: 'text/html' })], 'image', 'media_type'],
    ['a video among pictures', [file(), file({ type: 'video/mp4' })], 'image', 'media_type'],
    ['a picture among videos', [file()], 'video', 'media_type'],
    ['another kind of video', [file({ type: 'video/quicktime' })], 'video', 'media_type'],
    ['no type at all', [file({ type: '' })], 'image', 'media_type'],
    ['an empty file', [file({ bytes: 0 })], 'image', 'media_damaged'],
    ['a picture over 20 MB', [file({ bytes: MAX_BYTES.image + 1 })], 'image', 'image_bytes'],
    ['a video over 200 MB', [file({ type: 'video/mp4', bytes: MAX_BYTES.video + 1 })], 'video', 'video_bytes'],
    ['eleven pictures', many(11), 'image', 'images_full'],
    ['six videos', many(6, { type: 'video/webm' }), 'video', 'videos_full'],
  ])('%s', async (_name, files, kind, code) => {
    await expect(declare(files, { kind })).rejects.toMatchObject({ code })
    expect(await uploads()).toEqual([])
  })

  test('a school that cannot exist', async () => {
    for (const schoolId of ['', '\0', 'x'.repeat(1000)])
      await expect(declare([file()], { member: { ...own, schoolId } })).rejects.toMatchObject({
        code: 'school_not_yours',
      })
  })

  test('free: one picture, no video', async () => {
    const member = await makeSchool({ premium: false })
    await expect(declare(many(2), { member })).rejects.toMatchObject({ code: 'images_full' })
    await declare([file()], { member })
    const video = { kind: 'video' as const, member }
    await expect(declare([file({ type: 'video/mp4' })], video)).rejects.toMatchObject({ code: 'premium_required' })
  })

  test('of somebody who does not run the school', async () => {
    const stranger = { userId: (await makeAccount()).id, schoolId: own.schoolId }
    await expect(declare([file()], { member: stranger })).rejects.toMatchObject({ code: 'school_not_yours' })
    const elsewhere = { userId: own.userId, schoolId: (await makeSchool()).schoolId }
    await expect(declare([file()], { member: elsewhere })).rejects.toMatchObject({ code: 'school_not_yours' })
  })
})

test('several people at once never get more places than there are', async () => {
  const batches = Array.from({ length: 8 }, (_, batch) =>
    declare([file({ name: `${batch}a` }), file({ name: `${batch}b` })]),
  )
  const results = await Promise.allSettled(batches)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await uploads()).toHaveLength(10)
})

test('names lose folders and signs that deceive', async () => {
  const names = ['../../etc/passwd', 'C:\\bilder\\hof.png', 'gnp.\u202eexe\u0000.png', '\u200b', 'x'.repeat(300)]
  await declare(names.map((name) => file({ name })))
  const kept = (await uploads()).map(({ name }) => name).sort()
  expect(kept).toEqual(['gnp.exe.png', 'hof.png', 'passwd', 'x'.repeat(200), '–'])
})

test('a file arrives, is drawn, and nothing of what was sent stays', async () => {
  const id = await uploadFile(own, { bytes: png })
  expect(await mediaOf(own.schoolId)).toMatchObject([{ id, state: 'processing', title: 'hof.png', bytes: png.length }])
  await processMedia(id)
  const [item] = await mediaOf(own.schoolId)
  expect(item).toMatchObject({ state: 'ready', width: 60, height: 40, widths: [60] })
  expect(item!.url).toMatch(new RegExp(`^/files/school-media/${id}/[0-9a-f]{32}/60.webp$`))
  const { rows } = await sql<{ data: { key: string } }>`select data from pgboss.job where name = 'delete_file'`.execute(
    db(),
  )
  expect(rows.map(({ data }) => data.key)).toEqual((await storedFiles()).filter((name) => name.startsWith('uploads/')))
  await processMedia(id)
  expect(await mediaOf(own.schoolId)).toEqual([item])
})

test('a video goes on where the connection broke', async () => {
  const [upload] = await declare([file({ name: 'film.mp4', type: 'video/mp4', bytes: mp4.length })], { kind: 'video' })
  const breaking = Readable.from(
    (async function* () {
      yield mp4.subarray(0, 70_000)
      throw new Error('gone')
    })(),
  )
  await expect(sendBytes(upload!.id, breaking)).rejects.toThrow('gone')
  // Chosen again, the same file is the same upload.
  const [again] = await declare([file({ name: 'film.mp4', type: 'video/mp4', bytes: mp4.length })], { kind: 'video' })
  expect(again).toEqual({ id: upload!.id, received: 70_000 })
  expect(await sendBytes(again!.id, mp4.subarray(70_000))).toBe(mp4.length)
  await processMedia(upload!.id)
  expect(await mediaOf(own.schoolId)).toMatchObject([{ kind: 'video', state: 'ready', width: 640, height: 360 }])
})

test('a few bytes at a time make no file each', async () => {
  const [upload] = await declare([file({ bytes: 200_000 })])
  expect(await sendBytes(upload!.id, png.subarray(0, 50))).toBe(0)
  expect((await uploads())[0]!.parts).toEqual([])
})

test('more bytes than were announced are not taken', async () => {
  const [upload] = await declare([file({ bytes: png.length })])
  expect(await sendBytes(upload!.id, Buffer.concat([png, png]))).toBe(png.length)
})

test('two connections that send the same bytes make one file', async () => {
  const [upload] = await declare([file({ bytes: png.length })])
  const both = await Promise.allSettled([sendBytes(upload!.id, png), sendBytes(upload!.id, png)])
  // The later one is refused, or finds the file complete.
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await mediaOf(own.schoolId)).toHaveLength(1)
  expect((await storedFiles()).filter((name) => name.includes(upload!.id))).toHaveLength(1)
})

test.each<[string, Buffer, string]>([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/svg+xml'],
  ['a video', mp4, 'image/png'],
])('%s that calls itself a picture is refused with its first bytes', async (_name, bytes, type) => {
  await expect(uploadFile(own, { bytes, type })).rejects.toMatchObject({ code: 'media_type' })
  expect(await uploads()).toEqual([])
  expect(await mediaOf(own.schoolId)).toEqual([])
})

test('half a picture fails, says so, and takes no place', async () => {
  const id = await uploadFile(own, { bytes: png.subarray(0, 90) })
  await processMedia(id)
  expect(await mediaOf(own.schoolId)).toMatchObject([{ state: 'failed', failure: 'media_damaged', url: '' }])
  await declare(Array.from({ length: 10 }, (_, index) => file({ name: `${index}` })))
})

test('a video that ended the process which read it is refused for good', async () => {
  const id = await uploadFile(own, { bytes: mp4, name: 'film.mp4', type: 'video/mp4', kind: 'video' })
  const killed = new TaskKilled('memory')
  vi.spyOn(decoders, 'run').mockRejectedValueOnce(killed)
  await expect(processMedia(id)).rejects.toBe(killed)
  expect(await mediaOf(own.schoolId)).toMatchObject([{ state: 'failed', failure: 'media_damaged', url: '' }])
  await processMedia(id)
  expect(await mediaOf(own.schoolId)).toMatchObject([{ state: 'failed' }])
})

test('while the store is away the job is to be tried again', async () => {
  const id = await uploadFile(own, { bytes: png })
  vi.spyOn(store, 'put').mockRejectedValueOnce(new Error('ECONNREFUSED'))
  await expect(processMedia(id)).rejects.toThrow()
  await processMedia(id)
  expect(await mediaOf(own.schoolId)).toMatchObject([{ state: 'ready' }])
})

describe('an upload is for the one who declared it', () => {
  test('not for others, not once they are no member any more, not after a day', async () => {
    const [upload] = await declare([file()])
    const { id } = upload!
    await requireUpload(own.userId, id)
    const colleague = (await makeAccount()).id
    await db()
      .insertInto('school_members')
      .values({ school_id: own.schoolId, user_id: colleague, role: 'owner' })
      .execute()
    for (const [who, what] of [
      [colleague, id],
      [own.userId, '../x'],
      [own.userId, own.userId],
    ] as const)
      await expect(requireUpload(who, what)).rejects.toMatchObject({ code: 'upload_unknown' })
    await sql`update school_uploads set created_at = now() - interval '25 hours'`.execute(db())
    await expect(requireUpload(own.userId, id)).rejects.toMatchObject({ code: 'upload_unknown' })
    await sql`update school_uploads set created_at = now()`.execute(db())
    await db().deleteFrom('school_members').where('user_id', '=', own.userId).execute()
    await expect(requireUpload(own.userId, id)).rejects.toMatchObject({ code: 'school_not_yours' })
  })
})

test('what is given up or too old frees its place and has its parts removed', async () => {
  const files = Array.from({ length: 10 }, (_, index) => file({ name: `${index}`, bytes: 100_000 }))
  const declared = await declare(files)
  await sendBytes(declared[0]!.id, Buffer.concat([png, Buffer.alloc(70_000)]))
  await expect(declare([file({ name: 'more' })])).rejects.toMatchObject({ code: 'images_full' })
  expect(await discardUpload(declared[0]!.id)).toBe(1)
  await declare([file({ name: 'more' })])
  await sql`update school_uploads set created_at = now() - interval '25 hours'`.execute(db())
  expect(await removeOldUploads()).toBe(10)
  const { rows } = await sql`select from pgboss.job where name = 'delete_file'`.execute(db())
  expect(rows).toHaveLength(1)
})
