import { type Kysely, sql } from 'kysely'
import { db } from '../client.ts'
import type { Database } from '../schema.ts'
import { countFailedJobs } from './failed-jobs.ts'
import { FAILED_JOBS } from './jobs.ts'

/** A queue with its current contents. */
export type QueueNow = {
  name: string
  /** Jobs that could run now. */
  waiting: number
  /** Jobs with a later start time, and failed jobs waiting for their next attempt. */
  later: number
  active: number
  /** Failed for good. */
  failed: number
  /** Instant from which the longest-waiting job could have run. */
  oldest: Date | null
}

/**
 * Returns every kind of job with its waiting, running and failed jobs. Completed jobs are not counted, nor are the
 * internal queues of pg-boss.
 *
 * @param within a transaction in which to read them
 */
export async function listQueues(within: Kysely<Database> = db()): Promise<QueueNow[]> {
  const [{ rows }, failed] = await Promise.all([
    sql<Omit<QueueNow, 'failed'>>`
      select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.later, 0) as later, coalesce(j.active, 0) as active,
        j.oldest
      from pgboss.queue q left join (
        select name, (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
          (count(*) filter (where state < 'active' and start_after > now()))::int as later,
          (count(*) filter (where state = 'active'))::int as active,
          min(start_after) filter (where state < 'active' and start_after <= now()) as oldest
        from pgboss.job where state <= 'active' group by name) j on j.name = q.name
      where q.name <> ${FAILED_JOBS} and not starts_with(q.name, '__pgboss__') order by q.name`.execute(within),
    countFailedJobs(within),
  ])
  return rows.map((row) => ({ ...row, failed: failed.get(row.name) ?? 0 }))
}
