import fs from 'node:fs'
import path from 'node:path'
import { REGISTER_SOURCES } from '#app/features/schools/sources/register-sources.ts'
import { editionDate } from '#imports/files/edition-date.ts'
import { openGivenFiles } from '#imports/files/given-files.ts'
import { inspectFile } from '#imports/files/inspect-file.ts'
import type { InspectedFile } from '#imports/files/inspected-file.ts'
import { recogniseFiles } from '#imports/files/recognise.ts'
import { ImportError } from '#imports/import-error.ts'
import { type FactTable, isFactTable, type Layout, type Source } from '#imports/source.ts'
import { SOURCES } from '#imports/sources.ts'

/** A file to be imported in one run, and those that may have to be supplied with it. */
export type Batch = { source: string; file: string; support: string[]; holdsSchools: boolean }

type Known = { source: Source; file: string; role: 'schools' | 'facts' | 'supplement'; layout: Layout }

/**
 * The files of a folder in the order in which they are to be imported, registers first, and those that no source
 * recognises.
 */
export async function findFiles(folder: string): Promise<{ batches: Batch[]; unknown: string[] }> {
  const known: Known[] = []
  const unknown: string[] = []
  for (const file of listFiles(folder)) {
    const found = await recognise(file)
    if (found.length > 0) known.push(...found)
    else unknown.push(file)
  }
  const batches = SOURCES.flatMap((source) => batchesOf(known.filter((one) => one.source === source)))
  return { batches: batches.toSorted((one, other) => rank(one) - rank(other)), unknown }
}

/** Registers, then facts from registers, then statistics. */
function rank({ source, holdsSchools }: Batch): number {
  return holdsSchools ? 0 : REGISTER_SOURCES.get(source)?.isStatistic ? 2 : 1
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(csv|json|geojson|xlsx|ods|txt|zip)(\.gz)?$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort(
      (one, other) =>
        (editionDate(path.basename(one)) ?? '').localeCompare(editionDate(path.basename(other)) ?? '') ||
        one.localeCompare(other),
    )
}

/** Tries every source. A file belongs to one of them, but may support others. */
async function recognise(file: string): Promise<Known[]> {
  const given = await openGivenFiles([file])
  try {
    const inspected: InspectedFile[] = []
    for (const one of given.files) {
      const table = await inspectFile(one).catch(unlessUnreadable)
      if (table) inspected.push(table)
    }
    const known = SOURCES.flatMap((source) => knownTo(source, file, inspected) ?? [])
    const own = known.find(({ role }) => role !== 'supplement')
    return [...(own ? [own] : []), ...known.filter(({ role }) => role === 'supplement')]
  } finally {
    await given.close()
  }
}

/** Archives also contain files that are not tables. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof ImportError)) throw error
}

function knownTo(source: Source, file: string, inspected: InspectedFile[]): Known | undefined {
  const names = source.packedNames?.(inspected.map(({ name }) => name))
  const files = names && inspected.length > 1 ? inspected.filter(({ name }) => names.includes(name)) : inspected
  try {
    const { tables, supplements } = recogniseFiles(files, acceptingSupplements(source), [])
    const layout = tables[0]?.layout
    if (layout && source.tables.includes(layout))
      return { source, file, role: isFactTable(layout) ? 'facts' : 'schools', layout }
    return supplements[0] && { source, file, role: 'supplement', layout: supplements[0].layout }
  } catch {
    return undefined
  }
}

/** Recognition expects a table of schools or facts: a file that only supports others counts as one without rows. */
function acceptingSupplements(source: Source): Source {
  const supplements = source.supplements.map(
    (one): FactTable => ({ reader: () => () => NOTHING, ...one, holds: 'facts' }),
  )
  return { ...source, supplements, tables: [...source.tables, ...supplements] }
}

const NOTHING = { key: '', facts: [] }

/**
 * Editions with one layout are imported one after the other, each with the largest file of every kind that supports it.
 */
function batchesOf(known: Known[]): Batch[] {
  const isSupport = ({ source, layout }: Known) => source.supplements.some(({ name }) => name === layout.name)
  const bySize = known
    .filter(isSupport)
    .toSorted((one, other) => fs.statSync(other.file).size - fs.statSync(one.file).size)
  const support = [...new Map(bySize.toReversed().map((one) => [one.layout.name, one])).values()]
  return known
    .filter(({ role }) => role !== 'supplement')
    .map(({ source, file, role, layout }) => ({
      source: source.id,
      file,
      support: support.filter((one) => one.layout.name !== layout.name).map((one) => one.file),
      holdsSchools: role === 'schools',
    }))
}
