import type { Transaction } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../schema.ts'
import { JOB_SCHEMA } from './job-schema.ts'
import type { JobName, Jobs } from './jobs.ts'

/**
 * Writes a job in the caller's transaction: it exists if and only if the transaction commits, and then runs at least
 * once, soon after.
 *
 * @param startAfter instant before which it does not run
 * @returns the job's id
 */
export async function sendJob<Name extends JobName>(
  trx: Transaction<Database>,
  name: Name,
  data: Jobs[Name],
  { startAfter }: { startAfter?: Date } = {},
): Promise<string> {
  const boss = new PgBoss({ ...JOB_SCHEMA, db: fromKysely(trx), supervise: false })
  await boss.start()
  try {
    const id = await boss.send(name, data, { startAfter })
    if (!id) throw new Error(`The queue ${name} did not take the job.`)
    return id
  } finally {
    await boss.stop({ graceful: false })
  }
}
