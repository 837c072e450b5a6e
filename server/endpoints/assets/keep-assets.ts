import fs from 'node:fs'
import path from 'node:path'
import type { Storage } from '#lib/storage/storage.ts'

/**
 * Folder of the store with the scripts and styles of releases. While one release follows another on several machines, a
 * page of one may ask a process of the other for them.
 */
export const ASSETS = 'assets/'
/** Milliseconds after which those of other releases are removed: a year, longer than anybody keeps a page open. */
const KEPT_MS = 365 * 86_400_000
/** Made beside each file for browsers that take them; the store needs none. */
const COMPRESSED = /\.(?:br|gz|zst)$/

/**
 * Puts the scripts and styles of this release into the store, unless they are there, and removes old ones. Their names
 * depend on what they hold.
 *
 * @param folder where the build has written them
 * @returns how many were put there
 */
export async function keepAssets(folder: string, storage: Storage, now: number = Date.now()): Promise<number> {
  const own = new Set(fs.readdirSync(folder).filter((name) => !COMPRESSED.test(name)))
  const there = new Set<string>()
  for await (const { key, modifiedAt } of storage.list(ASSETS)) {
    const name = key.slice(ASSETS.length)
    if (own.has(name) || now - modifiedAt.getTime() < KEPT_MS) there.add(name)
    else await storage.delete(key)
  }
  const missing = [...own].filter((name) => !there.has(name))
  for (const name of missing) {
    const file = path.join(folder, name)
    const { size } = fs.statSync(file)
    await storage.put(ASSETS + name, fs.createReadStream(file), { size, type: 'application/octet-stream' })
  }
  return missing.length
}
