import { createHash } from 'node:crypto'
import fs, { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import zlib from 'node:zlib'
import { bytesToHeader, Compression } from 'pmtiles'
import type { ByteSource } from './byte-source.ts'
import type { Piece, Read } from './merge-reads.ts'
import type { Copy, Plan } from './plan-cut.ts'

/** The content of a file that is being written, and the source of its tiles. */
type Begun = { from: string; version: string; digest: string; areas: string; maxZoom: number }

/** The checksums of the finished reads by their number. */
type Sums = Map<number, string>

/**
 * The record of a file that is being written, so that writing can continue after an interruption: one line describing
 * the finished file, and one for each read whose tiles are already in it.
 */
class Journal {
  readonly #file: string
  constructor(file: string) {
    this.#file = file
  }

  /** Returns what was begun; a line that was cut off does not count. */
  read(): { begun: Begun; sums: Sums } | undefined {
    if (!fs.existsSync(this.#file)) return undefined
    const [first, ...lines] = fs.readFileSync(this.#file, 'utf8').split('\n').map(parseLine)
    const sums: Sums = new Map()
    for (const line of lines) if (Array.isArray(line)) sums.set(Number(line[0]), String(line[1]))
    return isBegun(first) ? { begun: first, sums } : undefined
  }

  begin(begun: Begun): void {
    fs.writeFileSync(this.#file, `${JSON.stringify(begun)}\n`)
  }

  /** Adds lines while tiles are written. */
  async append(): Promise<{ add: (number: number, sum: string) => Promise<void>; close: () => Promise<void> }> {
    const handle = await open(this.#file, 'a')
    return {
      add: async (number, sum) => {
        await handle.appendFile(`${JSON.stringify([number, sum])}\n`)
      },
      close: () => handle.close(),
    }
  }

  remove(): void {
    fs.rmSync(this.#file, { force: true })
  }
}

export type WriteOptions = {
  source: ByteSource
  plan: Plan
  /** Path of the file; it appears only once it is complete. */
  target: string
  begun: Begun
  tileCompression: Compression
  /** Called with the number of bytes of each finished read, including those that an earlier run finished. */
  onRead: (bytes: number) => void
}

/** Number of simultaneous reads. */
const LANES = 4
/** A tile that is larger than this when unpacked is invalid. */
const MAX_UNPACKED_TILE_BYTES = 64 * 2 ** 20
/** Number of times that a read whose tiles arrive damaged is attempted. */
const ATTEMPTS = 3
const PAUSE_MS = 500

/** Returns the path of a file until it is complete, and that of its journal. */
export const partOf = (target: string) => ({ part: `${target}.part`, journal: new Journal(`${target}.part.log`) })

/**
 * Copies the tiles of a plan from their source into a file. The gzip checksum of each tile is verified, everything
 * written is read again and compared at the end, and only then does the file get its name, in one step. After an
 * interruption the same call reads only what is missing.
 *
 * @throws Error in one sentence; the data written so far is kept for the next call
 */
export async function writeCut(options: WriteOptions): Promise<void> {
  const { plan, target, begun } = options
  const { part, journal } = partOf(target)
  await mkdir(path.dirname(target), { recursive: true })
  const earlier = journal.read()
  const goesOn = existsSync(part) && earlier?.begun.digest === begun.digest && earlier.begun.version === begun.version
  if (!goesOn) {
    await rm(part, { force: true })
    journal.begin(begun)
  }
  const file = await open(part, goesOn ? 'r+' : 'w+')
  try {
    const sums: Sums = goesOn ? earlier.sums : new Map()
    await file.write(plan.head, 0, plan.head.length, 0)
    await file.truncate(plan.size)
    await readMissing(options, file, sums, journal)
    const damaged = await findDamaged(file, plan, sums)
    for (const number of damaged) sums.delete(number)
    if (damaged.length > 0) await readMissing({ ...options, onRead: () => {} }, file, sums, journal)
    if ((await findDamaged(file, plan, sums)).length > 0)
      throw new Error(`${part} does not keep what is written to it.`)
    await assertWhole(file, plan)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, target)
  journal.remove()
}

async function readMissing(options: WriteOptions, file: FileHandle, sums: Sums, journal: Journal): Promise<void> {
  const { plan, onRead } = options
  const lines = await journal.append()
  const missing = plan.reads.entries().filter(([number, { length }]) => {
    if (sums.has(number)) onRead(length)
    return !sums.has(number)
  })
  let hasFailed = false
  const lane = async () => {
    for (const [number, read] of missing) {
      if (hasFailed) return
      const sum = await copyTiles(options, read, file)
      sums.set(number, sum)
      await lines.add(number, sum)
      onRead(read.length)
    }
  }
  try {
    const ends = await Promise.allSettled(
      Array.from({ length: LANES }, () =>
        lane().catch((error) => {
          hasFailed = true
          throw error
        }),
      ),
    )
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    await lines.close()
  }
}

/** Copies the tiles of one read. @returns the checksum of their bytes */
async function copyTiles(options: WriteOptions, read: Read<Copy>, file: FileHandle): Promise<string> {
  const { source, tileCompression } = options
  for (let attempt = 1; ; attempt++) {
    const bytes = await source.read(read.offset, read.length)
    const contentOf = ({ offset, length }: Piece) => bytes.subarray(offset - read.offset, offset - read.offset + length)
    if (tileCompression !== Compression.Gzip || read.parts.every((tile) => isWholeGzip(contentOf(tile)))) {
      const runs = runsOf(read.parts)
      for (const run of runs) await file.write(contentOf(run), 0, run.length, run.to)
      return sumOf(runs.map(contentOf))
    }
    if (attempt === ATTEMPTS) throw new Error(`${source.name} has damaged tiles.`)
    await pause(PAUSE_MS * attempt)
  }
}

/** Joins tiles that are consecutive both in the source and in the file. */
function runsOf(parts: readonly Copy[]): Copy[] {
  const runs: Copy[] = []
  for (const { offset, length, to } of parts) {
    const last = runs.at(-1)
    if (last && last.offset + last.length === offset && last.to + last.length === to) last.length += length
    else runs.push({ offset, length, to })
  }
  return runs
}

/** Whether a tile matches its own checksum (RFC 1952, section 2.3.1). */
function isWholeGzip(content: Buffer): boolean {
  try {
    zlib.gunzipSync(content, { maxOutputLength: MAX_UNPACKED_TILE_BYTES })
    return true
  } catch {
    return false
  }
}

/** Reads the written data again. @returns the numbers of the reads whose tiles have a different checksum */
async function findDamaged(file: FileHandle, plan: Plan, sums: Sums): Promise<number[]> {
  const damaged: number[] = []
  for (const [number, { parts }] of plan.reads.entries()) {
    const contents: Buffer[] = []
    for (const { to, length } of runsOf(parts)) {
      const content = Buffer.alloc(length)
      await file.read(content, 0, length, to)
      contents.push(content)
    }
    if (sums.get(number) !== sumOf(contents)) damaged.push(number)
  }
  return damaged
}

function sumOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}

/** Reads the header as any reader would, and compares its claims with the file. */
async function assertWhole(file: FileHandle, { head, size }: Plan): Promise<void> {
  const written = Buffer.alloc(head.length)
  await file.read(written, 0, head.length, 0)
  const { tileDataOffset, tileDataLength = 0 } = bytesToHeader(new Uint8Array(written).buffer)
  const isWhole = written.equals(head) && tileDataOffset + tileDataLength === size && (await file.stat()).size === size
  if (!isWhole) throw new Error('The file was written, but is not whole.')
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isBegun(value: unknown): value is Begun {
  return typeof value === 'object' && value !== null && 'digest' in value && 'from' in value && 'areas' in value
}
