import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_SIGNATURE_BYTES } from './minisign.ts'
import { ReleaseRefused } from './release.ts'

/** Of an archive: four times what a release has. */
const MAX_ARCHIVE_BYTES = 300_000_000
/** Milliseconds for the archive and its signature each. */
const TIMEOUT_MS = 15 * 60_000

/**
 * Copies an archive and its signature, `<archive>.minisig`, into a folder that only this user may change, so that what
 * was checked is what is unpacked.
 *
 * @param from a file, or an address with https
 * @returns the copied archive, and the text of its signature
 * @throws ReleaseRefused when one of them is missing or too large
 */
export async function fetchRelease(from: string, folder: string): Promise<{ file: string; signature: string }> {
  const [file, signature] = [path.join(folder, 'archive'), path.join(folder, 'signature')]
  const address = /^https?:/i.test(from) ? addressOf(from) : undefined
  const copy = address ? download : copyFile
  await copy(address ? withEnding(address) : `${from}.minisig`, signature, MAX_SIGNATURE_BYTES)
  await copy(address ? address.href : from, file, MAX_ARCHIVE_BYTES)
  return { file, signature: await fs.readFile(signature, 'utf8') }
}

function addressOf(from: string): URL {
  const address = URL.parse(from)
  const isOwn = address?.hostname === '127.0.0.1' || address?.hostname === 'localhost'
  if (!address || (address.protocol !== 'https:' && !isOwn))
    throw new ReleaseRefused(`${from} is no address with https.`)
  return address
}

function withEnding(address: URL): string {
  const signature = new URL(address)
  signature.pathname += '.minisig'
  return signature.href
}

async function copyFile(from: string, to: string, most: number): Promise<void> {
  const about = await fs.stat(from).catch(() => undefined)
  if (!about?.isFile()) throw new ReleaseRefused(`There is no file ${from}.`)
  if (about.size > most) throw new ReleaseRefused(`${from} is too large.`)
  await fs.copyFile(from, to)
}

async function download(from: string, to: string, most: number): Promise<void> {
  const answer = await fetch(from, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new ReleaseRefused(`${from} cannot be read: ${(error.cause as Error)?.message ?? error.message}`)
  })
  if (!answer.ok || !answer.body) throw new ReleaseRefused(`${from} answered ${answer.status}.`)
  let bytes = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(bytes > most ? new ReleaseRefused(`${from} is too large.`) : null, chunk)
    },
  })
  await pipeline(
    Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream),
    bounded,
    createWriteStream(to),
  )
}
