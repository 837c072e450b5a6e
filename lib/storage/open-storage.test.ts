import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { log, outages } from '../log.ts'
import { awayPart } from '../outages/away-part.ts'
import { FileSystemStorage } from './file-system-storage.ts'
import { WatchedStorage } from './open-storage.ts'
import { S3Storage } from './s3-storage.ts'
import type { Storage, StoredFile } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

const put = (store: Storage, size = 3) =>
  store.put('avatars/1.webp', Readable.from([Buffer.from('abc')]), { size, type: 'image/webp' }).then(
    () => undefined,
    (error: unknown) => error,
  )
const failing = (error: Error) =>
  new WatchedStorage({
    put: () => Promise.reject(error),
    get: () => Promise.reject(error),
    stat: () => Promise.reject(error),
    delete: () => Promise.reject(error),
    // biome-ignore lint/correctness/useYield: it fails before its first file
    async *list() {
      throw error
    },
  })
async function listed(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of files) found.push(file)
  return found
}
const told = () => {
  const fails = vi.spyOn(outages, 'fails').mockImplementation(() => {})
  return () => fails.mock.calls.map(([part]) => part)
}

test('a store that works passes everything on', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'watched-'))
  onTestFinished(() => fs.rm(folder, { recursive: true }))
  const store = new WatchedStorage(new FileSystemStorage(folder))
  const parts = told()
  expect(await put(store)).toBeUndefined()
  expect(await store.stat('avatars/1.webp')).toMatchObject({ size: 3 })
  expect(await listed(store.list('avatars/'))).toMatchObject([{ key: 'avatars/1.webp' }])
  await store.delete('avatars/1.webp')
  expect([await store.get('avatars/1.webp'), parts()]).toEqual([undefined, []])
})

test.each(['ENOSPC', 'EACCES', 'EROFS'])('a folder with %s is away, in each of its uses', async (code) => {
  const store = failing(Object.assign(new Error('cannot be used'), { code }))
  const parts = told()
  const uses = [put(store), store.get('a/b'), store.stat('a/b'), store.delete('a/b'), listed(store.list(''))]
  await Promise.allSettled(uses)
  expect(parts()).toEqual(uses.map(() => 'store'))
  expect(awayPart(await put(store))).toBe('store')
})

test('so is a bucket that does not answer or refuses the key', async () => {
  const parts = told()
  await put(failing(Object.assign(new Error('The file store answered PUT with 403'), { status: 403 })))
  await put(new WatchedStorage(new S3Storage('http://127.0.0.1:9/files', { region: 'x', id: 'x', secret: 'x' })))
  await put(failing(new DOMException('late', 'TimeoutError')))
  expect(parts().length).toBeGreaterThanOrEqual(2)
})

test('a body that breaks off and a key that is none are nobody’s outage', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'watched-'))
  onTestFinished(() => fs.rm(folder, { recursive: true }))
  const store = new WatchedStorage(new FileSystemStorage(folder))
  const parts = told()
  expect(await put(store, 4)).toBeInstanceOf(Error)
  await expect(store.stat('../secret')).rejects.toThrow()
  expect(parts()).toEqual([])
})

test('the log tells the first failure of an outage only', () => {
  const lines: unknown[] = []
  vi.spyOn(outages, 'fails').mockImplementation((part) => void lines.push(part))
  const error = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' })
  log().error({ err: error }, 'request failed')
  log().error({ err: new Error('a job', { cause: error }) }, 'a job failed')
  log().warn({ err: new Error('anything') }, 'something else')
  expect(lines).toEqual(['database', 'database'])
})
