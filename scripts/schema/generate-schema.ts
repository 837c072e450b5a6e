import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** A column of the migrated database. */
type Column = {
  name: string
  /** Name of the type in PostgreSQL; for a list, that of its elements. */
  type: string
  isArray: boolean
  isNullable: boolean
  hasDefault: boolean
  /** Whether only the database writes it. */
  isAlways: boolean
  /** The values that a CHECK allows. */
  values: string[]
}
type Table = { name: string; isView: boolean; comment: string | null; columns: Column[] }

/** A CHECK as PostgreSQL writes it: a column, or the elements of a list, in a list of texts. */
const CHECK = /^CHECK \(\((\w+) (?:= ANY|<@) \(?ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)?\)\)$/

/** Types by their PostgreSQL names, as the parsers of db/client.ts return them. */
const TYPES = new Map([
  ['bool', 'boolean'],
  ['bytea', 'Buffer'],
  ['date', 'Day'],
  ...['float4', 'float8', 'int2', 'int4', 'int8', 'numeric'].map((name) => [name, 'number'] as const),
  ...['bpchar', 'regclass', 'text', 'uuid', 'xid8'].map((name) => [name, 'string'] as const),
])

/** Shapes of JSON columns that are more specific than any object. */
const JSON_SHAPES = new Map([
  ['questions.signals', '{ kind: string; detail: Record<string, string | number> }[]'],
  ['question_answers.signals', '{ kind: string; detail: Record<string, string | number> }[]'],
  ['notifications.props', 'Record<string, string | number>'],
  ['school_claims.proposal', 'Record<string, string>'],
  ['school_media.translations', "Record<string, Record<'alt' | 'caption', string>>"],
  ['system_updates.texts', "Record<string, Record<'title' | 'text', string>>"],
])

/** Numbers that people quote: the program passes them on as text, and neither compares nor adds them. */
const QUOTED = new Set(['reports.number', 'tickets.number'])

/**
 * Views with the tables from which their columns come: PostgreSQL does not know which columns of a view can be null.
 */
const VIEWS = new Map([
  ['profiles', ['profile_details']],
  ['school_directory', ['schools', 'school_profiles', 'school_ratings']],
  ['posts', ['questions', 'question_answers']],
])
/** View columns that are in no table. */
const COMPUTED = new Map([
  ['profiles.subscription_type', "'free' | 'premium'"],
  ['posts.kind', "'question' | 'question_answer'"],
])

const HEADER = `// Generated from the migrations by \`npm run generate-schema\`; a test compares it with them.

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string>
/** An instant that the database fills in. */
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
/** An instant that may be missing. */
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** YYYY-MM-DD */
type Day = string
`

/** Returns the text of db/schema.ts for the open database. */
export async function generateSchema(): Promise<string> {
  const tables = await readTables()
  const types = tables.map((table) => (table.isView ? viewType(table, tables) : tableType(table)))
  const entries = tables.map((table) => `  ${table.name}: ${nameOf(table)}\n`)
  return `${[HEADER, ...types].join('\n')}\nexport type Database = {\n${entries.join('')}}\n`
}

const nameOf = ({ name, isView }: Pick<Table, 'name' | 'isView'>) =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()) + (isView ? 'View' : 'Table')

function declare(table: Table, typeOf: (column: Column) => string): string {
  const comment = table.comment ? `/** ${table.comment} */\n` : ''
  const fields = table.columns.map((column) => `  ${column.name}: ${typeOf(column)}\n`)
  return `${comment}export type ${nameOf(table)} = {\n${fields.join('')}}\n`
}

const tableType = (table: Table) => declare(table, (column) => columnType(table.name, column))

function columnType(table: string, column: Column): string {
  const orNull = column.isNullable ? ' | null' : ''
  if (column.type === 'timestamptz') {
    if (column.isNullable) return 'OptionalTimestamp'
    return column.hasDefault ? 'DefaultTimestamp' : 'Timestamp'
  }
  if (column.type === 'jsonb') {
    const shape = JSON_SHAPES.get(`${table}.${column.name}`) ?? 'Record<string, unknown>'
    return `JSONColumnType<${shape}${orNull}${orNull || column.hasDefault ? `, string${orNull} | undefined` : ''}>`
  }
  if (column.values.length > 0 && !column.isAlways) return checkedType(column)
  const type = (QUOTED.has(`${table}.${column.name}`) ? 'string' : valueType(column)) + orNull
  if (column.isAlways) return `GeneratedAlways<${type}>`
  return column.hasDefault ? `Generated<${type}>` : type
}

/**
 * Returns the allowed values of the CHECK for reading, and any text for writing: the database checks what is written.
 */
function checkedType(column: Column): string {
  const orNull = column.isNullable ? ' | null' : ''
  const written = (column.isArray ? 'string[]' : 'string') + orNull
  const inserted = column.hasDefault || column.isNullable ? `${written} | undefined` : written
  return `ColumnType<${valueType(column)}${orNull}, ${inserted}, ${written}>`
}

function viewType(view: Table, tables: Table[]): string {
  const sources = (VIEWS.get(view.name) ?? []).map((name) => tables.find((table) => table.name === name))
  return declare(view, (column) => {
    const source = sources.flatMap((table) => table?.columns ?? []).find(({ name }) => name === column.name)
    const computed = COMPUTED.get(`${view.name}.${column.name}`)
    if (computed) return `GeneratedAlways<${computed}>`
    if (view.name === 'profiles' && source) return columnType('profile_details', source)
    if (column.type === 'timestamptz') return source?.isNullable ? 'Date | null' : 'Date'
    return valueType({ ...column, values: source?.values ?? [] }) + (source?.isNullable ? ' | null' : '')
  })
}

/** @throws Error for a type that no table has used so far */
function valueType({ name, type, values, isArray }: Column): string {
  const known = TYPES.get(type)
  if (!known) throw new Error(`The column ${name} has the type ${type}, which scripts/schema does not know.`)
  const one = values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : known
  if (!isArray) return one
  return values.length > 0 ? `(${one})[]` : `${one}[]`
}

/** Reads the product's tables and views with their columns, as the migrations created them. */
async function readTables(): Promise<Table[]> {
  const { rows } = await sql<Column & { table: string; isView: boolean; comment: string | null; checks: string[] }>`
    select c.relname as table, c.relkind = 'v' as "isView", obj_description(c.oid, 'pg_class') as comment, a.attname as name,
      coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray", not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isAlways",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by c.relname, a.attnum`.execute(db())
  const tables = new Map<string, Table>()
  for (const { table, isView, comment, checks, ...column } of rows) {
    const there = tables.get(table) ?? { name: table, isView, comment, columns: [] }
    tables.set(table, there)
    there.columns.push({ ...column, values: checks.flatMap((check) => listOf(check)) })
  }
  return [...tables.values()]
}

const listOf = (check: string): string[] =>
  [...(CHECK.exec(check)?.[2] ?? '').matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
