import { createWriteStream, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CatalogueFile, Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { mayBeWhole } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { env } from '#lib/env.ts'
import { fileChecksum } from '#lib/file-checksum.ts'
import { DownloadError } from '#lib/net/download-error.ts'
import { type Download, downloadToFile, type Validators } from '#lib/net/http-download.ts'
import { type AddressGuard, publicOnly } from '#lib/net/public-address.ts'
import { packedFiles } from '#lib/packed-files.ts'
import { VERSION } from '#lib/version.ts'
import { type Candidate, plainName } from './candidates.ts'
import { type KnownEdition, noteFetched } from './register-files.server.ts'
import { resolveEdition } from './resolve-edition.ts'

/** What fetching needs. */
export type FetchMeans = {
  /** Folder that keeps what was fetched, so that an interrupted update goes on where it was. */
  folder: string
  guard: AddressGuard
  /** Today (YYYY-MM-DD). */
  today: string
  userAgent: string
  signal?: AbortSignal | undefined
  /** Leads an address to a stand-in of the publisher; only tests have one. */
  route?: ((address: string) => string) | undefined
}

/** The newest edition of a file, as it lies on this machine. */
export type FetchedEdition = Candidate & {
  etag: string | null
  last_modified: string | null
  sha256: string
  bytes: number
  /** Paths of the file or of the wanted members of its zip; empty if the content is known and no longer kept. */
  paths: string[]
  /** Whether it waits for its import. */
  isNew: boolean
  /** Whether it may be all of the file, rather than an extract. */
  mayBeWhole: boolean
}
type Found = Omit<FetchedEdition, 'isNew' | 'mayBeWhole'>

export type Wanted = {
  source: string
  file: CatalogueFile
  find: Find
  /** The edition that was fetched last. */
  known: KnownEdition | undefined
  /** Whether the content is needed even if it is known. */
  whole?: boolean
}

const LIMITS = { bytes: 500_000_000, ms: 1_800_000 }
const PAGE_LIMITS = { bytes: 5_000_000, ms: 60_000 }
const UNPACK_LIMITS = { bytes: 2_000_000_000, ratio: 200, freeBytes: 50_000_000, entries: 500 }
/** A download that breaks off is taken up again at once this many times. */
const MAX_BREAKS = 3
/** What was fetched within this time and is not imported yet need not be asked for again. */
const FRESH_MS = 24 * 3_600_000
/** The part is whole already, or longer than the file is now. */
const RANGE_NOT_SATISFIABLE = 416
const PART = '.part'
const PART_NOTE = '.part.json'

/**
 * With what this site fetches from publishers. The folder is below that in which the program runs, since a bundle has
 * no other way to the data.
 */
export const siteMeans = (): FetchMeans => ({
  folder: path.resolve('data', 'registers'),
  guard: publicOnly,
  today: new Date().toISOString().slice(0, 10),
  userAgent: userAgent(env().PUBLIC_URL),
})

/** User-Agent of requests to publishers: it says who asks. */
const userAgent = (publicUrl: string | undefined) =>
  `Mozilla/5.0 (compatible; Aulario/${VERSION}${publicUrl ? `; +${publicUrl}` : ''})`

/**
 * Fetches the newest edition of a file, unless it is known already, and notes it; the edition before is removed.
 *
 * @throws Error with a one-sentence message when no edition can be fetched
 */
export async function fetchEdition(wanted: Wanted, means: FetchMeans): Promise<FetchedEdition> {
  const { source, file, known } = wanted
  const found = await findEdition(wanted, means)
  const { address, edition = null, version = null, etag, last_modified, sha256, bytes } = found
  await noteFetched({ source, file: file.key, address, edition, version, etag, last_modified, sha256, bytes })
  const imported = known?.imported_sha256
  return { ...found, isNew: imported !== sha256, mayBeWhole: mayBeWhole(file, bytes, !imported) }
}

async function findEdition(wanted: Wanted, means: FetchMeans): Promise<Found> {
  const { known } = wanted
  const place = path.join(means.folder, wanted.source, wanted.file.key)
  await fs.mkdir(place, { recursive: true })
  const kept = known ? await keptPaths(place) : []
  if (known && kept.length > 0 && isFresh(known)) return held(known, kept)
  const candidates = await resolveEdition(wanted.find, {
    today: means.today,
    readText: (page) => readPage(page, means),
  })
  let last: DownloadError | undefined
  for (const candidate of candidates) {
    try {
      return await fetchCandidate(candidate, wanted, { place, kept, means })
    } catch (error) {
      if (means.signal?.aborted || !isMissing(error)) throw error
      // A page in place of the table says more than that an older edition is gone.
      if (last?.problem.code !== 'web_page') last = error
    }
  }
  if (!last) throw new Error('There is no address to ask.')
  const count = candidates.length
  if (count === 1) throw last
  const address = candidates[0]?.address ?? ''
  const problem = last.problem.code === 'web_page' ? last.problem : ({ code: 'no_edition', address, count } as const)
  throw new DownloadError(`${last.message} None of ${count} addresses has an edition.`, { problem })
}

/** Whether another address may have the file: this one has none, or a page in its place. */
const isMissing = (error: unknown): error is DownloadError =>
  error instanceof DownloadError && (error.problem.code === 'web_page' || [400, 404, 410].includes(error.status ?? 0))

const isFresh = (known: KnownEdition) =>
  known.imported_sha256 !== known.sha256 && Date.now() - known.fetched_at.getTime() < FRESH_MS

type Place = { place: string; kept: string[]; means: FetchMeans }

async function fetchCandidate(candidate: Candidate, wanted: Wanted, { place, kept, means }: Place) {
  const { known, whole = false, file } = wanted
  const isKnown = known?.address === candidate.address && (kept.length > 0 || (!whole && isImported(known)))
  if (isKnown && candidate.version && candidate.version === known.version) return held(known, kept)
  const marks = isKnown ? marksOf(known) : undefined
  const got = await download(candidate.address, place, marks, means)
  if (got.isUnchanged && known) return held(known, kept)
  const part = path.join(place, PART)
  await assertNoPage(part, candidate.address)
  const { size } = await fs.stat(part)
  const sha256 = await fileChecksum(part, means.signal)
  // What a fixed address has is of the day on which it is asked, unless the server says otherwise.
  const edition = candidate.edition ?? got.modified ?? (wanted.find.by === 'address' ? means.today : undefined)
  const paths = await keep(part, place, datedName(candidate.name, edition), file.members)
  return {
    ...candidate,
    edition,
    etag: short(got.validators.etag, 1000),
    last_modified: short(got.validators.lastModified, 100),
    sha256,
    bytes: size,
    paths,
  }
}

const isImported = ({ sha256, imported_sha256 }: KnownEdition) => sha256 === imported_sha256

const marksOf = ({ etag, last_modified }: KnownEdition): Validators | undefined =>
  etag || last_modified ? { etag: etag ?? undefined, lastModified: last_modified ?? undefined } : undefined

const held = (known: KnownEdition, paths: string[]): Found => ({
  address: known.address,
  edition: known.edition ?? undefined,
  version: known.version ?? undefined,
  name: path.basename(paths[0] ?? ''),
  etag: known.etag,
  last_modified: known.last_modified,
  sha256: known.sha256,
  bytes: Number(known.bytes),
  paths,
})

/** Importers read the day from the name of a file, so one that names no year gets it. */
function datedName(name: string, edition: string | undefined): string {
  if (!edition || /20\d\d/.test(name)) return name
  const { name: stem, ext } = path.parse(name)
  return `${stem}_${edition}${ext}`
}

/** No server needs a validator this long, so it counts as none. */
const short = (text: string | undefined, max: number) => (text && text.length <= max ? text : null)

/** Downloads to the part of a place; one that broke off, now or in an earlier update, goes on where it was. */
async function download(address: string, place: string, known: Validators | undefined, means: FetchMeans) {
  const { guard, route = (one: string) => one, signal, userAgent } = means
  const [part, note] = [path.join(place, PART), path.join(place, PART_NOTE)]
  const onVersion = (version: Validators) => writeFileSync(note, JSON.stringify({ address, ...version }))
  for (let breaks = 0; ; breaks += 1) {
    const begun = await begunVersion(note, address)
    try {
      const common = { limits: LIMITS, guard, signal, userAgent, onVersion }
      const got: Download = await downloadToFile(route(address), part, {
        ...common,
        begun,
        ...(begun ? {} : { known }),
      })
      await fs.rm(note, { force: true })
      return got
    } catch (error) {
      if (signal?.aborted || !(error instanceof DownloadError) || breaks >= MAX_BREAKS) throw error
      if (error.status === RANGE_NOT_SATISFIABLE) await fs.rm(note, { force: true })
      else if (!error.isBroken || !(await begunVersion(note, address))) throw error
    }
  }
}

/** @returns the version of which a part is there, if the server gave one by which the rest can be asked for */
async function begunVersion(note: string, address: string): Promise<Validators | undefined> {
  const text = await fs.readFile(note, 'utf8').catch(() => '{}')
  const begun = JSON.parse(text || '{}') as Validators & { address?: string }
  return begun.address === address && (begun.etag || begun.lastModified) ? begun : undefined
}

/** @throws DownloadError when a server answers with a page ("maintenance", "not found") in place of the file */
async function assertNoPage(file: string, address: string): Promise<void> {
  const handle = await fs.open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
  await handle.close()
  if (/^[\uFEFF\s]*<(!doctype html|html)/i.test(buffer.subarray(0, bytesRead).toString()))
    throw new DownloadError(`${address} answers with a web page instead of a table.`, {
      problem: { code: 'web_page', address },
    })
}

/** Moves what was fetched to its name, or takes the wanted members out of the zip; the edition before is removed. */
async function keep(part: string, place: string, name: string, members: string[] | undefined): Promise<string[]> {
  for (const old of await keptPaths(place)) await fs.rm(old, { force: true })
  const packed = members ? await packedFiles(part, UNPACK_LIMITS) : []
  const wanted = packed.filter((one) => members?.some((pattern) => new RegExp(pattern, 'i').test(one.name)))
  if (packed.length > 1 && wanted.length === 0) throw new Error(`${name} holds no file of this kind.`)
  if (wanted.length === 0) {
    const kept = path.join(place, name)
    await fs.rename(part, kept)
    return [kept]
  }
  const stem = path.parse(name).name
  const paths: string[] = []
  for (const one of wanted) {
    const kept = path.join(place, `${stem}_${plainName(path.basename(one.name))}`)
    await pipeline(await one.open(), createWriteStream(kept))
    paths.push(kept)
  }
  await fs.rm(part)
  return paths
}

async function keptPaths(place: string): Promise<string[]> {
  const names = await fs.readdir(place)
  return names.filter((name) => !name.startsWith(PART)).map((name) => path.join(place, name))
}

async function readPage(address: string, { guard, route = (one) => one, signal, userAgent }: FetchMeans) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-page-'))
  try {
    const file = path.join(folder, 'page')
    await downloadToFile(route(address), file, { limits: PAGE_LIMITS, guard, signal, userAgent })
    return await fs.readFile(file, 'utf8')
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
