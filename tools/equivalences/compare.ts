import { readTable } from '#app/features/admission-dates/files/read-table.server.ts'
import { NEWCOMER_COLUMNS, SOURCE_COLUMNS, YEAR_COLUMNS } from '#app/features/moving/tables/row-schemas.ts'
import { READERS } from '#app/features/moving/tables/rows.ts'

/** Columns of each table that say what a row is about, and those that a second reader does not fill in. */
const TABLES = {
  equivalences: { columns: YEAR_COLUMNS, key: ['country', 'area', 'class'] },
  newcomers: { columns: NEWCOMER_COLUMNS, key: ['country', 'area', 'topic'] },
} as const
export type TableName = keyof typeof TABLES
const NOT_READ = ['sources', 'office', 'checked', 'note']

type Cells = Record<string, string>
const linesOf = (table: TableName, text: string): Cells[] =>
  readTable<string>(text, TABLES[table].columns).lines.map(({ cells }) => cells)
const keyOf = (table: TableName, cells: Cells) => TABLES[table].key.map((column) => cells[column]).join(' ')

/**
 * Returns what the rows of a table that still need a second reader are about, and the addresses of their texts, for a
 * reader who must not see the rest.
 *
 * @param sources text of `moving-sources.csv`
 */
export function formOf(table: TableName, text: string, sources: string): Cells[] {
  const texts = new Map(readTable<string>(sources, SOURCE_COLUMNS).lines.map(({ cells }) => [cells.id, cells]))
  const addressOf = (id: string) => [texts.get(id)?.url, texts.get(id)?.cite].filter(Boolean).join(' ')
  const isKey = (column: string) => (TABLES[table].key as readonly string[]).includes(column)
  return linesOf(table, text)
    .filter((cells) => cells.sources !== '' && Number(cells.checked) < READERS)
    .map((cells) =>
      Object.fromEntries(
        TABLES[table].columns.map((column) => {
          if (column === 'sources') return [column, cells.sources!.split('|').map(addressOf).join('|')]
          return [column, isKey(column) ? cells[column]! : '']
        }),
      ),
    )
}

/** Returns what a cell says: capitals, the order of kinds and the year from which an age is counted do not matter. */
function meaningOf(column: string, { [column]: value = '' }: Cells): string {
  const [age, day, later] = value.split('@')
  if (column === 'turns' && day !== undefined) return `${Number(age) - Number(later)}@${day}`
  return value.toLowerCase().split('|').toSorted().join('|')
}

/** Where two readings of a table differ: a column of a row, or a row that the second one has not. */
export type Difference = { key: string; column: string; first: string; second: string }

/** Compares two readings; a row agrees if no difference names its key. */
export function compareReadings(table: TableName, first: string, second: string): Difference[] {
  const seconds = linesOf(table, second)
  return linesOf(table, first)
    .filter(({ sources }) => sources !== '')
    .flatMap((cells): Difference[] => {
      const key = keyOf(table, cells)
      const others = seconds.filter((each) => keyOf(table, each) === key)
      const other = others.find((each) => each.name === cells.name) ?? others[0]
      if (!other) return [{ key, column: '', first: 'read', second: 'not read' }]
      return TABLES[table].columns
        .filter((column) => !NOT_READ.includes(column) && meaningOf(column, cells) !== meaningOf(column, other))
        .map((column) => ({ key, column, first: cells[column] ?? '', second: other[column] ?? '' }))
    })
}
