import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { makeAccount, removeAccounts } from '../testing/accounts.ts'
import { removeAvatar, updateAvatar } from './avatar.server.ts'
import { MAX_AVATAR_BYTES } from './avatar.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'avatars-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#1d5a45' } })
  .png()
  .toBuffer()
const file = (bytes: Uint8Array = png, name = 'ich.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

let userId = ''
beforeEach(async () => {
  userId = (await makeAccount()).id
})
afterEach(async () => {
  vi.restoreAllMocks()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

const profile = (id = userId) => db().selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const jobs = async () =>
  (await sql<{ data: { key: string } }>`select data from pgboss.job where name = 'delete_file'`.execute(db())).rows
const kept = async () =>
  (await fs.readdir(folder, { recursive: true })).filter((name) => name.startsWith(`avatars/${userId}/`))

test('the picture is kept as WebP under a name that nobody guesses, and the profile names it', async () => {
  const before = await profile()
  const address = await updateAvatar(userId, file())
  expect(address).toMatch(new RegExp(`^/files/avatars/${userId}/[0-9a-f]{32}\\.webp$`))
  const bytes = await fs.readFile(path.join(folder, address.replace('/files/', '')))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  const after = await profile()
  expect(after.avatar_url).toBe(address)
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
  expect({ ...after, avatar_url: null, updated_at: null }).toEqual({ ...before, avatar_url: null, updated_at: null })
})

test('a picture is taken away, its file by a job of the same transaction', async () => {
  const other = await makeAccount()
  const theirs = await updateAvatar(other.id, file())
  const key = (await updateAvatar(userId, file())).replace('/files/', '')
  await removeAvatar(userId)
  expect((await profile()).avatar_url).toBeNull()
  expect((await jobs()).map(({ data }) => data.key)).toEqual([key])
  await removeAvatar(userId)
  expect(await jobs()).toHaveLength(1)
  expect((await profile(other.id)).avatar_url).toBe(theirs)
})

test('nobody else gets the picture', async () => {
  const other = await makeAccount()
  await updateAvatar(userId, file())
  expect((await profile(other.id)).avatar_url).toBeNull()
})

test('the picture before is removed by a job of the same transaction', async () => {
  const first = await updateAvatar(userId, file())
  expect(await jobs()).toEqual([])
  await updateAvatar(userId, file())
  expect(await jobs()).toEqual([{ data: { key: first.replace('/files/', '') } }])
})

test('an address that is not ours is not taken for a stored file', async () => {
  const elsewhere = 'https://lh3.example/photo.jpg'
  await db().updateTable('profile_details').set({ avatar_url: elsewhere }).where('id', '=', userId).execute()
  await updateAvatar(userId, file())
  expect(await jobs()).toEqual([])
})

test('two uploads at once leave one picture and one job', async () => {
  const both = await Promise.all([updateAvatar(userId, file()), updateAvatar(userId, file())])
  const { avatar_url } = await profile()
  const loser = both.find((address) => address !== avatar_url)
  expect(await jobs()).toEqual([{ data: { key: loser?.replace('/files/', '') } }])
})

test('it says when the file is kept, before the profile is written', async () => {
  const steps: string[] = []
  const writing = updateAvatar(userId, file(), { onStored: () => steps.push('stored') })
  await writing.then(() => steps.push('updated'))
  expect(steps).toEqual(['stored', 'updated'])
})

describe('refused, with nothing changed', () => {
  test.each<[string, unknown, string]>([
    ['nothing chosen', new File([], ''), 'select_image'],
    ['no field', null, 'select_image'],
    ['a text instead of a file', 'ich.png', 'select_image'],
    ['an empty file', file(new Uint8Array(), 'leer.png'), 'invalid_file_type'],
    ['a page called a picture', file(Buffer.from('<!doctype html><script>1</script>')), 'invalid_file_type'],
    ['SVG called PNG', file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'invalid_file_type'],
    ['half a picture', file(png.subarray(0, png.length / 2)), 'image_damaged'],
    ['too many bytes', file(Buffer.concat([png, Buffer.alloc(MAX_AVATAR_BYTES)])), 'image_too_large'],
  ])('%s', async (_name, given, code) => {
    await expect(updateAvatar(userId, given)).rejects.toMatchObject({ code })
    expect((await profile()).avatar_url).toBeNull()
    expect(await kept()).toEqual([])
  })

  test('while the store is away', async () => {
    vi.spyOn(store, 'put').mockRejectedValue(new Error('ECONNREFUSED'))
    await expect(updateAvatar(userId, file())).rejects.toMatchObject({ code: 'storage_away' })
    expect((await profile()).avatar_url).toBeNull()
  })

  test('for somebody without a profile, and no file stays behind', async () => {
    const nobody = randomUUID()
    await expect(updateAvatar(nobody, file())).rejects.toThrow()
    expect(await fs.readdir(path.join(folder, 'avatars', nobody))).toEqual([])
  })
})
