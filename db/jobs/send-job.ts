import type { Transaction } from 'kysely'
import type { Database } from '../schema.ts'
import type { JobName, Jobs } from './jobs.ts'
import { withQueues } from './queues.ts'

/**
 * Writes a job in the caller's transaction: it exists if and only if the transaction commits, and then runs at least
 * once, soon after.
 *
 * @param startAfter instant before which it does not run
 * @returns the job's id
 */
export function sendJob<Name extends JobName>(
  trx: Transaction<Database>,
  name: Name,
  data: Jobs[Name],
  { startAfter }: { startAfter?: Date } = {},
): Promise<string> {
  return withQueues(trx, async (boss, within) => {
    const id = await boss.send(name, data, { startAfter, ...within })
    if (!id) throw new Error(`The queue ${name} did not take the job.`)
    return id
  })
}
