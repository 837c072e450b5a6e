import { type Kysely, sql, type Transaction } from 'kysely'
import { db } from '../client.ts'
import type { Cursor } from '../cursor.ts'
import { comesAfter, microsOf } from '../keyset.ts'
import type { Database } from '../schema.ts'
import { FAILED_JOBS } from './jobs.ts'
import { withQueues } from './queues.ts'

/** A job that failed for good. */
export type FailedJobRow = {
  id: string
  job: string
  failedAt: Date
  /** Microseconds since 1970 of `failedAt`, the key for paging. */
  micros: string
  reason: string
  /** Number of attempts. */
  tries: number
  data: Record<string, unknown>
}

const created = { at: sql.ref('created_on'), id: sql.ref('id') }

/** Returns a page of the jobs that failed for good, oldest first, starting after the given one. */
export async function listFailedJobRows(limit: number, after?: Cursor): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, coalesce(source_name, '') as job, created_on as "failedAt",
      ${microsOf(created.at)} as micros,
      coalesce(source_output ->> 'message', 'unknown') as reason, coalesce(source_retry_count, 0) + 1 as tries,
      coalesce(data, '{}') as data
    from pgboss.job where name = ${FAILED_JOBS} and state < 'active' and not blocked
      and ${comesAfter(created, after, 'asc')}
    order by created_on, id limit ${limit}`.execute(db())
  return rows
}

/** A job whose last attempt failed and that will be retried. */
type RetriedJobRow = { id: string; job: string; nextAt: Date; tries: number; reason: string }

/** Returns the failed jobs that will be retried, soonest first. */
export async function listRetriedJobRows(limit: number): Promise<RetriedJobRow[]> {
  const { rows } = await sql<RetriedJobRow>`
    select id, name as job, start_after as "nextAt", retry_count as tries,
      coalesce(output ->> 'message', output ->> 'value', 'unknown') as reason
    from pgboss.job where state = 'retry' and not starts_with(name, '__pgboss__')
    order by start_after, id limit ${limit}`.execute(db())
  return rows
}

/** Counts the jobs that failed for good, by kind. @param within a transaction in which to read them */
export async function countFailedJobs(within: Kysely<Database> = db()): Promise<Map<string, number>> {
  const { rows } = await sql<{ job: string; many: number }>`
    select coalesce(source_name, '') as job, count(*)::int as many
    from pgboss.job where name = ${FAILED_JOBS} and state < 'active' and not blocked group by 1`.execute(within)
  return new Map(rows.map(({ job, many }) => [job, many]))
}

/**
 * Puts jobs that failed for good back into their queues, at most a thousand per call.
 *
 * @param ids ids of the jobs; by default the oldest ones
 * @returns number of jobs put back
 */
export const retryFailedJobRows = (trx: Transaction<Database>, ids?: string[]): Promise<number> =>
  withQueues(trx, (boss, within) => boss.redrive(FAILED_JOBS, { ids, ...within }))

/**
 * Deletes jobs that failed for good.
 *
 * @returns number of jobs deleted
 */
export async function discardFailedJobRows(trx: Transaction<Database>, ids: string[]): Promise<number> {
  const gone = await sql`delete from pgboss.job where name = ${FAILED_JOBS} and id = any (${ids}::uuid[])
    and state < 'active'`.execute(trx)
  return Number(gone.numAffectedRows ?? 0)
}
