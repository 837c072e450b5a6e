import path from 'node:path'
import { fileChecksum } from '#lib/file-checksum.ts'
import { type Download, downloadToFile } from '#lib/net/http-download.ts'
import type { AddressGuard } from '#lib/net/public-address.ts'
import { DOWNLOAD_LIMITS } from '../../import-limits.ts'
import { fileNameOf } from '../../mapping/order-trial.server.ts'

/** What is known about an address: what its server said, and the checksum of its content. */
export type KnownFile = {
  number: number
  address: string
  etag: string | null
  last_modified: string | null
  sha256: string | null
}

/** The content of an address on disk, with what is known about it from now on. */
export type FetchedFile = KnownFile & { file: string; name: string; modified: string | undefined }

type Means = { folder: string; guard: AddressGuard; signal: AbortSignal }

/**
 * Reads all addresses if the content of one of them has changed: according to the server's validators (ETag,
 * Last-Modified) and, where it has none or sends the file anyway, its SHA-256.
 *
 * @returns undefined if nothing has changed
 * @throws Error with a one-sentence message when an address cannot be read
 */
export async function fetchChanged(files: readonly KnownFile[], means: Means): Promise<FetchedFile[] | undefined> {
  const fetched: (FetchedFile | undefined)[] = []
  for (const file of files) fetched.push(await fetchOne(file, means, true))
  if (fetched.every((file, index) => !file || file.sha256 === files[index]?.sha256)) return undefined
  const all: FetchedFile[] = []
  for (const [index, file] of files.entries()) all.push(fetched[index] ?? (await fetchWhole(file, means)))
  return all
}

async function fetchWhole(known: KnownFile, means: Means): Promise<FetchedFile> {
  const fetched = await fetchOne(known, means, false)
  if (!fetched) throw new Error(`${known.address} answered with status 304.`)
  return fetched
}

/** @returns undefined if the server says that the content is known */
async function fetchOne(known: KnownFile, means: Means, onlyIfChanged: boolean): Promise<FetchedFile | undefined> {
  const { folder, guard, signal } = means
  const file = path.join(folder, String(known.number))
  const version = { etag: known.etag ?? undefined, lastModified: known.last_modified ?? undefined }
  const hasVersion = known.sha256 !== null && (version.etag ?? version.lastModified) !== undefined
  const asked = onlyIfChanged && hasVersion ? { known: version } : {}
  const got = await downloadToFile(known.address, file, { limits: DOWNLOAD_LIMITS, guard, signal, ...asked })
  if (got.isUnchanged) return undefined
  const name = fileNameOf(known.address)
  return { ...known, ...marksOf(got), file, name, modified: got.modified, sha256: await fileChecksum(file) }
}

const MAX_ETAG_LENGTH = 1000
const MAX_DATE_LENGTH = 100

/** No server needs a validator this long, so it counts as none. */
function marksOf({ validators: { etag = '', lastModified = '' } }: Download) {
  const fits = (text: string, max: number) => (text !== '' && text.length <= max ? text : null)
  return { etag: fits(etag, MAX_ETAG_LENGTH), last_modified: fits(lastModified, MAX_DATE_LENGTH) }
}
