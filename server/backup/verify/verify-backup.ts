import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Storage } from '#lib/storage/storage.ts'
import { type ArchivedTable, type Ending, type Progress, qualifiedName, SAME_TEXT } from '../archive.ts'
import { copyColumns } from '../list-tables.ts'
import { readArchive } from '../read-archive.ts'
import { RestoreRefused } from '../restore-refused.ts'
import { assertEmpty } from './scratch-database.ts'
import { type RowSum, RowSummer } from './sum-rows.ts'

/** Advisory lock of a scratch database. */
const LOCK = 4_211_977
const LOCK_WAIT_S = 5

/** What a backup holds, and the tables that were others after a restore, each in a sentence. */
export type Verified = Ending & { takenAt: string; differences: string[] }

/**
 * Restores a backup into a scratch database and compares each table with what the archive holds: the number of rows
 * and a sum of their hashes. It does so in one transaction that is rolled back: nothing stays, whatever happens.
 *
 * @param place.scratchUrl connection string of the owner of an empty database
 * @param place.login login of the program, if it is another one
 * @throws RestoreRefused when that is not empty or in use, or the archive is damaged
 */
export async function verifyBackup(
  { scratchUrl, login }: { scratchUrl: string; login: string | undefined },
  source: Readable,
  progress: Progress = () => {},
): Promise<Verified> {
  const client = new Client({ connectionString: scratchUrl, application_name: 'verify' })
  client.on('error', () => {})
  await client.connect()
  const archived = new Map<string, RowSummer>()
  const differences: string[] = []
  try {
    await takeLock(client)
    await assertEmpty(client)
    await client.query('begin')
    await client.query(SAME_TEXT)
    const onRows = (table: string, bytes: Buffer) => {
      summerOf(archived, table).add(bytes)
    }
    const onLoaded = async (tables: ArchivedTable[]) => {
      for (const table of tables) differences.push(...(await compare(client, table, archived)))
    }
    const target = { client, login: await loginThere(client, login), storage: NOWHERE, progress, onRows, onLoaded }
    return { ...(await readArchive(source, target)), differences }
  } finally {
    // Ending the connection rolls everything back.
    await client.end()
  }
}

function summerOf(all: Map<string, RowSummer>, table: string): RowSummer {
  const summer = all.get(table) ?? new RowSummer()
  all.set(table, summer)
  return summer
}

/** Waits for a moment: a comparison that was broken off is rolled back a little later. */
async function takeLock(client: Client): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_WAIT_S}s'`)
  await client.query('select pg_advisory_lock($1)', [LOCK]).catch(() => {
    throw new RestoreRefused('Another comparison is running in the scratch database.')
  })
  await client.query('reset lock_timeout')
}

/** Another server need not have the login. */
async function loginThere(client: Client, login: string | undefined): Promise<string | undefined> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login])
  return rowCount ? login : undefined
}

async function compare(client: Client, table: ArchivedTable, archived: Map<string, RowSummer>): Promise<string[]> {
  const name = qualifiedName(table)
  const [wanted, found] = [summerOf(archived, name).end(), await sumTable(client, table)]
  if (wanted.rows !== found.rows) return [`${name}: ${wanted.rows} rows in the archive, ${found.rows} when restored`]
  return wanted.sum === found.sum ? [] : [`${name}: other contents in ${wanted.rows} rows`]
}

async function sumTable(client: Client, table: ArchivedTable): Promise<RowSum> {
  const summer = new RowSummer()
  const rows = client.query(copyTo(`copy ${qualifiedName(table)} (${copyColumns(client, table)}) to stdout`))
  for await (const chunk of rows as AsyncIterable<Buffer>) summer.add(chunk)
  return summer.end()
}

/** Files of a backup are read to their end, which its checksum covers, and kept nowhere. */
const NOWHERE: Pick<Storage, 'put'> = {
  put: async (_, content) => {
    for await (const _chunk of content);
  },
}
