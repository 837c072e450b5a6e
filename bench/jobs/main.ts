import pg from 'pg'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { closeDatabase, db } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { measureJobs } from './measure.ts'

/** Number of callers that order mails at the same time. */
const SIDE_BY_SIDE = 4

/** Orders mails, each in its own transaction, as requests do. @returns mails per second */
async function measureEnqueue(mails: number): Promise<number> {
  const began = Date.now()
  let left = mails
  const order = async () => {
    while (left-- > 0)
      await db()
        .transaction()
        .execute((trx) =>
          enqueueMail(trx, {
            template: 'confirm-email',
            to: 'bench@aulario.example',
            locale: 'de',
            props: { url: 'https://aulario.example' },
          }),
        )
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, order))
  return (mails * 1000) / (Date.now() - began)
}

// Measures how many mails per second are ordered, each in its own transaction, then how many jobs per second a few
// processes run while they are killed one after the other, and that no job is lost: npm run bench -- jobs [jobs]
// [kills]

const DATABASE = 'aulario_jobs_bench'
const WORKERS = 3
const LIMIT_MS = 100_000
const MAILS = 1000

const [jobs, kills] = [Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 20)]
if (!Number.isInteger(jobs) || jobs < 1 || !Number.isInteger(kills) || kills < 0)
  throw new Error('Usage: npm run bench -- jobs [jobs] [kills]')

/** Opens the benchmark's own database, which waits for the disk as the product's does. */
async function openDatabase() {
  const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
  await dropDatabase(server.ownerUrl('postgres'))
  await createDatabase(server, DATABASE)
  process.env.DATABASE_OWNER_URL = server.ownerUrl(DATABASE)
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  await migrate(process.env.DATABASE_OWNER_URL, 'aulario')
  return server
}

async function dropDatabase(url: string) {
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
}

const server = await openDatabase()
try {
  console.log(`${(await measureEnqueue(MAILS)).toFixed(0)} mails a second ordered`)
  const { done, lost, doubled, repeated, perSecond, seconds } = await measureJobs({
    jobs,
    kills,
    workers: WORKERS,
    limitMs: LIMIT_MS,
  })
  console.log(
    `${jobs} jobs, ${WORKERS} processes, ${kills} of them killed with SIGKILL, ${seconds.toFixed(0)} s in all`,
  )
  console.log(`${perSecond.toFixed(0)} jobs a second until nine of ten were done`)
  if (done + lost < jobs) console.log(`not done in time: ${jobs - done - lost}`)
  console.log(`lost: ${lost}, effects there twice: ${doubled}, begun again after a kill: ${repeated}`)
  if (lost > 0 || doubled > 0) process.exitCode = 1
} finally {
  await closeDatabase()
  await dropDatabase(server.ownerUrl('postgres'))
  await server.release()
}
