import { ImportError } from '../import-error.ts'
import { OPTIONAL_FIELDS, type OptionalField } from '../register-school.ts'
import {
  type CatchmentTable,
  type FactTable,
  isSchoolTable,
  type Layout,
  type SchoolTable,
  type Source,
} from '../source.ts'
import type { InspectedFile, TableFile } from './inspected-file.ts'
import { exactMatch, fold, nearMatch } from './match-layout.ts'
import { unknownFile } from './unknown-file.ts'

/** A file whose table and layout are known, with the index of each column that we read. */
export type RecognisedFile<L extends Layout = Layout> = { file: TableFile; layout: L; places: Map<string, number> }

/** A file whose rows are schools, facts about schools, or catchments. */
export type RecognisedTable = RecognisedFile<SchoolTable | FactTable | CatchmentTable>

/** The files of a run: those whose rows are schools or facts, and those that complete them. */
export type RecognisedFiles = { tables: RecognisedTable[]; supplements: RecognisedFile[] }

/**
 * Recognises the files of a run by their headers; of several tables in a file, the best match counts. A file that no
 * source reads as it is may lack a column or two of one of this source.
 *
 * @param all every source, to name the register that a file actually belongs to
 * @param isConfirmed whether the person has said that the files answer the question of the source
 * @throws ImportError when a file belongs to another register or to none, does not say which question it answers, a
 *   supporting file is given twice, or no file holds schools
 */
export function recogniseFiles(
  files: readonly InspectedFile[],
  source: Source,
  all: readonly Source[],
  isConfirmed = false,
): RecognisedFiles {
  const tables: RecognisedTable[] = []
  const supplements: RecognisedFile[] = []
  for (const file of files) {
    const { name, modified } = file
    const matches = matchesOf(file, source, all)
    if (!isConfirmed) assertAnswers(name, source)
    for (const { table, layout, places } of matches) {
      const recognised = { file: { name, modified, ...table }, places }
      if ('reader' in layout) tables.push({ ...recognised, layout: layout as RecognisedTable['layout'] })
      if (!source.supplements.includes(layout)) continue
      if (supplements.some((other) => other.layout === layout)) {
        throw new ImportError(`${file.name}: a file of this kind (${layout.name}) was already given.`)
      } else supplements.push({ ...recognised, layout })
    }
  }
  if (tables.length === 0) throw new ImportError(`No file of ${source.id} that lists schools or facts was given.`)
  return { tables, supplements }
}

/**
 * Returns the optional fields about which the files of a run say nothing; the import leaves those as they are.
 *
 * @throws ImportError when the files differ in this
 */
export function silentFields({ tables, supplements }: RecognisedFiles): OptionalField[] {
  const silent = tables.flatMap(({ layout, places }) => {
    if (!isSchoolTable(layout)) return []
    const fields = OPTIONAL_FIELDS.filter((field) => {
      const supplement = layout.supplementFeeds?.[field]
      const fed = layout.feeds[field]?.some((key) => places.has(key))
      return !fed && !supplements.some((file) => file.layout.name === supplement)
    })
    return [fields]
  })
  if (new Set(silent.map(String)).size > 1) {
    throw new ImportError('The files do not know the same columns: import them one after the other.')
  }
  return silent[0] ?? []
}

/** Returns how a file is read: as one table or, where the source wants it, each sheet of a workbook that fits. */
function matchesOf(file: InspectedFile, source: Source, all: readonly Source[]) {
  const sheets = source.everySheet ? Map.groupBy(file.tables, ({ sheet }) => sheet).values() : []
  const found = [...sheets].flatMap((tables) => exactMatch({ ...file, tables }, source.tables) ?? [])
  return found.length > 0 ? found : [matchOf(file, source, all)]
}

function matchOf(file: InspectedFile, source: Source, all: readonly Source[]) {
  const exact = exactMatch(file, [...source.tables, ...source.supplements])
  if (exact) return exact
  const other = all.find((one) => one.id !== source.id && !one.asked && exactMatch(file, one.tables))
  if (other) throw new ImportError(`${file.name} is a file of ${other.id}, not of ${source.id}.`)
  const near = nearMatch(file, source, all)
  if (!near) throw unknownFile(file, source)
  return near
}

/** @throws ImportError when neither the name of the file nor the person says which question it answers */
function assertAnswers(name: string, { id, asked }: Source) {
  if (!asked || asked.some((word) => fold(name).includes(fold(word)))) return
  throw new ImportError(
    `${name} does not say which question it answers, and lists of other searches look the same: if it is the list of ${id}, add --confirm ${asked[0]}.`,
    'list_unconfirmed',
  )
}
