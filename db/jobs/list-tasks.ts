import { sql } from 'kysely'
import { db } from '../client.ts'
import { FAILED_JOBS, SCHEDULED } from './jobs.ts'

/** A scheduled task with its state. */
export type TaskNow = {
  name: string
  /** Cron expression, in Berlin time. */
  cron: string
  /** When it last completed, within the two days for which jobs are kept. */
  lastDone: Date | null
  /** Failed attempts of the run that is due now. */
  tries: number
  /** Runs that failed for good. */
  failed: number
}

/** Returns the scheduled tasks with their last completion and their failures. */
export async function listTasks(): Promise<TaskNow[]> {
  const { rows } = await sql<TaskNow>`
    select s.key as name, s.cron, j."lastDone", coalesce(j.tries, 0) as tries, coalesce(f.failed, 0) as failed
    from pgboss.schedule s
    left join (
      select data ->> 'task' as task, max(completed_on) filter (where state = 'completed') as "lastDone",
        max(retry_count + (state = 'retry')::int) filter (where state <= 'active') as tries
      from pgboss.job where name = ${SCHEDULED} group by 1) j on j.task = s.key
    left join (
      select data ->> 'task' as task, count(*)::int as failed
      from pgboss.job where name = ${FAILED_JOBS} and source_name = ${SCHEDULED} and state < 'active' and not blocked
      group by 1) f on f.task = s.key
    where s.name = ${SCHEDULED} order by s.key`.execute(db())
  return rows
}
