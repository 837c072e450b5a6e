import type { Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { CatchmentRow } from './catchments/catchment.ts'
import type { OptionalField, ParsedRow, Rejection } from './register-school.ts'

/** Cells by our names for the columns; a column missing from the file is empty. */
export type Row<Key extends string = string> = Record<Key, string>

/** Columns that we read, by our name, with every name that editions of the register use. */
export type Columns<Key extends string = string> = Record<Key, readonly string[]>

/** A layout of a file, recognised by its header. */
export type Layout<Key extends string = string> = {
  name: string
  columns: Columns<Key>
  /**
   * Columns by which a file is recognised, the code first: every other layout lacks some of them. An edition may lack
   * one or two if no other layout is as near: a measure of a statistic, an optional field of a register.
   */
  required: readonly Key[]
  /** The name of the sheet, empty outside a workbook, where sheets with the same columns mean different things. */
  sheet?: RegExp
  /** Keys of columns that come and go with the years: an edition does not lack them. */
  varying?: readonly string[]
  /** Rows may end after the last required column: the publisher omits trailing empty cells. */
  mayEndEarly?: true
  /** A list whose values take further cells of their own where its column is the last one. */
  listAtEnd?: Key
  /** How its rows are made of the official codes that the directory has, where no file of the run gives them. */
  inDirectory?: { country: CountryCode; rowOf: (school: KnownCode) => Row }
}

/** A school that facts may be about, and the official code that its register publishes (`official_code`). */
export type KnownCode = { key: string; code: string; isOpen: boolean }

/** Rows of the supporting files of a run by the name of their layout; absent if none was given. */
export type Supplements = Partial<Record<string, Row[]>>

/**
 * Context for judging a row besides its cells. `index` counts the rows of its file from 0. A reader that reads `today`
 * (YYYY-MM-DD) makes the outcome depend on the day of the import.
 */
export type RowPlace = { readonly index: number; readonly today: string }

/** A layout whose rows are schools. */
export type SchoolTable = Layout & {
  /** The columns that feed each optional field. A field none of whose columns are in the file is left as it is. */
  feeds: Partial<Record<OptionalField, readonly string[]>>
  /** Optional fields that supporting files feed, by the name of their layout. */
  supplementFeeds?: Partial<Record<OptionalField, string>>
  reader: (supplements: Supplements, file: string, day?: string) => SchoolReader<Row>
}

/** Turns each row into a school; `rest` yields, at the end of the file, those whose rows had to be read together. */
export type SchoolReader<R extends Row = Row> = {
  (row: R, place: RowPlace): ParsedRow
  rest?: () => Iterable<ParsedRow>
}

/** Turns each row into facts; `rest` returns, at the end of the file, what its rows say together. */
export type FactReader<R extends Row = Row> = {
  (row: R, place: RowPlace): ParsedRow
  rest?: () => Iterable<ParsedRow>
}

/** A layout whose rows are facts about schools that a register lists. */
export type FactTable = Layout & {
  holds: 'facts'
  /** Supporting layouts by which its rows find their schools. */
  joins?: readonly Layout[]
  reader: (supplements: Supplements, file: string, day?: string) => FactReader
}

/** Turns each row into a catchment. */
export type CatchmentReader<R extends Row = Row> = (row: R, place: RowPlace) => CatchmentRow | Rejection

/** A layout whose rows say which schools serve an address. */
export type CatchmentTable = Layout & {
  holds: 'catchments'
  reader: (supplements: Supplements, file: string, day?: string) => CatchmentReader
}

/** A register or statistic: how to recognise its files, and how its rows become schools and facts. */
export type Source = {
  id: string
  country: CountryCode
  tables: readonly (SchoolTable | FactTable | CatchmentTable)[]
  /** Supporting files that may be given together with the tables. A table of facts may be one of them, too. */
  supplements: readonly Layout[]
  /**
   * Sources whose schools this one takes over. The register of a state or ministry is first-hand; a collection of such
   * registers is not.
   */
  overrules: readonly string[]
  /**
   * Whether the register gives schools new codes without naming the old ones: a school with the same name, type and
   * address takes the place of one that has disappeared.
   */
  renumbers?: true
  /** Whether each sheet of a workbook is read; otherwise the one that fits best. */
  everySheet?: true
  /** Selects the files inside a zip to read, by name; by default all of them. */
  packedNames?: (names: string[]) => string[]
  /**
   * Words for the question that its files answer, where those of other questions have the same columns: one is in the
   * name of the file, or the person confirms it.
   */
  asked?: readonly string[]
  /** Whether its files must have every required column, as those of a mapping. */
  isExact?: true
  /** The user's mapping that declares it; the first import stores it. Absent for built-in sources. */
  mapping?: Mapping
}

/** Declares a table and checks that its reader uses only columns that it declares. */
export function schoolTable<Key extends string>(table: {
  name: string
  sheet?: RegExp
  columns: Columns<Key>
  required: readonly NoInfer<Key>[]
  listAtEnd?: NoInfer<Key>
  feeds: Partial<Record<OptionalField, readonly NoInfer<Key>[]>>
  supplementFeeds?: Partial<Record<OptionalField, string>>
  /** @param file name of the file @param day see {@link factTable} */
  reader: (supplements: Supplements, file: string, day?: string) => SchoolReader<Row<NoInfer<Key>>>
}): SchoolTable {
  return table as SchoolTable
}

/** Declares a table of facts and checks that its reader uses only columns that it declares. */
export function factTable<Key extends string>(table: {
  name: string
  columns: Columns<Key>
  required: readonly NoInfer<Key>[]
  varying?: readonly string[]
  mayEndEarly?: true
  joins?: readonly Layout[]
  /**
   * @param file name of the file, which may be the only source of the period
   * @param day given by the person or found in the file name (YYYY-MM-DD)
   */
  reader: (supplements: Supplements, file: string, day?: string) => FactReader<Row<NoInfer<Key>>>
}): FactTable {
  return { ...table, holds: 'facts' } as FactTable
}

/** Declares a table of catchments and checks that its reader uses only columns that it declares. */
export function catchmentTable<Key extends string>(table: {
  name: string
  columns: Columns<Key>
  required: readonly NoInfer<Key>[]
  /** @param file name of the file @param day see {@link factTable} */
  reader: (supplements: Supplements, file: string, day?: string) => CatchmentReader<Row<NoInfer<Key>>>
}): CatchmentTable {
  return { ...table, holds: 'catchments' } as CatchmentTable
}

/** Whether the rows of a table are schools. */
export function isSchoolTable(table: SchoolTable | FactTable | CatchmentTable): table is SchoolTable {
  return !('holds' in table)
}

export function isFactTable(table: SchoolTable | FactTable | CatchmentTable): table is FactTable {
  return 'holds' in table && table.holds === 'facts'
}
