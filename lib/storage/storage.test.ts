import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileSystemStorage } from './file-system-storage.ts'
import { S3Storage } from './s3-storage.ts'
import type { Storage, StoredFile } from './storage.ts'

const BUCKET = 'files'
const KEYS = { region: 'us-east-1', id: 'S3RVER', secret: 'S3RVER' }
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'storage-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: BUCKET, configs: [] }],
})
let url = ''

beforeAll(async () => {
  const { port } = await server.run()
  url = `http://127.0.0.1:${port}/${BUCKET}`
})
afterAll(async () => {
  await server.close()
  await fs.rm(folder, { recursive: true })
})

async function listed(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of files) found.push(file)
  return found
}

const stores: [string, () => Storage][] = [
  ['a folder', () => new FileSystemStorage(path.join(folder, 'files'))],
  ['an S3 server', () => new S3Storage(url, KEYS)],
]

describe.each(stores)('in %s', (_name, open) => {
  const key = 'avatars/7/a1.webp'
  const put = (text: string, size = text.length) =>
    open().put(key, Readable.from([Buffer.from(text)]), { size, type: 'image/webp' })
  const read = async (range?: { start: number; end: number }) => {
    const body = await open().get(key, range)
    return body && (await buffer(body)).toString()
  }

  test('a file is stored, found, replaced and removed', async () => {
    expect(await open().stat(key)).toBeUndefined()
    expect(await read()).toBeUndefined()
    await put('first')
    await put('second one')
    expect(await read()).toBe('second one')
    expect(await open().stat(key)).toMatchObject({ size: 10, modifiedAt: expect.any(Date) })
    await open().delete(key)
    expect(await open().stat(key)).toBeUndefined()
    await open().delete(key)
  })

  test('a part is read by its first and last byte', async () => {
    await put('0123456789')
    expect(await read({ start: 2, end: 4 })).toBe('234')
    expect(await read({ start: 9, end: 9 })).toBe('9')
  })

  test('the files of a folder are listed by their keys, however many', async () => {
    const keys = Array.from({ length: 1005 }, (_, index) => `lists/7/${String(index).padStart(4, '0')}.webp`)
    const stored = [...keys, 'lists/70.webp', 'lists/8/a.webp']
    for (let at = 0; at < stored.length; at += 100)
      await Promise.all(
        stored
          .slice(at, at + 100)
          .map((each) => open().put(each, Readable.from(['x']), { size: 1, type: 'image/webp' })),
      )
    const found = await listed(open().list('lists/7/'))
    expect(found.map((file) => file.key)).toEqual(keys)
    expect(Math.abs(Date.now() - found[0]!.modifiedAt.getTime())).toBeLessThan(120_000)
    expect(await listed(open().list('nothing/'))).toEqual([])
    const all = (await listed(open().list(''))).map((file) => file.key)
    expect(all).toEqual(expect.arrayContaining([...keys, 'lists/70.webp', 'lists/8/a.webp']))
  })

  test.each(['/', '../', 'a/../', 'lists'])('the folder %j is refused', async (bad) => {
    await expect(listed(open().list(bad))).rejects.toThrow()
  })

  test('many bytes arrive unchanged', async () => {
    const piece = Buffer.alloc(100_000, 'abc')
    const big = 'media/big.bin'
    await open().put(big, Readable.from(Array(50).fill(piece)), { size: 5_000_000, type: 'video/mp4' })
    const body = await open().get(big)
    expect((await buffer(body ?? Readable.from([]))).equals(Buffer.concat(Array(50).fill(piece)))).toBe(true)
  })

  test.each([
    ['too few', 4],
    ['too many', 2],
  ])('with %s bytes announced the old file stays', async (_case, size) => {
    await put('old')
    await expect(put('new', size)).rejects.toThrow()
    expect(await read()).toBe('old')
  })

  test('a body that breaks off leaves the old file intact', async () => {
    await put('old')
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('ne')
        throw new Error('gone')
      })(),
    )
    await expect(open().put(key, broken, { size: 3, type: 'image/webp' })).rejects.toThrow()
    expect(await read()).toBe('old')
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.part', 'a/.part', 'a\\b', 'a\0b', 'ä', ''])(
    'the key %j is refused',
    async (bad) => {
      await expect(open().get(bad)).rejects.toThrow('no key')
      await expect(open().delete(bad)).rejects.toThrow('no key')
      await expect(open().put(bad, Readable.from([]), { size: 0, type: 'image/webp' })).rejects.toThrow('no key')
    },
  )
})

test('the error of an S3 server that refuses the keys has its code', async () => {
  const store = new S3Storage(url, { ...KEYS, id: 'STRANGER' })
  await expect(store.get('a')).rejects.toThrow('answered GET with 403 InvalidAccessKeyId')
  const put = store.put('a', Readable.from(['x']), { size: 1, type: 'image/webp' })
  await expect(put).rejects.toThrow('answered PUT with 403 InvalidAccessKeyId')
})

test('an unreachable S3 server is an error', async () => {
  const store = new S3Storage('http://127.0.0.1:61999/files', KEYS)
  await expect(store.stat('a')).rejects.toThrow()
})
