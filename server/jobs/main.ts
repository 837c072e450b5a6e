import { closeDatabase, db } from '#db/client.ts'
import { listFailedJobRows, listRetriedJobRows, retryFailedJobRows } from '#db/jobs/failed-jobs.ts'
import { openForCommand } from '#db/open-database.ts'

const USAGE = `Usage: npm run jobs -- list | retry [id …]
  list   shows the jobs that failed, with the reason: those that are tried again, and those that failed for good
  retry  puts them, or those named, back to work`

const commands = new Map([
  ['list', list],
  ['retry', retry],
])

/** More lines than anybody reads. */
const MAX_SHOWN = 1000

async function list(): Promise<string> {
  const retried = await listRetriedJobRows(MAX_SHOWN)
  const waiting = retried.map(
    ({ id, job, nextAt, tries, reason }) => `${id}  again at ${nextAt.toISOString()} after ${tries}  ${job}  ${reason}`,
  )
  const failedJobs = await listFailedJobRows(MAX_SHOWN)
  const lines = failedJobs.map(({ id, job, failedAt, reason }) => `${id}  ${failedAt.toISOString()}  ${job}  ${reason}`)
  const counts = `Jobs that are tried again: ${retried.length}. Jobs that failed for good: ${failedJobs.length}.`
  return [...waiting, ...lines, counts].join('\n')
}

async function retry(ids: string[]): Promise<string> {
  const given = ids.length > 0 ? ids : undefined
  const many = await db()
    .transaction()
    .execute((trx) => retryFailedJobRows(trx, given))
  return `Jobs back to work: ${many}.`
}

async function run(command: (ids: string[]) => Promise<string>, ids: string[]) {
  const { release } = await openForCommand({ database: 'there', migrated: true })
  try {
    console.log(await command(ids))
  } finally {
    await closeDatabase()
    await release()
  }
}

const [name, ...ids] = process.argv.slice(2)
const command = commands.get(name ?? 'list')
if (command) {
  await run(command, ids).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(USAGE)
  process.exitCode = 2
}
