import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type PackedFile, packedFiles } from '#lib/packed-files.ts'
import { editionDate } from '../files/edition-date.ts'
import { workbookKind } from '../files/formats/workbook.ts'
import { inspectFile } from '../files/inspect-file.ts'
import type { InspectedFile } from '../files/inspected-file.ts'
import { recogniseFiles } from '../files/recognise.ts'
import { ImportError } from '../import-error.ts'
import { type FactTable, isSchoolTable, type Layout, type Source } from '../source.ts'
import { SOURCES } from '../sources.ts'

/** A file whose source and layout its header tells. */
export type SortedFile = {
  source: Source
  /** Path of the file, or of what was taken out of an archive. */
  file: string
  layout: Layout
  /** `support`: it only completes other files of its source. */
  role: 'schools' | 'facts' | 'support'
  /** The day of the edition that its name or its publisher gives (YYYY-MM-DD). */
  day: string | undefined
  /** The day on which the file was changed last, for files that name none. */
  changed: string
  bytes: number
  /** The group in the catalogue of a file that was fetched for it; of any other its layout tells. */
  group?: string
}

/** The files of a folder by what they are, and those of no source with the reason. */
export type SortedFiles = { files: SortedFile[]; unknown: { file: string; reason: string }[] }

const UNPACK_LIMITS = { bytes: 4_000_000_000, ratio: 200, freeBytes: 50_000_000, entries: 2000 }
/** A zip may hold zips, which may hold files. */
const MAX_DEPTH = 3

/**
 * Sorts all files of a folder, packed or not, by their headers: neither names nor folders count.
 *
 * @param unpacked folder that takes what is packed in zips; the caller removes it
 */
export async function sortFiles(folder: string, unpacked: string, signal?: AbortSignal): Promise<SortedFiles> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ImportError(`${folder} is not a folder that can be read.`)
  })
  const places = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  return await sortPlaces(places.sort(), { unpacked, signal })
}

type Means = { unpacked: string; signal?: AbortSignal | undefined; sources?: readonly Source[] }

/**
 * Sorts files by their headers.
 *
 * @param sources those that count, by default all
 */
export async function sortPlaces(places: readonly string[], means: Means): Promise<SortedFiles> {
  const sorted: SortedFiles = { files: [], unknown: [] }
  for (const place of places) {
    means.signal?.throwIfAborted()
    const found: SortedFile[] = []
    try {
      for (const { file, shown, inspected } of await open(place, path.basename(place), means, MAX_DEPTH)) {
        const known = inspected instanceof Error ? inspected : recognise(inspected, means.sources ?? SOURCES)
        if (known instanceof Error) sorted.unknown.push({ file: shown, reason: known.message })
        else for (const one of known) found.push({ ...one, ...(await datesOf(file)), file })
      }
      sorted.files.push(...found.filter((one) => isChosen(one, found)))
    } catch (error) {
      means.signal?.throwIfAborted()
      sorted.unknown.push({ file: path.basename(place), reason: (error as Error).message })
    }
  }
  return sorted
}

/** Of the files in an archive, a source may want only some: the same rows may be there twice. */
function isChosen({ source, file }: SortedFile, found: readonly SortedFile[]): boolean {
  const names = found.filter((one) => one.source === source).map((one) => path.basename(one.file))
  return names.length < 2 || !source.packedNames || source.packedNames(names).includes(path.basename(file))
}

async function datesOf(file: string) {
  const { mtime, size } = await fs.stat(file)
  return { day: editionDate(path.basename(file)), changed: mtime.toISOString().slice(0, 10), bytes: size }
}

type Opened = { file: string; shown: string; inspected: InspectedFile | Error }

