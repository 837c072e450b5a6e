import type { FactId, MissingReason } from '#app/features/facts/vocabulary/facts.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import { type Columns, type FactTable, factTable, type Row, type Supplements } from '../source.ts'
import { type Fact, numberOf, type Period, schoolYear, textOf } from './fact.ts'

/** Facts, each with all the names that editions give its column. */
type FactColumns = Partial<Record<FactId, readonly string[]>>

/** How the rows of the table are read: the period they cover, and what its words for a missing value mean. */
export type NumbersTable<Key extends string> = {
  name: string
  /** Columns besides those of the facts. */
  columns: Columns<Key>
  required: readonly (NoInfer<Key> | FactId)[]
  mayEndEarly?: true
  numbers: FactColumns
  /** Facts kept as published, such as grades. */
  texts?: FactColumns
  /** Facts whose previous years are in columns ending with the last two digits of the closing year (`READPROG_18`). */
  withFormerYears?: readonly FactId[]
  /** What the publisher writes instead of a value. */
  missing: Readonly<Record<string, MissingReason>>
  /** Period of the whole file; not used where rows give their own. */
  periodOf: (file: string, day: string | undefined) => Period
  /** For rows that give their own period; a row that does not is rejected. */
  periodOfRow?: (row: Row<NoInfer<Key>>) => Period | undefined
  /** The code of a row, or why it does not belong to a school. */
  keyOf: (row: Row<NoInfer<Key>>) => string | ParsedRow
  /** Facts that follow from more than one cell. */
  further?: (row: Row<NoInfer<Key>>, period: Period, supplements: Supplements) => readonly Fact[]
  /** Leaves out facts that do not hold for this school. */
  keeps?: (fact: Fact, row: Row<NoInfer<Key>>) => boolean
}

/** Years to which columns of previous years may refer: the tables of England have had their measures since 2016. */
const FORMER_YEARS = Array.from({ length: 20 }, (_, index) => 16 + index)

type Cell = { column: string; fact: FactId; period: Period | undefined; isText: boolean; names: readonly string[] }

/** Declares a table with a row for each school and a column for each number. */
export function numbersTable<Key extends string>(table: NumbersTable<Key>): FactTable {
  const { numbers, texts = {}, missing, periodOf, keyOf, further = () => [], keeps = () => true } = table
  const cells = [...cellsOf(numbers, false, table.withFormerYears), ...cellsOf(texts, true, table.withFormerYears)]
  const columns: Record<string, readonly string[]> = { ...table.columns }
  for (const { column, names } of cells) columns[column] = names
  return factTable<string>({
    name: table.name,
    columns,
    required: table.required,
    varying: cells.filter(({ period }) => period).map(({ column }) => column),
    ...(table.mayEndEarly && { mayEndEarly: true }),
    reader: (supplements, file, day) => {
      const ofFile = table.periodOfRow ? undefined : periodOf(file, day)
      return (row) => {
        const own = row as Row<Key>
        const key = keyOf(own)
        const now = ofFile ?? table.periodOfRow?.(own)
        if (typeof key !== 'string') return key
        if (!now) return reject('out_of_range', key, 'The row does not say of which year it is.')
        const facts = cells.flatMap(({ column, fact, period = now, isText }) => {
          const cell = row[column] ?? ''
          if (cell === '') return []
          return isText && !missing[cell] ? textOf(fact, cell, period) : numberOf(fact, cell, { period, missing })
        })
        return { key, facts: [...facts, ...further(own, now, supplements)].filter((fact) => keeps(fact, own)) }
      }
    },
  })
}

function cellsOf(facts: FactColumns, isText: boolean, withFormerYears: readonly FactId[] = []): Cell[] {
  return Object.entries(facts).flatMap(([id, names]) => {
    const fact = id as FactId
    const former = withFormerYears.includes(fact) ? FORMER_YEARS : []
    return [
      { column: fact, fact, period: undefined, isText, names },
      ...former.map((year) => ({
        column: `${fact}_${year}`,
        fact,
        period: schoolYear(2000 + year - 1),
        isText,
        names: names.map((name) => `${name}_${year}`),
      })),
    ]
  })
}
