import pg from 'pg'
import { writeFigures } from '#app/features/insights/counting/tally.server.ts'
import { closeDatabase, programConnection } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { askAtOnce } from '../load/ask.ts'
import { formatLine, measured, verdict } from '../load/report.ts'
import { startServer } from '../load/server.ts'
import { addMembers } from './add-members.ts'
import { writeFiguresOfAYear } from './write-figures-of-a-year.ts'

// Measures the pages of the dashboard in the built program, with a made-up directory and a year of figures, and how
// long a batch of new figures takes: npm run bench -- dashboard [schools] [share of schools seen on a day]

const DATABASE = 'aulario_dashboard_bench'
const SECONDS = 10
const GOAL_P95_MS = 150
const MEMBERS = 100
const PATHS = ['/dashboard', '/dashboard/overview?span=months', '/dashboard/support', '/dashboard/figures.csv']
const BATCHES = 50
const SCHOOLS_PER_BATCH = 2000
const MARK_BYTES = 12

const schools = Number(process.argv[2] ?? 250_000)
const share = Number(process.argv[3] ?? 0.1)
if (!Number.isInteger(schools) || schools < MEMBERS || !(share >= 0 && share <= 1))
  throw new Error(`Usage: npm run bench -- dashboard [schools, at least ${MEMBERS}] [share from 0 to 1]`)

/** Opens the benchmark's own database, which waits for the disk as the product's does. */
async function openDatabase() {
  const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  await createDatabase(server, DATABASE)
  process.env.DATABASE_OWNER_URL = server.ownerUrl(DATABASE)
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  await migrate(process.env.DATABASE_OWNER_URL, 'aulario')
  return server
}

async function measurePages(origin: string, cookies: readonly string[]) {
  for (const path of PATHS) {
    const answers = await askAtOnce(cookies, { clients: 1, seconds: SECONDS }, async (cookie) => {
      const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`status ${answer.status} for ${path}`)
    })
    const result = measured(answers)
    console.log(formatLine(path, result, SECONDS))
    console.log(verdict(result, GOAL_P95_MS))
  }
}

/** Measures batches like those that a busy process writes every few seconds: each school viewed by one new visitor. */
async function measureFlushing(ids: readonly string[]) {
  const times: number[] = []
  const day = berlinDay()
  for (let at = 0; at < BATCHES; at++) {
    const batch = Array.from({ length: SCHOOLS_PER_BATCH }, (_, index) => ({
      schoolId: ids[(at * SCHOOLS_PER_BATCH + index) % ids.length]!,
      day,
      counts: { views: 1, shown: 5 },
      marks: [Buffer.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES))).toString('base64')],
    }))
    const start = performance.now()
    await writeFigures([...new Map(batch.map((row) => [row.schoolId, row])).values()])
    times.push(performance.now() - start)
  }
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000
  console.log(
    formatLine(
      `a batch of ${SCHOOLS_PER_BATCH} schools`,
      measured({ times: times.toSorted((a, b) => a - b), failures: [] }),
      seconds,
    ),
  )
}

async function main() {
  const database = await openDatabase()
  const client = new pg.Client(programConnection())
  await client.connect()
  const silent = { schools: () => {}, reviews: () => {} }
  const written = await writeDirectory(client, () => generateSchools(schools), schools, silent)
  const { rows } = await client.query<{ id: string }>('select id from schools order by hashtext(id)')
  const ids = rows.map(({ id }) => id)
  const cookies = await addMembers(ids.slice(0, MEMBERS))
  const figures = await writeFiguresOfAYear(client, ids.slice(0, MEMBERS), share)
  await client.query('vacuum analyze')
  console.log(`${written.schools} schools, ${written.reviews} reviews, ${figures} rows of figures`)
  const server = await startServer()
  try {
    await measurePages(server.origin, cookies)
    await measureFlushing(ids)
  } finally {
    await server.stop()
    await client.end()
    await closeDatabase()
    await database.release()
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
