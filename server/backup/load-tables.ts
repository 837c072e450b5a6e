import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { type ArchivedTable, type ArchiveEntry, type Manifest, nameOf } from './archive.ts'
import { setAside } from './set-aside.ts'

/** Tables that are being filled. */
type Tables = {
  /** Adds a part of a table's rows; the parts of a table follow each other. */
  load: (table: string, part: ArchiveEntry) => Promise<void>
  /** Puts the tables back to work. @returns rows per table */
  close: () => Promise<Record<string, number>>
}

/**
 * Empties the tables of an archive, and fills them while what watches over their rows is set aside: rows may then come in
 * any order, and no trigger counts a second time what was counted before.
 */
export async function openTables(client: Client, { tables, sequences }: Manifest): Promise<Tables> {
  const names = tables.map(nameOf)
  const bringBack = await setAside(client, names)
  await client.query(`truncate ${names.join(', ')}`)
  const rows = new Map(names.map((name) => [name, 0]))
  let current: { name: string; stream: CopyStreamQuery } | undefined

  const finish = async () => {
    if (!current) return
    const { name, stream } = current
    await ended(stream)
    rows.set(name, stream.rowCount)
    current = undefined
  }
  return {
    load: async (name, part) => {
      if (current?.name !== name) {
        await finish()
        current = { name, stream: client.query(copyFrom(copyStatement(client, tableNamed(tables, name)))) }
      }
      await pipeline(Readable.from(part), current.stream, { end: false })
    },
    close: async () => {
      await finish()
      await bringBack()
      for (const [name, last] of Object.entries(sequences)) await client.query('select setval($1, $2)', [name, last])
      // Indexes that lie in files are those of another database from here on.
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

const ended = (stream: CopyStreamQuery) =>
  new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve).once('error', reject)
    stream.end()
  })
