import { once } from 'node:events'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchivedTable, type ArchiveEntry, type Manifest, nameOf } from './archive.ts'
import { setAside } from './set-aside.ts'

/** Tables that are being filled. */
type Tables = {
  /** Adds a part of a table's rows; parts of a table arrive in order. */
  load: (table: string, part: ArchiveEntry) => Promise<void>
  /** Finishes the tables and restores their constraints. @returns rows per table */
  close: () => Promise<Record<string, number>>
}

/**
 * Empties the tables of an archive, and fills them while their triggers and constraints are set aside: rows may then
 * come in any order, and no trigger counts again what was counted before.
 */
export async function openTables(client: Client, { tables, sequences }: Manifest): Promise<Tables> {
  const names = tables.map(nameOf)
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
    load: async (name, part) => {
      if (current?.name !== name) {
        await finish()
        current = { name, copy: beginCopy(client, copyStatement(client, tableNamed(tables, name))) }
      }
      for await (const bytes of part as AsyncIterable<Buffer>) await current.copy.write(bytes)
    },
    close: async () => {
      await finish()
      await bringBack()
      for (const [name, last] of Object.entries(sequences)) await client.query('select setval($1, $2)', [name, last])
      // From here on, index files on disk belong to another database.
      await client.query(`update settings set value = gen_random_uuid()::text where key = 'directory_id'`)
      return Object.fromEntries(rows)
    },
  }
}

function tableNamed(tables: ArchivedTable[], name: string): ArchivedTable {
  const table = tables.find((one) => nameOf(one) === name)
  if (!table) throw new Error(`The archive names a table ${name} that its list has not.`)
  return table
}

function copyStatement(client: Client, table: ArchivedTable): string {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return `copy ${nameOf(table)} (${columns}) from stdin`
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
