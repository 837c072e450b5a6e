import pg from 'pg'
import { closeDatabase, programConnection } from '#db/client.ts'
import { startTestServer } from '#db/testing/test-server.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { type RunningServer, startServer } from './server.ts'

const REVIEWS = 20_000

/** The built program, and a connection to its database. */
export type RunningProgram = { server: RunningServer; client: pg.Client }

/**
 * Creates a made-up directory in a separate database, which is removed after the work. Programs started meanwhile use
 * it.
 *
 * @param schools number of schools in the directory
 */
export async function withDirectory(schools: number, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { server: postgres, template, stop } = await startTestServer()
  process.env.DATABASE_OWNER_URL = postgres.ownerUrl(template)
  process.env.DATABASE_URL = postgres.url('aulario', template)
  const client = new pg.Client(programConnection())
  try {
    await client.connect()
    await writeDirectory(client, () => generateSchools(schools), REVIEWS, { schools: () => {}, reviews: () => {} })
    await gatherStatistics()
    await work(client)
  } finally {
    await client.end()
    await closeDatabase()
    await stop()
  }
}

/** Does what autovacuum has done in any database that is not new: without it PostgreSQL guesses. */
export const gatherStatistics = (): Promise<void> => runAsOwner('vacuum analyze')

/** Runs a statement that the limits of the program would end. */
export async function runAsOwner(statement: string): Promise<void> {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}

/**
 * Starts the built program with a made-up directory in a separate database, both of which end with the work.
 *
 * @param schools number of schools in the directory
 * @param profile folder for a profile of the program's processor time
 * @param processes number of serving processes; by default one without a supervisor
 */
export async function withProgram(
  { schools, profile, processes }: { schools: number; profile: string | undefined; processes?: string | undefined },
  work: (program: RunningProgram) => Promise<void>,
): Promise<void> {
  await withDirectory(schools, async (client) => {
    const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
    const server = await startServer({ flags, settings: processes ? { PROCESSES: processes } : {} })
    try {
      await work({ server, client })
    } finally {
      await server.stop()
    }
  })
}
