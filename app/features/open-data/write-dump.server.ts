import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { siteOrigin } from '#app/core/urls.server.ts'
import { OWN_LICENCE } from '#app/features/api/schemas/envelope.ts'
import { listSources } from '#app/features/schools/sources/find-sources.server.ts'
import { GEONAMES } from '#app/features/schools/sources/geonames.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { storage } from '#lib/storage/open-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { csvLine } from '#lib/text/csv.ts'
import { type Dump, type DumpFile, FOLDER, KEPT_MONTHS, MANIFEST, TABLES, type Table } from './dump.ts'
import { type Line, ROW_SCHEMAS, readRows } from './rows.server.ts'

const FORMATS = ['csv', 'jsonl'] as const

/**
 * Writes the files of this month if there are none yet, and removes those that are older than a year. A month without
 * any school to publish is left out.
 */
export async function writeMonthlyDump(day: string = berlinDay(), store: Storage = storage()): Promise<void> {
  const month = day.slice(0, 7)
  if (!(await store.stat(`${FOLDER}${month}/${MANIFEST}`))) await writeDump(month, day, store)
  const oldest = monthBefore(month, KEPT_MONTHS)
  for await (const { key } of store.list(FOLDER))
    if (key.slice(FOLDER.length, FOLDER.length + 7) < oldest) await store.delete(key)
}

/** Returns the month that many months earlier. @param month YYYY-MM */
function monthBefore(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The manifest comes last: a month whose files are incomplete is not listed, and is written again. */
async function writeDump(month: string, day: string, store: Storage): Promise<void> {
  const sources = new Map((await listSources()).map((source) => [source.id, source]))
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-open-data-'))
  try {
    const used = new Set<string>()
    const files = await writeFiles(month, { folder, sources, used, store })
    if (files.every(({ rows }) => rows === 0)) return
    const named = [...sources.values()].filter(({ id }) => used.has(id))
    const dump: Dump = {
      month,
      day,
      files,
      sources: [...named, { id: 'geonames', ...GEONAMES }].map(
        ({ id, publisher, licence, licenceUrl, attribution }) => ({
          ...{ id, publisher, licence, licenceUrl, attribution },
        }),
      ),
      licence: OWN_LICENCE,
    }
    await put(
      store,
      `${month}/SHA256SUMS`,
      files.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(''),
      'text/plain',
    )
    await put(store, `${month}/schema.json`, json(lineSchemas()), 'application/schema+json')
    await put(store, `${month}/${MANIFEST}`, json(dump), 'application/json')
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

type Work = { folder: string; sources: ReadonlyMap<string, RegisterSource>; used: Set<string>; store: Storage }

/** Writes the files of all countries side by side, and adds the sources of their lines to `used`. */
async function writeFiles(month: string, { folder, sources, used, store }: Work): Promise<DumpFile[]> {
  const writers = COUNTRIES.flatMap((country) =>
    TABLES.flatMap((table) =>
      FORMATS.map((format) => ({ country, table, writer: new FileWriter(folder, { table, country, format }) })),
    ),
  )
  for await (const { country, rows } of readRows(sources, siteOrigin())) {
    for (const table of TABLES) for (const { source } of rows[table]) used.add(String(source))
    for (const one of writers) if (one.country === country) await one.writer.add(rows[one.table])
  }
  const files: DumpFile[] = []
  for (const { writer } of writers) files.push(await writer.store(store, month))
  return files
}

/** Describes a line of each kind of file in JSON Schema. */
const lineSchemas = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: Object.fromEntries(TABLES.map((table) => [table, z.toJSONSchema(ROW_SCHEMAS[table])])),
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function put(store: Storage, key: string, text: string, type: string): Promise<void> {
  const bytes = Buffer.from(text)
  await store.put(FOLDER + key, Readable.from([bytes]), { size: bytes.length, type })
}

type About = { table: Table; country: string; format: DumpFile['format'] }

/** A file that is written line by line, compressed, with its checksum; it waits on disk until it is complete. */
class FileWriter {
  readonly #about: About
  readonly #file: string
  readonly #name: string
  readonly #columns: string[]
  readonly #pack = createGzip()
  readonly #hash = createHash('sha256')
  readonly #target
  #rows = 0
  #bytes = 0

  /** @param folder for the unfinished file */
  constructor(folder: string, about: About) {
    this.#about = about
    this.#name = `${about.table}-${about.country.toLowerCase()}.${about.format}.gz`
    this.#file = path.join(folder, this.#name)
    this.#columns = columnsOf(about.table)
    this.#target = createWriteStream(this.#file)
    this.#pack.on('data', (chunk: Buffer) => {
      this.#hash.update(chunk)
      this.#bytes += chunk.length
    })
    this.#pack.pipe(this.#target)
    if (about.format === 'csv') this.#pack.write(csvLine(this.#columns))
  }

  async add(lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return
    // Lets other work have its turn between the files of a batch.
    await setImmediate()
    this.#rows += lines.length
    const isCsv = this.#about.format === 'csv'
    const text = lines.map((line) => (isCsv ? csvLine(cellsOf(line, this.#columns)) : `${JSON.stringify(line)}\n`))
    if (!this.#pack.write(text.join(''))) await once(this.#pack, 'drain')
  }

  /** Completes the file and puts it into the store. */
  async store(storage: Storage, month: string): Promise<DumpFile> {
    this.#pack.end()
    await finished(this.#target)
    const about = { size: this.#bytes, type: 'application/gzip' }
    await storage.put(`${FOLDER}${month}/${this.#name}`, createReadStream(this.#file), about)
    return { name: this.#name, ...this.#about, rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** Parts of a value have columns of their own: `position.lat`. */
const PARTS: Record<string, readonly string[]> = {
  position: ['lat', 'lng', 'precision'],
  rating: ['count', 'average'],
  register: ['source', 'number', 'date'],
}

const columnsOf = (table: Table): string[] =>
  Object.keys(ROW_SCHEMAS[table].shape).flatMap((name) => PARTS[name]?.map((part) => `${name}.${part}`) ?? [name])

function cellsOf(line: Line, columns: readonly string[]): (string | number | null)[] {
  return columns.map((column) => {
    const [name = '', part] = column.split('.')
    const value = part ? (line[name] as Line | null)?.[part] : line[name]
    if (Array.isArray(value)) return value.join(' ')
    return typeof value === 'number' || value == null ? (value ?? null) : String(value)
  })
}
