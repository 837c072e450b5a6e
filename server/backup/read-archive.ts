import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { Client } from 'pg'
import tar from 'tar-stream'
import { applyMigration, BASELINE, migrationNames, prepareTables } from '#db/migrate.ts'
import type { Storage } from '#lib/storage/storage.ts'
import {
  type ArchivedTable,
  type ArchiveEntry,
  END,
  type Ending,
  FILES,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  type Progress,
  TABLES,
} from './archive.ts'
import { openTables } from './load-tables.ts'
import { RestoreRefused } from './restore-refused.ts'

/** Target of a restore: a connection with an open transaction, and the store. */
type Target = {
  client: Client
  login: string | undefined
  storage: Pick<Storage, 'put'>
  progress: Progress
  /** Called with the rows of a table as they stand in the archive, in pieces. */
  onRows?: (table: string, bytes: Buffer) => void
  /** Called when the tables hold what the archive does. */
  onLoaded?: (tables: ArchivedTable[]) => Promise<void>
}

/**
 * Loads an archive, entry by entry, into tables that it creates.
 *
 * @returns the archive's contents, checked against the rows and files that arrived, and the instant whose state it
 *   holds
 * @throws RestoreRefused when it is damaged, truncated, of a newer version or of one before 1.0.0
 */
export async function readArchive(source: Readable, target: Target): Promise<Ending & { takenAt: string }> {
  const extract = tar.extract()
  const reading = pipeline(source, createZstdDecompress(), extract)
  // An error there ends the entries too.
  reading.catch(() => {})
  try {
    const restored = await readEntries(entriesOf(extract), target)
    await reading
    return restored
  } catch (error) {
    extract.destroy()
    throw isDamage(error) ? damaged() : error
  }
}

async function* entriesOf(extract: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  yield* extract
}

async function readEntries(entries: AsyncGenerator<ArchiveEntry>, target: Target) {
  const { client, login, storage, progress, onRows = () => {} } = target
  const manifest = await readManifest((await entries.next()).value)
  await rebuildTables(client, login, manifest)
  const tables = await openTables(client, manifest)
  let files = 0
  let bytes = 0
  let ending: Ending | undefined
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header
    if (name === END) ending = JSON.parse(await text(Readable.from(entry)))
    else if (name.startsWith(TABLES)) await tables.load(name.split('/')[1] ?? '', entry, onRows)
    else if (name.startsWith(FILES)) {
      const about = { size, type: 'application/octet-stream' }
      await storage.put(name.slice(FILES.length), Readable.from(entry), about)
      files += 1
    } else throw damaged()
    bytes += size
    progress(name.startsWith(FILES) ? 'files' : name, bytes)
  }
  const rows = await tables.close()
  if (!ending || ending.files !== files || JSON.stringify(ending.rows) !== JSON.stringify(rows)) throw damaged()
  await target.onLoaded?.(manifest.tables)
  await tables.adapt()
  return { ...ending, takenAt: manifest.takenAt }
}

async function readManifest(entry: ArchiveEntry | undefined): Promise<Manifest> {
  if (entry?.header.name !== MANIFEST) throw damaged()
  const manifest: Manifest = JSON.parse(await text(Readable.from(entry)))
  if (manifest.format === FORMAT_VERSION && !manifest.migrations.includes(BASELINE))
    throw new RestoreRefused('The backup comes from a version before 1.0.0: restore it with that version.')
  const known = await migrationNames()
  const isKnown = manifest.migrations.every((name) => known.includes(name) || manifest.statements?.[name])
  if (manifest.format !== FORMAT_VERSION || !isKnown) {
    throw new RestoreRefused('The backup comes from another version of the program: restore it with that one.')
  }
  return manifest
}

const damaged = () => new RestoreRefused('The file is damaged, cut off or no backup: nothing was changed.')

/** Whether the error means that the archive itself cannot be read. */
function isDamage(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(Z_|ZSTD_|ERR_ZSTD|ERR_STREAM_PREMATURE)/.test(code) || /tar header|Unexpected end/i.test(message)
}

/** Replaces all tables with empty ones as created by the migrations of an archive, in the caller's transaction. */
async function rebuildTables(client: Client, login: string | undefined, manifest: Manifest): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
  await prepareTables(client, login)
  for (const name of manifest.migrations) await applyMigration(client, name, manifest.statements?.[name])
}
