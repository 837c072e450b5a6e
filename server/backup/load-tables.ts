import { once } from 'node:events'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchivedTable, type ArchiveEntry, type Manifest, qualifiedName } from './archive.ts'
import { copyColumns } from './list-tables.ts'

/** Memory for sorting an index while it is built. */
const SORT_MEMORY = '256MB'

type Reference = { table: string; name: string; definition: string }

/** Tables that are being filled. */
type Tables = {
  /** Adds a part of a table's rows; parts of a table arrive in order. */
  load: (table: string, part: ArchiveEntry, onRows: (table: string, bytes: Buffer) => void) => Promise<void>
  /** Finishes the tables and restores their constraints: they hold what the archive does. @returns rows per table */
  close: () => Promise<Record<string, number>>
  /** Sets what differs from one database to another. */
  adapt: () => Promise<void>
}

/**
 * Empties the tables of an archive, and fills them while their triggers and constraints are set aside: rows may then
 * come in any order, and no trigger counts again what was counted before.
 */
export async function openTables(client: Client, { tables, sequences }: Manifest): Promise<Tables> {
  const names = tables.map(qualifiedName)
  const bringBack = await setAside(client, names)
  await client.query(`truncate ${names.join(', ')}`)
  const rows = new Map(names.map((name) => [name, 0]))
  let current: { name: string; copy: Copy } | undefined

  const finish = async () => {
    if (!current) return
    rows.set(current.name, await current.copy.end())
    current = undefined
  }
  return {
    load: async (name, part, onRows) => {
      if (current?.name !== name) {
        await finish()
        current = { name, copy: beginCopy(client, copyStatement(client, tableNamed(tables, name))) }
      }
      for await (const bytes of part as AsyncIterable<Buffer>) {
        onRows(name, bytes)
        await current.copy.write(bytes)
      }
    },
    close: async () => {
      await finish()
      await bringBack()
      return Object.fromEntries(rows)
    },
    adapt: async () => {
      for (const [name, last] of Object.entries(sequences)) await client.query('select setval($1, $2)', [name, last])
      await client.query(`delete from settings where key = 'read_only'`)
      // From here on, index files on disk belong to another database.
      await client.query(`update settings set value = gen_random_uuid()::text where key = 'directory_id'`)
    },
  }
}

function tableNamed(tables: ArchivedTable[], name: string): ArchivedTable {
  const table = tables.find((one) => qualifiedName(one) === name)
  if (!table) throw new Error(`The archive names a table ${name} that its list has not.`)
  return table
}

function copyStatement(client: Client, table: ArchivedTable): string {
  return `copy ${qualifiedName(table)} (${copyColumns(client, table)}) from stdin`
}

type Copy = {
  write: (bytes: Buffer) => Promise<void>
  /** @returns number of rows copied */
  end: () => Promise<number>
}

/** Starts copying rows into a table; every step fails once PostgreSQL has refused a row. */
function beginCopy(client: Client, statement: string): Copy {
  const stream = client.query(copyFrom(statement))
  const done = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject))
  // It may fail while nothing awaits it; the next step then reports the error.
  done.catch(() => {})
  return {
    write: async (bytes) => {
      if (stream.write(bytes)) return
      await Promise.race([once(stream, 'drain'), done])
    },
    end: async () => {
      stream.end()
      await done
      return stream.rowCount
    },
  }
}

/**
 * Removes the constraints and triggers of tables: their own triggers, references to other tables, and indexes that no
 * constraint needs, which are faster to build from all rows in one go. All in the caller's transaction.
 *
 * @returns a function that restores them, and checks the references
 */
async function setAside(client: Client, tables: string[]): Promise<() => Promise<void>> {
  // Without a search path PostgreSQL writes every name with its schema.
  await client.query(`set local search_path = ''`)
  const references = await readReferences(client)
  const indexes = await readIndexes(client)
  await client.query('set local search_path = public')
  await client.query(`set local maintenance_work_mem = '${SORT_MEMORY}'`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

/** Those of partitions are removed and added with those of the whole table. */
async function readReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  return rows
}

async function readIndexes(client: Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  )
  return rows
}
