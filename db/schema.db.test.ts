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
  const views = new Set(['school_directory'])
  for (const view of views)
    types[view] = Object.fromEntries(Object.keys(types[view] ?? {}).map((name) => [name, 'not null' as const]))
  expect(types).toEqual(tables)
})
