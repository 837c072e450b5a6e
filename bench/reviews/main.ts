import pg from 'pg'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { closeDatabase, programConnection } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { type Answers, askAtOnce } from '../load/ask.ts'
import { anyAddress, getPage } from '../load/get-page.ts'
import { formatLine, measured } from '../load/report.ts'
import { startServer } from '../load/server.ts'

const WORDS =
  'Morgen Lehrkräfte Garten Sport Musik Pause Mensa Bus Ausflug Theater Hausaufgaben Elternabend Bibliothek Werkstatt Chor Wald Projekt Hof Tafel Fest'.split(
    ' ',
  )

const MAX_SCHOOLS = 500

// Measures the pages of the built program on which people read and write reviews, with a made-up directory:
// npm run bench -- reviews [schools] [reviews]

const DATABASE = 'aulario_reviews_bench'
const SECONDS = 15
const FEW_REVIEWS = 10
const MANY_REVIEWS = 10_000
const WRITERS = 100

const schools = Number(process.argv[2] ?? 250_000)
const reviews = Number(process.argv[3] ?? 1_000_000)
if (![schools, reviews].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('Usage: npm run bench -- reviews [schools] [reviews]')

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
  const server = await startServer()
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

/** Returns ids of schools with about the given number of published reviews. */
async function schoolsWithReviews(client: pg.ClientBase, reviews: number): Promise<string[]> {
  const { rows } = await client.query<{ school_id: string }>(
    `select r.school_id from school_ratings r join schools s on s.id = r.school_id
     where s.status = 'active' and r.rating_count between $1 and $2 order by md5(r.school_id) limit $3`,
    [reviews - 2, reviews + 2, MAX_SCHOOLS],
  )
  if (rows.length === 0) throw new Error('There are too few reviews.')
  return rows.map(({ school_id }) => school_id)
}

/**
 * Gives one school the given number of further reviews, with the texts of others.
 *
 * @returns its id
 */
async function addManyReviews(client: pg.ClientBase, reviews: number): Promise<string> {
  const [id = ''] = await schoolsWithReviews(client, 5)
  await client.query(
    `insert into reviews (school_id, author_name, rating, comment, relation, experienced_on, language, status, created_at, published_at)
     select $1, author_name, rating, comment, relation, experienced_on, language, 'published', created_at, published_at
     from reviews where status = 'published' limit $2`,
    [id, reviews],
  )
  return id
}

/** Writes reviews, each from a separate account, which signs in beforehand and writes a text unlike the others. */
async function writeReviews(origin: string, schools: readonly string[]): Promise<Answers> {
  const times: number[] = []
  const failures: string[] = []
  for (const [at, school] of schools.entries()) {
    const address = anyAddress()
    const { email } = await makeAccount({ email: `writer-${Date.now()}-${at}@post.example` })
    const cookie = await signedIn(email, { address, userAgent: 'bench' })
    const started = performance.now()
    const response = await fetch(`${origin}/schools/${school}/review`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin, 'x-forwarded-for': address },
      body: new URLSearchParams({
        intent: 'review',
        rating: String((at % 5) + 1),
        comment: text(at),
        language: 'de',
        relation: 'parent',
        until: 'still',
        authorName: 'Eine Mutter',
        noReward: 'on',
      }),
    })
    times.push(performance.now() - started)
    if (response.status !== 302) failures.push(`${response.status} for a review of ${school}: ${await response.text()}`)
  }
  return { times: times.sort((a, b) => a - b), failures }
}

function text(at: number): string {
  const word = (step: number) => WORDS[(at * 7 + step * (at + 3)) % WORDS.length]
  return `Gefallen hat uns ${word(1)} und ${word(2)}, weniger ${word(3)}. Über ${word(4)} wird viel geredet, über ${word(5)} kaum, und ${word(6)} gibt es seit ${at + 2} Wochen.`
}
