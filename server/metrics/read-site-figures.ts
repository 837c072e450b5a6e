import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { listQueues, type QueueNow } from '#db/jobs/list-queues.ts'
import { LAST_BACKUP, LAST_VERIFIED } from '../backup/note-backup.ts'

/** Milliseconds that each statement may take. */
const LIMIT_MS = 2000
/** Besides the built-in registers, each mapping made by the team is a source. */
const MAX_SOURCES = 200

/** What the database reports about the site. */
export type SiteFigures = {
  queues: QueueNow[]
  /** Mails of the current day in Berlin. */
  mails: { sent: number; failed: number }
  imports: { source: string; endedAt: Date }[]
  /** Instant (ISO 8601) of the last backup. */
  lastBackup: string | null
  /** Instant when a backup was last restored for comparison, and was equal. */
  lastVerified: string | null
  /** Size of the whole database. */
  bytes: number
  /** Connections to this database, and the most that PostgreSQL accepts for all of its databases. */
  connections: { open: number; limit: number }
}

/** Reads the site's metrics from the database; each statement is given up after two seconds. */
export function readSiteFigures(): Promise<SiteFigures> {
  return db()
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(LIMIT_MS)}`.execute(trx)
      const queues = await listQueues(trx)
      const { rows } = await sql<Omit<SiteFigures, 'queues' | 'imports' | 'mails' | 'connections'> & MailRow>`
        select coalesce(m.sent, 0) as sent, coalesce(m.failed, 0) as failed,
          (select value from settings where key = ${LAST_BACKUP}) as "lastBackup",
          (select value from settings where key = ${LAST_VERIFIED}) as "lastVerified",
          pg_database_size(current_database()) as bytes,
          (select count(*)::int from pg_stat_activity where datname = current_database()) as open,
          current_setting('max_connections')::int as limit
        from (select 1) as one
        left join mail_counts m on m.day = (now() at time zone 'Europe/Berlin')::date`.execute(trx)
      const { sent, failed, open, limit, ...rest } = rows[0]!
      const imports = await sql<SiteFigures['imports'][number]>`
        select source, max(ended_at) as "endedAt" from import_runs
        where kind = 'import' and state = 'finished' and ended_at is not null
        group by source order by 2 desc limit ${MAX_SOURCES}`.execute(trx)
      return { ...rest, queues, mails: { sent, failed }, imports: imports.rows, connections: { open, limit } }
    })
}

type MailRow = { sent: number; failed: number; open: number; limit: number }
