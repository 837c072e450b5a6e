import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Storage } from '#lib/storage/storage.ts'
import { csvLine } from '#lib/text/csv.ts'
import { type DumpFile, FOLDER, type Table } from './dump.ts'
import { type Line, ROW_SCHEMAS } from './rows.server.ts'

type About = { table: Table; country: string; format: DumpFile['format'] }

/** A file that is written line by line, compressed, with its checksum; it waits on disk until it is complete. */
export class FileWriter {
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
