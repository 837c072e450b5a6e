import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import tar, { type Pack } from 'tar-stream'
import { holdFiles } from '#db/backup-lock.ts'
import { migrationNames } from '#db/migrate.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { ASSETS } from '../endpoints/assets/keep-assets.ts'
import {
  type ArchivedTable,
  END,
  type Ending,
  FILES,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  type Progress,
  qualifiedName,
  SAME_TEXT,
  TABLES,
} from './archive.ts'
import { ERASURES } from './erasures.ts'
import { copyColumns, listSequences, listTables } from './list-tables.ts'

/** Folders of the store that are in no backup: erasures outlive it, and every release brings its scripts. */
const LEFT_OUT = [ERASURES, ASSETS]

/** Bytes of rows in one entry of the archive, all of which wait in memory. */
const PART_BYTES = 4 * 1024 * 1024

/**
 * Writes the whole database, as it was at one moment, and all stored files as one tar archive, compressed with
 * Zstandard. The program may keep running. At most one part is held in memory.
 *
 * @param ownerUrl connection string of the role that owns the tables
 * @returns the contents of the archive
 * @throws Error when another backup is running, or a read or write fails; the archive is then useless
 */
export async function makeBackup(
  { ownerUrl, storage }: { ownerUrl: string; storage: Storage },
  target: Writable,
  progress: Progress = () => {},
): Promise<Ending> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'backup' })
  client.on('error', () => {})
  await client.connect()
  const pack = tar.pack()
  const written = pipeline(pack, createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }), target)
  try {
    const [ending] = await Promise.all([writeAll(client, storage, pack, progress), written])
    return ending
  } catch (error) {
    pack.destroy(error as Error)
    await written.catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

async function writeAll(client: Client, storage: Storage, pack: Pack, progress: Progress): Promise<Ending> {
  await holdFiles(client)
  await client.query('begin isolation level repeatable read read only')
  await client.query(SAME_TEXT)
  const manifest = await readManifest(client)
  await addText(pack, MANIFEST, JSON.stringify(manifest))
  const rows: Ending['rows'] = {}
  let bytes = 0
  const report = (at: string) => (size: number) => {
    bytes += size
    progress(at, bytes)
  }
  for (const table of manifest.tables)
    rows[qualifiedName(table)] = await addTable(client, pack, table, report(qualifiedName(table)))
  const files = await addFiles(storage, pack, report('files'))
  const ending = { rows, files }
  await addText(pack, END, JSON.stringify(ending))
  pack.finalize()
  return ending
}

async function readManifest(client: Client): Promise<Manifest> {
  const known = await migrationNames()
  const { rows: migrations } = await client.query<{ name: string; statements: string | null }>(
    `select name, case when name = any($1) then null else statements end as statements from migrations order by name`,
    [known],
  )
  const unknown = migrations.filter(({ name }) => !known.includes(name))
  const { rows: clock } = await client.query<{ now: Date }>('select now() as now')
  return {
    format: FORMAT_VERSION,
    takenAt: clock[0]!.now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    statements: Object.fromEntries(unknown.map(({ name, statements }) => [name, statements ?? ''])),
    tables: await listTables(client),
    sequences: await listSequences(client),
  }
}

/** @returns number of rows of the table */
async function addTable(client: Client, pack: Pack, table: ArchivedTable, done: (bytes: number) => void) {
  const rows = client.query(copyTo(`copy ${qualifiedName(table)} (${copyColumns(client, table)}) to stdout`))
  let parts = 0
  for await (const part of inParts(rows)) {
    await addBytes(pack, `${TABLES}${qualifiedName(table)}/${String(parts++).padStart(6, '0')}`, part)
    done(part.length)
  }
  return rows.rowCount
}

async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/**
 * Files written during the backup may be included although no row of the backup refers to them.
 *
 * @returns their number
 */
async function addFiles(storage: Storage, pack: Pack, done: (bytes: number) => void): Promise<number> {
  let files = 0
  for await (const { key, modifiedAt } of storage.list('')) {
    const about = LEFT_OUT.some((folder) => key.startsWith(folder)) ? undefined : await storage.stat(key)
    const content = about && (await storage.get(key))
    if (!content) continue
    await addEntry(pack, { name: FILES + key, size: about.size, mtime: modifiedAt }, content)
    files += 1
    done(about.size)
  }
  return files
}

const addText = (pack: Pack, name: string, text: string) => addBytes(pack, name, Buffer.from(text))

const addBytes = (pack: Pack, name: string, bytes: Buffer) => addEntry(pack, { name, size: bytes.length }, [bytes])

type Header = Parameters<Pack['entry']>[0]

async function addEntry(pack: Pack, header: Header, content: AsyncIterable<Buffer> | Buffer[]): Promise<void> {
  const { promise: written, resolve, reject } = Promise.withResolvers<void>()
  const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()))
  for await (const chunk of content) {
    if (entry.write(chunk)) continue
    // A reader that has gone away never drains the stream, but makes the write fail.
    await Promise.race([new Promise<void>((ready) => entry.once('drain', () => ready())), written])
  }
  entry.end(null)
  await written
}
