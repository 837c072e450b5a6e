import fs from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { removeLogo, updateLogo } from '../logo/update-logo.server.ts'
import { processMedia } from '../process-media.server.ts'
import { removeExpiredMedia } from '../remove-expired.server.ts'
import { removeOrphans } from '../remove-orphans.server.ts'
import { folder, makeSchool, mediaOf, picture, store, storedFiles } from '../testing/media-setup.ts'
import { uploadFile } from '../testing/upload-file.ts'
import { addVideoLink } from './add-video-link.server.ts'
import { deleteMedia, removeMedia, restoreMedia } from './delete-media.server.ts'
import { describeMedia } from './describe-media.server.ts'
import { findDeleted, listSchoolMedia } from './list-media.server.ts'
import { moveMedia } from './move-media.server.ts'
import { setPoster } from './set-poster.server.ts'

vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const png = await picture()
const LINK = { link: 'https://youtu.be/dQw4w9WgXcQ', title: 'Rundgang' }
const FROM = '203.0.113.9'
let own = { userId: '', schoolId: '' }

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await fs.rm(folder, { recursive: true, force: true })
  own = await makeSchool()
})
afterAll(() => fs.rm(folder, { recursive: true, force: true }))

const names = async () =>
  (await listSchoolMedia(own.schoolId, { kind: 'image', order: 'own', offset: 0 })).map(({ title }) => title)
const add = async (...titles: string[]) => {
  const ids: string[] = []
  for (const name of titles) {
    ids.push(await uploadFile(own, { bytes: png, name }))
    await processMedia(ids.at(-1)!)
  }
  return ids
}
const removed = async () =>
  (await sql<{ data: { key: string } }>`select data from pgboss.job where name = 'delete_file'`.execute(db())).rows.map(
    ({ data }) => data.key,
  )

test('order is the school’s own or by name, a page at a time', async () => {
  const [c, a, b] = await add('c.png', 'a.png', 'b.png')
  expect(await names()).toEqual(['c.png', 'a.png', 'b.png'])
  await moveMedia(own, c!, 1)
  expect(await names()).toEqual(['a.png', 'c.png', 'b.png'])
  await moveMedia(own, b!, 0)
  await moveMedia(own, a!, 99)
  expect(await names()).toEqual(['b.png', 'c.png', 'a.png'])
  const byName = await listSchoolMedia(own.schoolId, { kind: 'image', order: 'name', offset: 1 })
  expect(byName.map(({ title }) => title)).toEqual(['b.png', 'c.png'])
})

test('deleted is out of sight at once, comes back, or goes with its files', async () => {
  const [id] = await add('hof.png')
  await deleteMedia(own, id!)
  expect(await names()).toEqual([])
  expect(await findDeleted(own.schoolId, id!)).toBe('hof.png')
  await removeMedia(id!)
  await restoreMedia(own, id!)
  expect(await names()).toEqual(['hof.png'])
  await deleteMedia(own, id!)
  await sql`update school_media set deleted_at = now() - interval '1 minute'`.execute(db())
  await removeMedia(id!)
  await expect(restoreMedia(own, id!)).rejects.toMatchObject({ code: 'media_unknown' })
  expect((await removed()).filter((key) => key.startsWith('school-media/')).sort()).toEqual(
    (await storedFiles()).filter((key) => key.startsWith('school-media/')),
  )
})

test('what is deleted while it is processed goes with its parts', async () => {
  const id = await uploadFile(own, { bytes: png })
  await deleteMedia(own, id)
  await sql`update school_media set deleted_at = now() - interval '1 minute'`.execute(db())
  await removeMedia(id)
  await processMedia(id)
  expect(await mediaOf(own.schoolId)).toEqual([])
  expect(await removed()).toEqual(expect.arrayContaining(await storedFiles()))
})

test('an address that names no item at all says that nothing was deleted', async () => {
  for (const odd of ['', 'x', '\0', "' or true --"]) expect(await findDeleted(own.schoolId, odd)).toBeUndefined()
})

test('nothing comes back into a place that was taken', async () => {
  const school = await makeSchool({ premium: false })
  const id = await uploadFile(school, { bytes: png })
  await deleteMedia(school, id)
  await uploadFile(school, { bytes: png, name: 'neu.png' })
  await expect(restoreMedia(school, id)).rejects.toMatchObject({ code: 'images_full' })
  expect(await findDeleted(school.schoolId, id)).toBe('hof.png')
})

describe('items of others', () => {
  test('can be neither changed nor seen to exist', async () => {
    const [id] = await add('hof.png')
    const other = await makeSchool()
    const stranger = { userId: (await makeAccount()).id, schoolId: own.schoolId }
    const words = { alt: 'x', caption: 'x' }
    const poster = new File([new Uint8Array(png)], 'x.png')
    for (const [member, code] of [
      [other, 'media_unknown'],
      [stranger, 'school_not_yours'],
    ] as const) {
      await expect(deleteMedia(member, id!)).rejects.toMatchObject({ code })
      await expect(describeMedia(member, id!, words)).rejects.toMatchObject({ code })
      await expect(moveMedia(member, id!, 0)).rejects.toMatchObject({ code })
      await expect(setPoster(member, id!, poster, FROM)).rejects.toMatchObject({ code })
    }
    await deleteMedia(own, id!)
    await expect(restoreMedia(other, id!)).rejects.toMatchObject({ code: 'media_unknown' })
    await expect(restoreMedia(stranger, id!)).rejects.toMatchObject({ code: 'school_not_yours' })
    for (const odd of ['', 'x', "'; drop table school_media"])
      await expect(deleteMedia(own, odd)).rejects.toMatchObject({ code: 'media_unknown' })
    expect(await mediaOf(own.schoolId)).toMatchObject([{ alt: '', poster: null }])
  })
})

