import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { byteLimit } from './byte-limit.ts'

/** One file inside a zip, the content of a gzip, or a plain file itself. */
export type PackedFile = {
  name: string
  /** Day of the last change according to the zip (YYYY-MM-DD). */
  modified: string | undefined
  /** Returns the unpacked bytes from the beginning; may be called repeatedly. Errors arrive on the stream. */
  open: () => Promise<Readable>
}

/** Limits for the contents of an archive: a small one can hold very large files. */
export type UnpackLimits = {
  /** Unpacked bytes of all its files together. */
  bytes: number
  /** How many times its packed size a file may reach; ignored below `freeBytes`. */
  ratio: number
  freeBytes: number
  /** Number of files in a zip. */
  entries: number
}

/** What is wrong with an archive, in one sentence. */
export class ArchiveError extends Error {
  readonly problem: 'damaged' | 'names'

  constructor(problem: 'damaged' | 'names', message: string) {
    super(message)
    this.problem = problem
  }
}

const GZIP = [0x1f, 0x8b]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/**
 * Returns the files that a plain, gzipped or zipped file holds; its first bytes decide the format, not its name.
 *
 * @throws Error with a one-sentence message when the file cannot be read, the zip is damaged or holds more than
 *   allowed; streams end with an error when a file inside is truncated, damaged or larger than allowed
 */
export async function packedFiles(file: string, limits: UnpackLimits): Promise<PackedFile[]> {
  const name = path.basename(file)
  const head = await firstBytes(file, ZIP.length)
  const maxBytes = Math.min(
    limits.bytes,
    Math.max(limits.freeBytes, limits.ratio * (await fs.promises.stat(file)).size),
  )
  const tooLarge = () => new Error(`${name} is larger than ${maxBytes} bytes when unpacked.`)
  const limited = (stream: Readable) => pipeInto(stream, byteLimit(maxBytes, tooLarge))
  const startsWith = (magic: number[]) => magic.every((byte, index) => head[index] === byte)
  if (startsWith(ZIP)) {
    const entries = await zipEntries(file, limits.entries)
    // The sizes that the central directory claims can be trusted here: reading ends with an error if one is wrong.
    if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > maxBytes) throw tooLarge()
    return entries.map((entry) => unpacked(file, entry, limited))
  }
  const plain = async () => fs.createReadStream(file)
  if (!startsWith(GZIP)) return [{ name, modified: undefined, open: async () => limited(await plain()) }]
  const open = async () => limited(pipeInto(await plain(), createGunzip()))
  return [{ name: name.replace(/\.gz$/i, ''), modified: undefined, open }]
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  try {
    await using handle = await fs.promises.open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Pipes, and propagates errors and early ends in both directions. */
function pipeInto<T extends NodeJS.ReadWriteStream & Readable>(from: Readable, to: T): T {
  from.on('error', (error) => to.destroy(error))
  to.on('close', () => from.destroy())
  return from.pipe(to)
}

async function zipEntries(file: string, most: number): Promise<Entry[]> {
  const zip = await openZip(file)
  try {
    if (zip.entryCount > most) throw new Error(`${path.basename(file)} holds more than ${most} files.`)
    const entries: Entry[] = []
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        if (!entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/')) entries.push(entry)
        zip.readEntry()
      })
      zip.on('end', resolve).on('error', (error) => reject(archiveError(file, error)))
      zip.readEntry()
    })
    return entries
  } finally {
    zip.close()
  }
}

const unpacked = (file: string, entry: Entry, limited: (stream: Readable) => Readable): PackedFile => ({
  name: entry.fileName,
  modified: entry.getLastModDate({ timezone: 'UTC' }).toISOString().slice(0, 10),
  open: async () => limited(await openEntry(file, entry)),
})

/** The library's messages quote the file, which may come from anybody, so only their meaning is passed on. */
function archiveError(file: string, { message }: Error): ArchiveError {
  const name = path.basename(file)
  return /relative path|absolute path|invalid characters in fileName/.test(message)
    ? new ArchiveError('names', `${name} holds files whose names lead out of its folder: pack it again.`)
    : new ArchiveError('damaged', `${name} is a damaged zip file: download it again.`)
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(archiveError(file, error))
      else resolve(zip)
    })
  })
}

async function openEntry(file: string, entry: Entry): Promise<Readable> {
  const zip = await openZip(file)
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        zip.close()
        return reject(archiveError(file, error))
      }
      stream.on('close', () => zip.close())
      resolve(stream)
    })
  })
}
