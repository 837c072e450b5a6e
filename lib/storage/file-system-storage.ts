import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exactSize } from './exact-size.ts'
import type { ByteRange, Storage, StoredFile } from './storage.ts'
import { assertStorageKey, assertStoragePrefix, isStorageKey } from './storage-key.ts'

/** A folder on this machine, or one that several machines share. */
export class FileSystemStorage implements Storage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
  }

  async put(key: string, body: Readable, { size }: { size: number; type: string }): Promise<void> {
    const file = this.#path(key)
    await fs.mkdir(path.dirname(file), { recursive: true })
    // Written beside its target and then renamed. No key starts with a dot, so nobody reads an incomplete file.
    const part = path.join(path.dirname(file), `.${randomUUID()}.part`)
    try {
      await pipeline(body, exactSize(size), createWriteStream(part, { flags: 'wx', mode: 0o640, flush: true }))
      await fs.rename(part, file)
    } catch (error) {
      await fs.rm(part, { force: true })
      throw error
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const handle = await orUndefined(fs.open(this.#path(key)))
    return handle?.createReadStream(range)
  }

  async stat(key: string): Promise<{ size: number; modifiedAt: Date } | undefined> {
    const found = await orUndefined(fs.stat(this.#path(key)))
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    assertStoragePrefix(prefix)
    const found = await orUndefined(
      fs.readdir(path.join(this.#folder, prefix), { withFileTypes: true, recursive: true }),
    )
    const files = (found ?? []).filter((entry) => entry.isFile())
    const keys = files.map(({ parentPath, name }) => path.relative(this.#folder, path.join(parentPath, name)))
    for (const key of keys.map((name) => name.replaceAll(path.sep, '/')).sort()) {
      // Files that are still being written, or were deleted meanwhile, are skipped.
      const stat = isStorageKey(key) ? await this.stat(key) : undefined
      if (stat) yield { key, modifiedAt: stat.modifiedAt }
    }
  }

  async delete(key: string): Promise<void> {
    await fs.rm(this.#path(key), { force: true })
  }

  #path(key: string): string {
    assertStorageKey(key)
    return path.join(this.#folder, key)
  }
}

/** Awaits a promise; returns undefined if the file does not exist. */
async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}
