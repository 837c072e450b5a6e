import type { Client } from 'pg'

type Table = { name: string; key: string; source: string; without: string[] }

/** What imports write, without ids of runs and times of writing. */
const TABLES: Table[] = [
  { name: 'schools', key: 'id', source: 'source', without: ['created_at', 'updated_at'] },
  { name: 'school_facts', key: "key || ' ' || fact || ' ' || period_start", source: 'source', without: ['run_id'] },
  { name: 'school_codes', key: "source || ' ' || code", source: 'source', without: [] },
]

const EXAMPLES = 3

/** Returns a line for each table with its hash in both directories, and what differs, by source and column. */
export async function compareDirectories(one: Client, other: Client): Promise<string[]> {
  const lines: string[] = []
  for (const table of TABLES) {
    const [hash, otherHash] = [await hashOf(one, table), await hashOf(other, table)]
    lines.push(`${table.name}: ${hash} ${hash === otherHash ? '=' : '≠'} ${otherHash}`)
    if (hash !== otherHash) lines.push(...(await differences(one, other, table)))
  }
  return lines
}

const rowText = ({ without }: Table) => `(to_jsonb(t) - '{${without.join(',')}}'::text[])::text`

async function hashOf(client: Client, table: Table): Promise<string> {
  const row = rowText(table)
  const { rows } = await client.query<{ hash: string }>(
    `select md5(coalesce(string_agg(md5(${row}), '' order by ${row} collate "C"), '')) as hash from ${table.name} t`,
  )
  return rows[0]!.hash
}

async function differences(one: Client, other: Client, table: Table): Promise<string[]> {
  const [hashes, others] = [await rowHashes(one, table), await rowHashes(other, table)]
  const keys = [...new Set([...hashes.keys(), ...others.keys()])].filter((key) => hashes.get(key) !== others.get(key))
  const [rows, otherRows] = [await rowsOf(one, table, keys), await rowsOf(other, table, keys)]
  const found = new Map<string, { count: number; examples: string[] }>()
  for (const key of keys) {
    const [row, otherRow] = [rows.get(key), otherRows.get(key)]
    const columns = Object.keys({ ...row, ...otherRow }).filter((name) => text(row?.[name]) !== text(otherRow?.[name]))
    const kind = row && otherRow ? columns.join(', ') : row ? 'only in the first' : 'only in the second'
    const name = `${(row ?? otherRow)?.source}: ${kind}`
    const kept = found.get(name) ?? { count: 0, examples: [] }
    const values = columns.map((column) => `${column} ${text(row?.[column])} | ${text(otherRow?.[column])}`)
    if (kept.count < EXAMPLES) kept.examples.push(`    ${key}: ${values.join('; ').slice(0, 400)}`)
    found.set(name, { ...kept, count: kept.count + 1 })
  }
  return [...found].flatMap(([name, { count, examples }]) => [`  ${count} of ${name}`, ...examples])
}

const text = (value: unknown) => JSON.stringify(value)

async function rowHashes(client: Client, table: Table): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; hash: string }>(
    `select ${table.key} as key, md5(${rowText(table)}) as hash from ${table.name} t`,
  )
  return new Map(rows.map(({ key, hash }) => [key, hash]))
}

async function rowsOf(client: Client, table: Table, keys: string[]): Promise<Map<string, Record<string, unknown>>> {
  const { rows } = await client.query<{ key: string; row: string }>(
    `select ${table.key} as key, ${rowText(table)} as row from ${table.name} t where ${table.key} = any($1)`,
    [keys],
  )
  return new Map(rows.map(({ key, row }) => [key, JSON.parse(row)]))
}
