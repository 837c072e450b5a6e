import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import tar, { type Header } from 'tar-stream'
import { archiveName, type Release, ReleaseRefused } from './release.ts'

/** Names and files of an archive: a release has some 10,000. */
const MAX_ENTRIES = 100_000
const MAX_NAME_BYTES = 1000

/** What an archive wrote so far. */
type Unpacked = { folder: string; bytes: number; entries: number; links: Set<string>; files: Set<string> }

/**
 * Unpacks an archive whose signature holds, and no more than that says: files, folders and links within a new folder,
 * none of them twice, nothing through a link, and no more bytes than were signed.
 *
 * @param folder is made, and removed again when it fails
 * @throws ReleaseRefused when the archive is damaged, cut off or holds anything else
 */
export async function unpackRelease(file: string, release: Release, folder: string): Promise<void> {
  await fs.mkdir(folder, { mode: 0o755 })
  const state: Unpacked = { folder, bytes: 0, entries: 0, links: new Set(), files: new Set() }
  try {
    const extract = tar.extract()
    const reading = pipeline(createReadStream(file), createZstdDecompress(), extract)
    // An error there ends the entries, too.
    reading.catch(() => {})
    for await (const entry of extract) await take(state, entry.header, entry as AsyncIterable<Buffer>, release)
    await reading
    if (state.bytes !== release.bytes) throw new ReleaseRefused('The archive is cut off.')
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true })
    throw isDamage(error) ? new ReleaseRefused('The archive is damaged or cut off.') : error
  }
}

async function take(state: Unpacked, header: Header, content: AsyncIterable<Buffer>, release: Release): Promise<void> {
  state.entries += 1
  if (state.entries > MAX_ENTRIES) throw new ReleaseRefused('The archive has too many files.')
  const name = nameWithin(header.name, archiveName(release))
  const target = path.join(state.folder, name)
  assertNotThroughLink(state, name)
  if (header.type === 'directory') {
    if (state.files.has(name)) throw new ReleaseRefused(`The archive holds ${header.name} twice.`)
    await fs.mkdir(target, { recursive: true, mode: 0o755 })
    return await skip(content)
  }
  if (name === '.' || state.files.has(name)) throw new ReleaseRefused(`The archive holds ${header.name} twice.`)
  state.files.add(name)
  await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o755 })
  if (header.type === 'symlink') {
    assertLinkWithin(name, header.linkname ?? '')
    state.links.add(name)
    await fs.symlink(header.linkname!, target)
    return await skip(content)
  }
  if (header.type !== 'file') throw new ReleaseRefused(`The archive holds ${header.name}, a ${header.type}.`)
  state.bytes += header.size ?? 0
  if (state.bytes > release.bytes) throw new ReleaseRefused('The archive holds more than its signature says.')
  const mode = (header.mode ?? 0) & 0o100 ? 0o755 : 0o644
  await pipeline(content, createWriteStream(target, { flags: 'wx', mode }))
}

async function skip(content: AsyncIterable<Buffer>) {
  for await (const _ of content);
}

/** @returns the path below the folder of the archive */
function nameWithin(name: string, top: string): string {
  const parts = name.replace(/\/$/, '').split('/')
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  const hasOdd = name.includes('\0') || name.includes('\\') || Buffer.byteLength(name) > MAX_NAME_BYTES
  if (!isPlain || hasOdd || parts[0] !== top) throw new ReleaseRefused(`The archive holds a file outside: ${name}`)
  return parts.slice(1).join('/') || '.'
}

function assertNotThroughLink({ links }: Unpacked, name: string): void {
  for (let above = path.dirname(name); above !== '.'; above = path.dirname(above))
    if (links.has(above)) throw new ReleaseRefused(`The archive writes through the link ${above}.`)
}

function assertLinkWithin(name: string, to: string): void {
  const led = path.posix.normalize(path.posix.join(path.posix.dirname(name), to))
  if (to === '' || to.includes('\0') || path.isAbsolute(to) || led === '..' || led.startsWith('../'))
    throw new ReleaseRefused(`The archive holds a link outside: ${name} to ${to}`)
}

function isDamage(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(Z_|ZSTD_|ERR_ZSTD|ERR_STREAM_PREMATURE)/.test(code) || /tar header|Unexpected end/i.test(message)
}
