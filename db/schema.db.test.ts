import fs from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from './client.ts'

type Columns = Record<string, 'null' | 'not null'>

/** Reads the tables and their columns from the type declarations. */
async function declared(): Promise<Record<string, Columns>> {
  const source = await fs.readFile(new URL('./schema.ts', import.meta.url), 'utf8')
  const bodies = new Map(
    [...source.matchAll(/export type (\w+) = \{([^}]*)\}/g)].map(([, name = '', body = '']) => [name, body]),
  )
  const tables = [...(bodies.get('Database') ?? '').matchAll(/(\w+): (\w+)/g)]
  const aliases = new Map(
    [...source.matchAll(/^(?:export )?type (\w+) = ([^{\n]+)$/gm)].map(([, name = '', body = '']) => [name, body]),
  )
  return Object.fromEntries(
    tables.map(([, table = '', type = '']) => [table, columnsOf(bodies.get(type) ?? '', aliases)]),
  )
}

function columnsOf(body: string, aliases: Map<string, string>): Columns {
  const fields = [...body.matchAll(/(\w+): ([^\n;]+)/g)]
  return Object.fromEntries(
    fields.map(([, name = '', type = '']) => [
      name,
      /(^|[<| ])null/.test(aliases.get(type) ?? type) ? 'null' : 'not null',
    ]),
  )
}

async function migrated(): Promise<Record<string, Columns>> {
  const { rows } = await sql<{ table: string; view: boolean; column: string; nullable: boolean }>`
    select c.relname as table, c.relkind = 'v' as view, a.attname as column, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by 1, a.attnum`.execute(db())
  const tables: Record<string, Columns> = {}
  // PostgreSQL does not know which columns of a view can be null; there only the names are compared.
  for (const row of rows) {
    tables[row.table] = { ...tables[row.table], [row.column]: row.nullable && !row.view ? 'null' : 'not null' }
  }
  return tables
}

test('the types of the tables are those of the migrated database', async () => {
  const [types, tables] = [await declared(), await migrated()]
  // A view whose type is derived from the checked type of a table has no columns of its own here.
  const derived = Object.keys(types).filter((name) => Object.keys(types[name] ?? {}).length === 0)
  expect(derived).toEqual(['profiles'])
  for (const name of derived) types[name] = tables[name] ?? {}
  types.school_directory = onlyNames(types.school_directory)
  expect(types).toEqual(tables)
})

const onlyNames = (columns: Columns = {}): Columns =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, 'not null' as const]))
