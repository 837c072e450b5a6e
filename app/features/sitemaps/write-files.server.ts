import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Storage } from '#lib/storage/storage.ts'
import {
  MAX_BYTES,
  MAX_ENTRIES,
  type SitemapFile,
  type SitemapPage,
  sitemapEntries,
  URLSET_END,
  URLSET_START,
} from './sitemap-xml.ts'

/** Where the sitemaps are in the store. */
export const FOLDER = 'sitemaps/'
/** Name of their index there. */
export const INDEX = 'index.xml'

type Target = { storage: Storage; origin: string; limits?: { entries: number; bytes: number } }

/**
 * Writes the sitemaps of one kind of pages as they are read, each within the limits of the protocol.
 *
 * @param name of the kind, such as `de-schools`; the files are numbered
 */
export async function writeSitemaps(
  name: string,
  pages: AsyncIterable<SitemapPage[]>,
  { storage, origin, limits = { entries: MAX_ENTRIES, bytes: MAX_BYTES } }: Target,
): Promise<SitemapFile[]> {
  const files: SitemapFile[] = []
  const batches = pages[Symbol.asyncIterator]()
  let rest: SitemapPage[] = []
  const next = async () => {
    if (rest.length === 0) rest = (await batches.next()).value ?? []
    return rest[0]
  }
  while (await next()) {
    const file: SitemapFile = { name: `${name}-${files.length + 1}.xml.gz`, changedAt: undefined }
    await store(storage, file.name, entriesOfOneFile(file))
    files.push(file)
  }
  return files

  /** Takes pages until the next one would not fit: all languages of a page are in the same file. */
  async function* entriesOfOneFile(file: SitemapFile) {
    const left = { entries: limits.entries, bytes: limits.bytes - URLSET_START.length - URLSET_END.length }
    yield URLSET_START
    for (let page = await next(); page; page = await next()) {
      const entries = sitemapEntries(page, origin)
      const text = entries.join('')
      left.entries -= entries.length
      left.bytes -= Buffer.byteLength(text)
      if (left.entries < 0 || left.bytes < 0) break
      rest.shift()
      if (page.changedAt && !(file.changedAt && file.changedAt > page.changedAt)) file.changedAt = page.changedAt
      yield text
    }
    yield URLSET_END
  }
}

/** Stores a text compressed. Its size must be known first, so it is written to a temporary file. */
async function store(storage: Storage, name: string, text: AsyncIterable<string>): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-sitemap-'))
  try {
    const file = path.join(folder, name)
    await pipeline(Readable.from(text), createGzip(), createWriteStream(file))
    const { size } = await fs.stat(file)
    await storage.put(FOLDER + name, createReadStream(file), { size, type: 'application/gzip' })
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
