import pg from 'pg'
import { closeDatabase, programConnection } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { askAtOnce } from '../load/ask.ts'
import { formatLine, measured, verdict } from '../load/report.ts'
import { startServer } from '../load/server.ts'
import { addAdmin, addCases } from './add-cases.ts'

// Measures the admin pages of the built program with a made-up directory, many accounts and many open cases:
// node bench/admin/main.ts [schools] [reviews]

const DATABASE = 'aulario_desk_bench'
const PORT = 3211
const SECONDS = 5
const GOAL_P95_MS = 150
/** The figures read a month of all data. */
const FIGURES_P95_MS = 1000
const ACCOUNTS = 500_000
const WAITING = 20_000
const PATHS = [
  '/admin',
  '/admin?kind=review',
  '/admin/tickets',
  '/admin/users',
  '/admin/users?q=person-4711',
  '/admin/schools',
  '/admin/schools?q=Goethe',
  '/admin/schools?q=10115',
  '/admin/orders',
  '/admin/imports',
  '/admin/jobs',
  '/admin/log',
  '/admin/figures',
]

const schools = Number(process.argv[2] ?? 250_000)
const reviews = Number(process.argv[3] ?? 1_000_000)
if (![schools, reviews].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('Usage: node bench/admin/main.ts [schools] [reviews]')

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

async function measurePages(origin: string, cookie: string) {
  for (const path of PATHS) {
    const answers = await askAtOnce([path], { clients: 1, seconds: SECONDS }, async () => {
      const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200 || !html.endsWith('</html>')) throw new Error(`status ${answer.status} for ${path}`)
    })
    const result = measured(answers)
    console.log(formatLine(path, result, SECONDS))
    console.log(verdict(result, path === '/admin/figures' ? FIGURES_P95_MS : GOAL_P95_MS))
  }
}

async function main() {
  const database = await openDatabase()
  const client = new pg.Client(programConnection())
  await client.connect()
  const silent = { schools: () => {}, reviews: () => {} }
  const written = await writeDirectory(client, () => generateSchools(schools), reviews, silent)
  await addCases(client, { accounts: ACCOUNTS, waiting: Math.min(WAITING, Math.ceil(reviews / 10)) })
  const cookie = await addAdmin()
  await client.query('vacuum analyze')
  console.log(`${written.schools} schools, ${written.reviews} reviews, ${ACCOUNTS} accounts`)
  const server = await startServer(PORT)
  try {
    await measurePages(server.origin, cookie)
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
