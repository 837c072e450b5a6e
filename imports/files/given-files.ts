import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { downloadToFile } from '#lib/net/http-download.ts'
import { ArchiveError, type PackedFile, packedFiles } from '#lib/packed-files.ts'
import { ImportError } from '../import-error.ts'
import { type Workbook, workbookKind } from './formats/workbook.ts'

const DOWNLOAD_LIMITS = { bytes: 500_000_000, ms: 600_000 }
/** A country's register has a few hundred megabytes at most, and text compresses to a tenth or twentieth. */
const UNPACK_LIMITS = { bytes: 2_000_000_000, ratio: 200, freeBytes: 50_000_000, entries: 500 }

/**
 * A file given by a person: a path, an http(s) address, or a local file with the date (YYYY-MM-DD) that its server
 * named.
 */
export type GivenFile = string | LocalFile

/** A given file on this machine; `modified` is the date (YYYY-MM-DD) that its server named. */
type LocalFile = { file: string; modified: string | undefined }

/** The files of a run, with packed ones opened; a workbook is one file. `close` removes downloads. */
export type GivenFiles = { files: (PackedFile | Workbook)[]; places: LocalFile[]; close: () => Promise<void> }

/**
 * Opens the given files: plain, gzipped or zipped, or a workbook.
 *
 * @param packedNames selects the files inside a zip, by name
 * @throws ImportError when one cannot be read or downloaded
 */
export async function openGivenFiles(
  given: readonly GivenFile[],
  packedNames: (names: string[]) => string[] = (names) => names,
  signal?: AbortSignal,
): Promise<GivenFiles> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'import-'))
  const close = () => fs.rm(folder, { recursive: true, force: true })
  try {
    const files: (PackedFile | Workbook)[] = []
    const places: LocalFile[] = []
    for (const [index, place] of given.entries()) {
      const local = await fetchFile(place, path.join(folder, String(index)), signal)
      places.push(local)
      const inside = await packedFiles(local.file, UNPACK_LIMITS)
      files.push(
        ...chooseFile(path.basename(local.file), inside, packedNames).map((file) => dated(file, local.modified)),
      )
    }
    return { files, places, close }
  } catch (error) {
    await close()
    if (signal?.aborted) throw error
    throw new ImportError(
      (error as Error).message,
      error instanceof ArchiveError ? `archive_${error.problem}` : undefined,
    )
  }
}

/** The day of what a server sends without naming one: it is what the publisher offers today. */
export const dayOfFetch = (): string => new Date().toISOString().slice(0, 10)

async function fetchFile(place: GivenFile, folder: string, signal?: AbortSignal): Promise<LocalFile> {
  if (typeof place !== 'string') return place
  if (!/^https?:\/\//i.test(place)) return { file: place, modified: undefined }
  if (!URL.canParse(place)) throw new ImportError(`${place} is not a web address.`)
  const { pathname, hostname } = new URL(place)
  await fs.mkdir(folder)
  const file = path.join(folder, path.basename(decodeURIComponent(pathname)).replace(/[^\w.-]+/g, '-') || hostname)
  const { modified } = await downloadToFile(place, file, { limits: DOWNLOAD_LIMITS, signal })
  return { file, modified: modified ?? dayOfFetch() }
}

function chooseFile(archive: string, files: PackedFile[], packedNames: (names: string[]) => string[]) {
  const names = files.map((file) => file.name)
  const kind = workbookKind(names)
  if (kind === 'unreadable') {
    throw new ImportError(`${archive} is an Office file without sheets: take the publisher's CSV file instead.`)
  }
  if (kind) return [{ name: archive, modified: undefined, parts: files }]
  if (files.length === 1) return files
  const wanted = packedNames(names)
  if (wanted.length === 0) throw new ImportError(`${archive} holds no file of this register.`)
  return files.filter((file) => wanted.includes(file.name))
}

function dated<File extends PackedFile | Workbook>(file: File, modified: string | undefined): File {
  return modified && !file.modified ? { ...file, modified } : file
}
