import fs from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { STARTER_SETTING, type StarterState } from '#db/samples/starter-schools.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { connectForImport, inTransaction } from '../connection.ts'
import { countCountry } from '../facts/refresh/fill-statistics.ts'
import { refreshRegistered } from '../facts/refresh/refresh-coverage.ts'
import { noProgress } from '../progress.ts'
import { importWithin } from '../run-import.ts'
import { refreshShortNames } from '../short-names/refresh-short-names.ts'
import { SOURCES } from '../sources.ts'
import { takeImportLock } from '../store/run-record.ts'

/** Where the files of the starter directory are, as `npm run starter` writes them. */
const DIRECTORY = path.join(import.meta.dirname, 'directory')

/** Long enough for an import of a whole country by another process. */
const WAIT_MINUTES = 60

const FROM_REGISTERS = `source not in ('sample', 'own')`

/**
 * Loads the starter directory, once for each installation, as editions of its registers with their days: a register
 * that is imported later takes over the schools that it lists, and a whole one closes the others. A directory that
 * already has schools of registers stays as it is, and so does one from which the starter schools were removed. An
 * interrupted load is repeated.
 *
 * @param directory folder with the files and `runs.tsv`
 * @returns number of schools loaded
 */
export async function loadStarterOnce(directory: string = DIRECTORY): Promise<number> {
  const client = await connectForImport()
  try {
    await takeImportLock(client, { waitMinutes: WAIT_MINUTES, progress: noProgress })
    const state = await readStarterState(client)
    if (state !== undefined && state !== 'loading') return 0
    if (state === undefined && (await hasSchools(client))) {
      await keepStarterState(client, 'not needed')
      return 0
    }
    await keepStarterState(client, 'loading')
    for (const { source, files } of await readRuns(directory)) {
      await importWithin(client, { source, files, progress: noProgress, isDerivedLater: true })
    }
    return await inTransaction(client, true, () => finish(client))
  } finally {
    await client.end()
  }
}

/** Reads the imports in their order, a line for each: the source and its files. */
async function readRuns(directory: string) {
  const text = await fs.readFile(path.join(directory, 'runs.tsv'), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [source, ...files] = line.split('\t')
      return {
        source: SOURCES.find(({ id }) => id === source)!,
        files: files.map((file) => path.join(directory, file)),
      }
    })
}

/** Returns what became of the starter directory here; undefined if nothing was decided yet. */
export async function readStarterState(client: Client): Promise<StarterState | undefined> {
  const { rows } = await client.query<{ value: StarterState }>('select value from settings where key = $1', [
    STARTER_SETTING,
  ])
  return rows[0]?.value
}

export async function keepStarterState(client: Client, state: StarterState): Promise<void> {
  await client.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [STARTER_SETTING, state],
  )
}

async function hasSchools(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from schools where ${FROM_REGISTERS} limit 1`)
  return rowCount === 1
}

/** Computes what is derived from the loaded schools, and notes which they are. @returns their number */
async function finish(client: Client): Promise<number> {
  for (const country of COUNTRIES) {
    await countCountry(client, country)
    await client.query('drop table open_schools')
    await refreshRegistered(client, country)
  }
  const { rows } = await client.query<{ source: string }>(
    `select min(source) as source from schools where ${FROM_REGISTERS} group by country`,
  )
  for (const { source } of rows) await refreshShortNames(client, source)
  const { rowCount } = await client.query(
    `insert into starter_schools (school_id, source, source_date)
     select id, source, source_date from schools where ${FROM_REGISTERS}`,
  )
  await keepStarterState(client, 'added')
  return rowCount ?? 0
}
