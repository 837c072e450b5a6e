import pg from 'pg'
import { CONSENT_VERSION } from '#app/core/forms/contact-field-limits.ts'
import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { cookieOf, makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { closeDatabase, db, programConnection } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { askAtOnce } from '../load/ask.ts'
import { formatLine, measured, verdict } from '../load/report.ts'
import { startServer } from '../load/server.ts'

const HOUR_MS = 3_600_000

// Measures the admin pages of the built program with a made-up directory, many accounts and many open cases:
// npm run bench -- admin [schools] [reviews]

const DATABASE = 'aulario_desk_bench'
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
  throw new Error('Usage: npm run bench -- admin [schools] [reviews]')

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
  const server = await startServer()
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

/** Creates a team member who is signed in with both factors. @returns the Cookie header */
async function addAdmin(): Promise<string> {
  const { id: user_id } = await makeAccount({ email: 'team@post.example', role: 'admin' })
  const token = newToken()
  const row = { user_id, token, expires_at: new Date(Date.now() + HOUR_MS), second_factor_at: new Date() }
  await db().insertInto('second_factors').values({ user_id, secret: 'none', confirmed_at: new Date() }).execute()
  await db().insertInto('sessions').values(row).execute()
  return cookieOf(sessionCookie(token))
}

/**
 * Adds what a site has after some years: accounts, and open cases.
 *
 * @param waiting number of reviews held back, and of tickets; a tenth of it are reports
 */
async function addCases(client: pg.ClientBase, { accounts, waiting }: { accounts: number; waiting: number }) {
  await client.query(
    `insert into users (email, name, email_verified)
     select 'person-' || n || '@familie.example', 'Familie ' || n, true from generate_series(1, $1::int) n`,
    [accounts],
  )
  await client.query(
    `update reviews set status = 'pending', published_at = null, status_changed_at = created_at
     where id in (select id from reviews where status = 'published' order by hashtext(id::text) limit $1)`,
    [waiting],
  )
  await client.query(
    `insert into reports (subject_kind, subject_id, school_id, kind, rule, reason, reporter_email, locale, content)
     select 'review', id, school_id, 'rule', 'off_topic', 'Das ist Werbung.', 'person-' || row_number() over () || '@familie.example',
       'de', jsonb_build_object('comment', comment, 'language', language, 'version', 1)
     from reviews where status = 'published' order by hashtext(id::text) limit $1`,
    [Math.ceil(waiting / 10)],
  )
  await client.query(
    `with written as (
       insert into tickets (kind, sender_name, sender_email, locale, consent_version, consented_at, due_at, created_at)
       select 'contact', 'Person ' || n, 'person-' || n || '@familie.example', 'de', $2, now(),
         now() - n * interval '1 minute', now() - n * interval '2 minutes'
       from generate_series(1, $1::int) n returning id)
     insert into ticket_messages (ticket_id, author, text) select id, 'sender', 'Wie lange gilt Premium?' from written`,
    [waiting, CONSENT_VERSION],
  )
}
