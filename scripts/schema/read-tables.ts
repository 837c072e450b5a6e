import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** A column of the migrated database. */
export type Column = {
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
export type Table = { name: string; isView: boolean; comment: string | null; columns: Column[] }

/** A CHECK as PostgreSQL writes it: a column, or the elements of a list, in a list of texts. */
const CHECK = /^CHECK \(\((\w+) (?:= ANY|<@) \(?ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)?\)\)$/

/** Reads the product's tables and views with their columns, as the migrations created them. */
export async function readTables(): Promise<Table[]> {
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
