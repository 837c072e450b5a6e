import { sql, type Transaction } from 'kysely'
import { pageCache } from '#app/core/page-cache/page-cache.server.ts'
import { db } from '#db/client.ts'
import { listQueues } from '#db/jobs/list-queues.ts'
import type { Database } from '#db/schema.ts'
import { readKinds } from './read-kinds.server.ts'
import { FIGURE_DAYS, FIGURE_WEEKS, type Figures, type ImportFigures, SHOWN_IMPORTS } from './stats.ts'

/** Milliseconds after which a figure is given up, so that it does not keep the database busy. */
const LIMIT_MS = 5000

/** Reads figures about the work of the team and the state of the program. The caller has checked the rights. */
export function readFigures(): Promise<Figures> {
  return db()
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(LIMIT_MS)}`.execute(trx)
      const kinds = await readKinds(trx)
      const singles = {
        ...(await readShares(trx)),
        ...(await readCounts(trx)),
        ...(await readJobs()),
        ...cacheFigures(),
      }
      return { kinds, singles, weeks: await readWeeks(trx), imports: await readImports(trx) }
    })
}

const since = sql`(now() - make_interval(days => ${sql.lit(FIGURE_DAYS)}))`

async function readShares(trx: Transaction<Database>) {
  const { rows } = await sql<{ refusalShare: number | null; upheldShare: number | null }>`
    select avg((outcome = 'rejected')::int) filter (where occasion = 'check' and content ->> 'status' = 'pending')::float8
        as "refusalShare",
      avg((outcome in ('restored', 'accepted'))::int) filter (where occasion = 'appeal')::float8 as "upheldShare"
    from decisions where review_id is not null and decided_at > ${since}`.execute(trx)
  return rows[0]!
}

async function readCounts(trx: Transaction<Database>) {
  const { rows } = await sql<{ mailsSent: number; mailsFailed: number; registrations: number }>`
    select coalesce(sum(sent), 0)::int as "mailsSent", coalesce(sum(failed), 0)::int as "mailsFailed",
      (select count(*)::int from users where created_at > ${since}) as registrations
    from mail_counts where day > (${since} at time zone 'Europe/Berlin')::date`.execute(trx)
  return rows[0]!
}

async function readJobs() {
  const queues = await listQueues()
  const sum = (count: (queue: (typeof queues)[number]) => number) => queues.reduce((all, one) => all + count(one), 0)
  return { jobsWaiting: sum(({ waiting }) => waiting), jobsFailed: sum(({ failed }) => failed) }
}

function cacheFigures() {
  const { pages, bytes, hits, misses } = pageCache.figures
  return {
    cachedPages: pages,
    cacheMegabytes: Math.round(bytes / 1_000_000),
    cacheShare: hits + misses > 0 ? hits / (hits + misses) : null,
  }
}

async function readWeeks(trx: Transaction<Database>) {
  const { rows } = await sql<{ monday: string; reviews: number }>`
    with weeks as (select date_trunc('week', now() at time zone 'Europe/Berlin') - make_interval(weeks => n) as monday
      from generate_series(0, ${sql.lit(FIGURE_WEEKS - 1)}) n)
    select to_char(monday, 'YYYY-MM-DD') as monday, (select count(*)::int from reviews
      where created_at >= monday at time zone 'Europe/Berlin'
        and created_at < (monday + interval '7 days') at time zone 'Europe/Berlin') as reviews
    from weeks order by weeks.monday desc`.execute(trx)
  return rows
}

const readImports = (trx: Transaction<Database>): Promise<ImportFigures[]> =>
  trx
    .selectFrom('import_runs')
    .select(['source', 'kind', 'state', 'started_at as startedAt', 'read_count as read', 'added_count as added'])
    .select(['changed_count as changed', 'closed_count as closed', 'rejected_count as rejected'])
    .select(sql<number | null>`round(extract(epoch from ended_at - started_at) / 60)::int`.as('minutes'))
    // Reading the columns of a file is not an import, and has no source yet.
    .where('kind', '<>', 'inspection')
    .orderBy('started_at', 'desc')
    .limit(SHOWN_IMPORTS)
    .execute()
