import pg from 'pg'
import { closeDatabase, programConnection } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { askAtOnce } from '../load/ask.ts'
import { getPage } from '../load/get-page.ts'
import { formatLine, measured } from '../load/report.ts'
import { startServer } from '../load/server.ts'
import { addManyReviews, schoolsWithReviews } from './schools-with-reviews.ts'
import { writeReviews } from './write-reviews.ts'

// Measures the pages of the built program on which people read and write reviews, with a made-up directory:
// node bench/reviews/main.ts [schools] [reviews]

const DATABASE = 'aulario_reviews_bench'
const SECONDS = 15
const PORT = 3208
const FEW_REVIEWS = 10
const MANY_REVIEWS = 10_000
const WRITERS = 100

const schools = Number(process.argv[2] ?? 250_000)
const reviews = Number(process.argv[3] ?? 1_000_000)
if (![schools, reviews].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('Usage: node bench/reviews/main.ts [schools] [reviews]')

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

async function measurePages(origin: string, name: string, paths: readonly string[]) {
  const load = { clients: 1, seconds: SECONDS }
  const answers = await askAtOnce(paths, load, async (path) => {
    if (!(await getPage(`${origin}${path}`)).endsWith('</html>')) throw new Error(`no whole page for ${path}`)
  })
  console.log(formatLine(name, measured(answers), SECONDS))
}

async function main() {
  const database = await openDatabase()
  const client = new pg.Client(programConnection())
  await client.connect()
  const written = await writeDirectory(client, () => generateSchools(schools), reviews, {
    schools: () => {},
    reviews: () => {},
  })
  const [few, many] = [await schoolsWithReviews(client, FEW_REVIEWS), await addManyReviews(client, MANY_REVIEWS)]
  await client.query('vacuum analyze')
  console.log(`${written.schools} schools, ${written.reviews + MANY_REVIEWS} reviews`)
  const server = await startServer(PORT)
  try {
    await measurePages(
      server.origin,
      `profiles, about ${FEW_REVIEWS} reviews`,
      few.map((id) => `/schools/${id}`),
    )
    await measurePages(server.origin, `a profile with ${MANY_REVIEWS} reviews`, [`/schools/${many}`])
    console.log(formatLine('writing a review', measured(await writeReviews(server.origin, few.slice(0, WRITERS))), 1))
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