/** Opens a file; of a zip that is no workbook, each member becomes a file. */
async function open(file: string, shown: string, means: Means, depth: number): Promise<Opened[]> {
  const inside = await packedFiles(file, UNPACK_LIMITS)
  const names = inside.map(({ name }) => name)
  const isArchive = !workbookKind(names) && (inside.length > 1 || (names[0] !== undefined && !isSame(names[0], file)))
  if (!isArchive) return [{ file, shown, inspected: await inspect(file, inside, means.signal) }]
  if (depth === 0) throw new ImportError('The archive holds archives in archives.')
  const opened: Opened[] = []
  for (const member of inside) {
    const folder = await fs.mkdtemp(path.join(means.unpacked, 'member-'))
    const taken = path.join(folder, path.basename(member.name))
    await pipeline(await member.open(), createWriteStream(taken))
    if (member.modified) await fs.utimes(taken, new Date(member.modified), new Date(member.modified))
    opened.push(...(await open(taken, `${shown}: ${member.name}`, means, depth - 1)))
  }
  return opened
}

/** Whether a packed file is the file itself, plain or gzipped, and no member of a zip. */
const isSame = (name: string, file: string) =>
  [name, `${name}.gz`].includes(path.basename(file)) || !/\.zip$/i.test(file)

async function inspect(file: string, inside: PackedFile[], signal: AbortSignal | undefined) {
  const kind = workbookKind(inside.map(({ name }) => name))
  try {
    if (kind === 'unreadable') throw new ImportError('It is an Office file without sheets.')
    const name = path.basename(file)
    return await inspectFile(kind ? { name, modified: undefined, parts: inside } : inside[0]!, signal)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return error
  }
}

type Known = Pick<SortedFile, 'source' | 'layout' | 'role'>

/**
 * Returns the source whose layout fits best, and those which the file may complete. An error says why there is none: no
 * source has its columns, or only who asked for a list knows which of several it is.
 */
function recognise(inspected: InspectedFile, sources: readonly Source[]): Known[] | Error {
  const tried = sources.map((source) => ({ source, found: knownTo(source, inspected) }))
  const fits = tried.flatMap(({ found }) => (found instanceof ImportError ? [] : [found]))
  const own = fits.filter(({ role }) => role !== 'support')
  const most = Math.max(0, ...own.map(({ layout }) => layout.required.length))
  const best = own.filter(({ layout }) => layout.required.length === most)
  const support = fits.filter(({ role }) => role === 'support')
  const asked = tried.filter(({ found }) => found instanceof ImportError && found.code === 'list_unconfirmed')
  if (best.length > 1) return ambiguous(best)
  if (best.length + support.length > 0) return [...best, ...support]
  if (asked.length > 0) return ambiguous(asked)
  const header = (inspected.tables[0]?.header ?? []).slice(0, 4).join(', ').replace(/\s+/g, ' ').slice(0, 120)
  return new ImportError(`No source has these columns: ${header} …`)
}

function ambiguous(fitting: readonly { source: Source }[]): ImportError {
  const ids = fitting.map(({ source }) => source.id).join(' or ')
  const word = fitting[0]?.source.asked?.[0] ?? '<word>'
  return new ImportError(
    `Its header fits ${ids}: only who asked for the list knows which. ` +
      `Name it in the file name or give it with npm run import -- <source> <file> --confirm ${word}.`,
  )
}

/** @returns why the file is none of the source */
function knownTo(source: Source, inspected: InspectedFile): Known | ImportError {
  try {
    const accepting = acceptingSupplements(source)
    const all = SOURCES.map((one) => (one === source ? accepting : one))
    const { tables, supplements } = recogniseFiles([inspected], accepting, all)
    const layout = tables.find((one) => source.tables.includes(one.layout))?.layout
    if (layout) return { source, role: isSchoolTable(layout) ? 'schools' : 'facts', layout }
    const [support] = supplements
    return support ? { source, role: 'support', layout: support.layout } : new ImportError('It completes nothing.')
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return error
  }
}

/** Recognition expects a table of schools or facts: a file that only supports others counts as one without rows. */
function acceptingSupplements(source: Source): Source {
  const supplements = source.supplements.map(
    (one): FactTable => ({ reader: () => () => ({ key: '', facts: [] }), ...one, holds: 'facts' }),
  )
  return { ...source, supplements, tables: [...source.tables, ...supplements] }
}
