import { sql } from 'kysely'
import { db } from '../client.ts'
import { countFailedJobs } from './failed-jobs.ts'
import { FAILED_JOBS } from './jobs.ts'

/** A queue with what is in it now. */
export type QueueNow = {
  name: string
  /** Could run now. */
  waiting: number
  /** Not to be run before a later time, or failed and about to be tried again. */
  later: number
  active: number
  /** Failed for good. */
  failed: number
  /** Since when the one that waits longest could run. */
  oldest: Date | null
}

/** Every kind of job with how many of it wait, run and failed. What was done is not counted, nor are the queues that pg-boss keeps for itself. */
export async function listQueues(): Promise<QueueNow[]> {
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
      where q.name <> ${FAILED_JOBS} and not starts_with(q.name, '__pgboss__') order by q.name`.execute(db()),
    countFailedJobs(),
  ])
  return rows.map((row) => ({ ...row, failed: failed.get(row.name) ?? 0 }))
}