test('a link to a video takes a place, and nothing is fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  for (let index = 0; index < 5; index++) await addVideoLink(own, LINK)
  await expect(addVideoLink(own, LINK)).rejects.toMatchObject({ code: 'videos_full' })
  await expect(addVideoLink(own, { ...LINK, link: 'http://127.0.0.1/' })).rejects.toMatchObject({ code: 'media_link' })
  await expect(addVideoLink(await makeSchool({ premium: false }), LINK)).rejects.toMatchObject({
    code: 'premium_required',
  })
  expect(fetched).not.toHaveBeenCalled()
  const [first] = await listSchoolMedia(own.schoolId, { kind: 'video', order: 'own', offset: 0 })
  expect(first).toMatchObject({ title: 'Rundgang', state: 'ready', link: { provider: 'youtube', id: 'dQw4w9WgXcQ' } })
})

test('a still picture is drawn again and replaces the one before', async () => {
  await addVideoLink(own, LINK)
  const { id } = (await mediaOf(own.schoolId))[0]!
  await setPoster(own, id, new File([new Uint8Array(png)], 'x.png'), FROM)
  const first = (await mediaOf(own.schoolId))[0]!.poster
  await setPoster(own, id, new File([new Uint8Array(png)], 'x.png'), FROM)
  expect(await removed()).toEqual([first!.replace('/files/', '')])
  const page = new File(['<script>'], 'x.png', { type: 'image/png' })
  await expect(setPoster(own, id, page, FROM)).rejects.toMatchObject({ code: 'media_type' })
})

test('a logo is for premium, is drawn again and can be taken away', async () => {
  const logo = new File([new Uint8Array(png)], 'logo.png')
  await expect(updateLogo(await makeSchool({ premium: false }), logo, FROM)).rejects.toMatchObject({
    code: 'premium_required',
  })
  const shown = async () =>
    (await db().selectFrom('school_directory').select('logo').where('id', '=', own.schoolId).executeTakeFirstOrThrow())
      .logo
  await updateLogo(own, logo, FROM)
  const first = await shown()
  expect(first).toMatch(/^\/files\/school-logos\/[0-9a-f]{32}\.webp$/)
  await updateLogo(own, logo, FROM)
  await removeLogo(own)
  expect(await shown()).toBeNull()
  expect(await removed()).toHaveLength(2)
  await expect(updateLogo(own, new File(['<svg/>'], 'logo.svg'), FROM)).rejects.toMatchObject({ code: 'media_type' })
  await expect(updateLogo(own, null, FROM)).rejects.toMatchObject({ code: 'media_missing' })
})

test('files that nothing names go after a day, others stay', async () => {
  await add('hof.png')
  await updateLogo(own, new File([new Uint8Array(png)], 'logo.png'), FROM)
  await sql`update school_uploads set parts = '{}'`.execute(db())
  const named = (await storedFiles()).filter((key) => !key.startsWith('uploads/'))
  const put = (key: string) =>
    fs
      .mkdir(`${folder}/${key}`.replace(/[^/]+$/, ''), { recursive: true })
      .then(() => fs.writeFile(`${folder}/${key}`, 'x'))
  await put('school-media/00000000-0000-0000-0000-000000000001/a/320.webp')
  await put('school-media/odd/x.webp')
  await put('school-logos/x.webp')
  expect(await removeOrphans()).toBe(0)
  const old = new Date(Date.now() - 25 * 3_600_000)
  for (const key of await storedFiles()) await fs.utimes(`${folder}/${key}`, old, old)
  expect(await removeOrphans()).toBe(4)
  expect(await storedFiles()).toEqual(named)
})

test('twelve months after premium ended only what is free stays', async () => {
  const [first] = await add('a.png', 'b.png')
  await addVideoLink(own, LINK)
  await updateLogo(own, new File([new Uint8Array(png)], 'logo.png'), FROM)
  await sql`update premium_grants set ended_at = now() - interval '11 months'`.execute(db())
  expect(await removeExpiredMedia()).toBe(0)
  await sql`update premium_grants set ended_at = now() - interval '13 months'`.execute(db())
  expect(await removeExpiredMedia()).toBe(2)
  expect((await mediaOf(own.schoolId)).filter(({ deleted_at }) => !deleted_at).map(({ id }) => id)).toEqual([first])
  expect(await removeExpiredMedia()).toBe(0)
  const running = await makeSchool()
  await uploadFile(running, { bytes: png })
  await uploadFile(running, { bytes: png, name: 'b' })
  expect(await removeExpiredMedia()).toBe(0)
})
