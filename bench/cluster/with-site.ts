import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '#db/migrate.ts'
import { freePort, type Program, runBuiltProgram } from '#server/testing/run-program.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { Cluster, clusterFolder } from './cluster.ts'

const REVIEWS = 2000

/** A benchmark's PostgreSQL with a made-up directory, and a folder for its other data; both are removed afterwards. */
export type Site = { cluster: Cluster; folder: string; schools: string[] }

/**
 * Creates a database with a made-up directory.
 *
 * @param options.folder for its data; a new one by default
 * @param options.settings of PostgreSQL
 */
export async function withSite(
  { schools, folder, settings }: { schools: number; folder?: string; settings?: Record<string, string> },
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const own = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-site-'))
  const cluster = new Cluster(clusterFolder(folder ?? own, 'primary'), Number(await freePort()), settings)
  cluster.initialise()
  cluster.start()
  try {
    await cluster.createDatabase()
    await migrate(cluster.url(), 'aulario')
    const client = new pg.Client(cluster.url())
    await client.connect()
    const silent = { schools: () => {}, reviews: () => {} }
    await writeDirectory(client, () => generateSchools(schools), REVIEWS, silent)
    const { rows } = await client.query<{ id: string }>('select id from schools order by id limit 200')
    await client.end()
    await work({ cluster, folder: own, schools: rows.map(({ id }) => id) })
  } finally {
    if (cluster.isRunning) cluster.stop('immediate')
    fs.rmSync(own, { recursive: true, force: true })
  }
}

/** Starts the built program with two processes on the database of a site, and collects everything it logs. */
export async function startSite(
  { cluster, folder }: Site,
  settings: Record<string, string> = {},
): Promise<Program & { stop: () => Promise<void> }> {
  const port = process.env.PORT ?? (await freePort())
  const program = await runBuiltProgram({
    LOG_LEVEL: 'info',
    PROCESSES: '2',
    SAMPLES: 'false',
    TRUST_PROXY: '1',
    PORT: port,
    DATABASE_URL: cluster.url('aulario'),
    DATABASE_OWNER_URL: cluster.url(),
    FILES_DIR: path.join(folder, 'files'),
    OUTBOX_DIR: path.join(folder, 'outbox'),
    SEARCH_INDEX_DIR: path.join(folder, 'search'),
    MAP_PMTILES: path.join(folder, 'streets.pmtiles'),
    ...settings,
  })
  const stop = async () => {
    process.kill(program.pid, 'SIGTERM')
    await program.ended
  }
  return { ...program, stop }
}
