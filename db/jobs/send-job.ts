import type { Transaction } from 'kysely'
import type { Database } from '../schema.ts'
import type { JobName, Jobs } from './jobs.ts'
import { withQueues } from './queues.ts'

/**
 * Creates a job in the caller's transaction: it exists if and only if the transaction commits, and then runs at least
 * once, soon after.
 *
 * @param startAfter instant before which it does not run
 * @param key in queues of the policy `short`: no second job is created while one with the same key waits
 * @returns the job's id; empty if another job with the key is waiting
 */
export function sendJob<Name extends JobName>(
  trx: Transaction<Database>,
  name: Name,
  data: Jobs[Name],
  { startAfter, key }: { startAfter?: Date; key?: string } = {},
): Promise<string> {
  return withQueues(trx, async (boss, within) => {
    const id = await boss.send(name, data, { startAfter, singletonKey: key, ...within })
    if (!id && !key) throw new Error(`The queue ${name} did not take the job.`)
    return id ?? ''
  })
}
