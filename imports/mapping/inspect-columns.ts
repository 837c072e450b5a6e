import type { ColumnFindings, FoundColumn } from '#app/features/import-runs/mapping/findings.schema.ts'
import { cleanCell } from '../cleaning/clean-cell.ts'
import type { InspectedFile, InspectedTable } from '../files/inspected-file.ts'
import { namesPerson } from '../files/person-columns.ts'
import { ImportError } from '../import-error.ts'
import type { ImportProgress } from '../progress.ts'

/** Number of columns that are kept; those of a mapping file may have any name. */
const MAX_COLUMNS = 300
const MAX_EXAMPLES = 3
/** A column with more distinct values does not hold types. */
const MAX_VALUES = 60
const MAX_LENGTH = 120
const ROWS_TOLD = 500

type Counted = {
  name: string
  isPersonal: boolean
  filled: number
  examples: Set<string>
  values: Map<string, number> | null
}

/**
 * Reads the table with the most columns in a file and reports what each contains. What is kept does not grow with the
 * file.
 *
 * @throws ImportError when it cannot be read
 */
export async function inspectColumns(file: InspectedFile, progress: ImportProgress): Promise<ColumnFindings> {
  const table = largest(file)
  const columns = table.header.slice(0, MAX_COLUMNS).map(columnOf)
  let rows = 0
  progress.start(table.bytes)
  for await (const { record } of table.records(progress.bytes)) {
    for (const [index, column] of columns.entries()) countCell(column, record[index] ?? '')
    rows += 1
    if (rows % ROWS_TOLD === 0) progress.rows(rows)
  }
  progress.rows(rows)
  if (rows === 0) throw new ImportError(`${file.name} has a header but no rows.`)
  return { file: file.name, rows, columns: columns.filter(({ name }) => name !== '').map(toFoundColumn) }
}

/** A title above the header has fewer cells than the header, and a row below has at most as many. */
function largest({ name, tables }: InspectedFile): InspectedTable {
  const cells = ({ header }: InspectedTable) => header.filter((cell) => cell.trim() !== '').length
  const [first, ...others] = tables
  if (!first) throw new ImportError(`${name} holds no table.`)
  return others.reduce((best, other) => (cells(other) > cells(best) ? other : best), first)
}

/** The database would refuse half a character. */
const shorten = (text: string) => text.slice(0, MAX_LENGTH).toWellFormed()

function columnOf(title: string): Counted {
  const name = shorten(cleanCell(title))
  const isPersonal = namesPerson(name)
  return { name, isPersonal, filled: 0, examples: new Set(), values: isPersonal ? null : new Map() }
}

function countCell(column: Counted, raw: string) {
  const cell = raw && cleanCell(raw)
  if (cell === '') return
  column.filled += 1
  if (column.isPersonal) return
  const { examples, values } = column
  if (examples.size < MAX_EXAMPLES) examples.add(shorten(cell))
  if (!values) return
  if (cell.length > MAX_LENGTH || (values.size >= MAX_VALUES && !values.has(cell))) column.values = null
  else values.set(cell, (values.get(cell) ?? 0) + 1)
}

function toFoundColumn({ values, examples, ...column }: Counted): FoundColumn {
  const counted = values && [...values].map(([value, count]) => ({ value, count }))
  return { ...column, examples: [...examples], values: counted?.sort((a, b) => b.count - a.count) ?? null }
}
