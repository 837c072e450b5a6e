import fs from 'node:fs'
import path from 'node:path'
import { REGISTER_SOURCES, type RegisterSource } from '#app/features/schools/register-sources.ts'
import { editionDate } from '#imports/reading/edition-date.ts'
import { openGivenFiles } from '#imports/reading/given-files.ts'
import { inspectFile } from '#imports/reading/inspect-file.ts'
import { recogniseFiles } from '#imports/reading/recognise.ts'
import { type FactTable, isFactTable, type Source } from '#imports/source.ts'
import { SOURCES } from '#imports/sources.ts'

/** Files to be imported in one run. `supplements` are among the files. */
export type Batch = { source: string; files: string[]; holdsSchools: boolean }

type Known = { source: Source; file: string; role: 'schools' | 'facts' | 'supplement'; layout: string }

/** Files of a folder in the order in which they are to be imported, registers first, and those that no source knows. */
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

/** Registers, then facts of registers, then statistics. */
function rank({ source, holdsSchools }: Batch): number {
  const { isStatistic }: Partial<RegisterSource> = Object.values(REGISTER_SOURCES).find(({ id }) => id === source) ?? {}
  return holdsSchools ? 0 : isStatistic ? 2 : 1
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

/** Tries every source; a supporting file may belong to several. */
async function recognise(file: string): Promise<Known[]> {
  const found: Known[] = []
  for (const source of SOURCES) {
    const layout = await layoutOf(file, source)
    if (layout) return [{ source, file, role: isFactTable(layout) ? 'facts' : 'schools', layout: layout.name }]
    // What only supports others is taken for a table of facts, which is all that the recognition asks of a layout.
    const tables = source.supplements.map(
      (one): FactTable => ({ ...one, holds: 'facts', reader: () => () => ({ key: '', facts: [] }) }),
    )
    const supplement = await layoutOf(file, { ...source, tables, supplements: [] })
    if (supplement) found.push({ source, file, role: 'supplement', layout: supplement.name })
  }
  return found
}

async function layoutOf(file: string, source: Source) {
  try {
    const given = await openGivenFiles([file], source.packedNames)
    try {
      const inspected = []
      for (const one of given.files) inspected.push(await inspectFile(one))
      return recogniseFiles(inspected, source, []).tables[0]?.layout
    } finally {
      await given.close()
    }
  } catch {
    return undefined
  }
}

/** Editions of one layout are imported one after the other, each with everything that supports it. */
function batchesOf(known: Known[]): Batch[] {
  const supplements = [
    ...Map.groupBy(
      known.filter(({ role }) => role === 'supplement'),
      ({ layout }) => layout,
    ).values(),
  ]
  const support = supplements.flatMap((files) => files.at(-1)?.file ?? [])
  return known
    .filter(({ role }) => role !== 'supplement')
    .map(({ source, file, role }) => ({
      source: source.id,
      files: role === 'schools' ? [file, ...support] : [file],
      holdsSchools: role === 'schools',
    }))
}
