import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { ASSETS, keepAssets } from './keep-assets.ts'
import { storedAssets } from './stored-assets.ts'

const DAY_MS = 86_400_000

async function folders() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'assets-'))
  onTestFinished(() => fs.rm(folder, { recursive: true }))
  const release = path.join(folder, 'release')
  await fs.mkdir(release)
  return { release, store: new FileSystemStorage(path.join(folder, 'store')) }
}

async function keysIn(store: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(ASSETS)) keys.push(key)
  return keys
}

const put = (store: Storage, name: string, text: string) =>
  store.put(ASSETS + name, Readable.from([Buffer.from(text)]), { size: text.length, type: 'text/plain' })

const served = (store: Storage) => storedAssets(() => store, 0, 'public, immutable')

test('a release puts there what is missing, once, without what was compressed', async () => {
  const { release, store } = await folders()
  for (const name of ['home-Ab3_x-9Z.js', 'home-Ab3_x-9Z.js.br', 'app-12345678.css'])
    await fs.writeFile(path.join(release, name), name)
  expect(await keepAssets(release, store)).toBe(2)
  expect(await keysIn(store)).toEqual(['assets/app-12345678.css', 'assets/home-Ab3_x-9Z.js'])
  expect(await keepAssets(release, store)).toBe(0)
})

test('those of other releases are removed after a year, its own never', async () => {
  const { release, store } = await folders()
  await fs.writeFile(path.join(release, 'own-12345678.js'), 'own')
  await put(store, 'other-12345678.js', 'other')
  await keepAssets(release, store, Date.now() + 364 * DAY_MS)
  expect(await keysIn(store)).toHaveLength(2)
  await keepAssets(release, store, Date.now() + 366 * DAY_MS)
  expect(await keysIn(store)).toEqual(['assets/own-12345678.js'])
})

test('a page of another release gets its scripts, as those of this one', async () => {
  const { store } = await folders()
  await put(store, 'home-12345678.js', 'export {}')
  const answer = await served(store).request('/assets/home-12345678.js')
  const headers = ['content-type', 'cache-control', 'content-length'].map((name) => answer.headers.get(name))
  expect([answer.status, ...headers, await answer.text()]).toEqual([
    ...[200, 'text/javascript; charset=utf-8', 'public, immutable', '9', 'export {}'],
  ])
})

test.each(['home-87654321.js', '..%2Ferasures%2Freview-1.json', '.hidden.js', 'no-type'])(
  'what nobody put there is not found, and nobody keeps that: %s',
  async (name) => {
    const { store } = await folders()
    const answer = await served(store).request(`/assets/${name}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('while the store is away, the browser is told to come again', async () => {
  const { store } = await folders()
  store.stat = () => Promise.reject(new Error('away'))
  vi.spyOn(log(), 'error').mockImplementationOnce(() => {})
  const answer = await served(store).request('/assets/home-12345678.js')
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    ...[503, '5', 'no-store'],
  ])
})
