import type { Build } from '../start/name-build.ts'
import type { MetricsReport } from './serve-metrics.ts'
import './job-metrics.ts'
import './request-metrics.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { db } from '#db/client.ts'
import { listQueues, type QueueNow } from '#db/jobs/list-queues.ts'
import { log } from '#lib/log.ts'
import { LAST_BACKUP } from '../backup/note-backup.ts'
import { measureProcess } from './process-metrics.ts'
import { ofProcess, ofSite } from './registries.ts'

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
  /** Size of the whole database. */
  bytes: number
  /** Connections to this database, and the most that PostgreSQL accepts for all of its databases. */
  connections: { open: number; limit: number }
}

type Flat = { sent: number; failed: number; open: number; limit: number }

/** Milliseconds for which metrics of the database are kept, so that several readers cost it no more than one. */
const FRESH_MS = 10_000
/** Milliseconds after which the metrics of the process are given without them; less than the reader waits. */
const PATIENCE_MS = 3000

const registers = [ofSite]

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers })

const up = gauge('aulario_database_up', '1 if the figures of the database could be read within three seconds.')
const jobs = gauge(
  'aulario_jobs',
  'Jobs by queue and state: waiting, later (a later start, or a pause before the next attempt), active, failed (for good).',
  ['queue', 'state'],
)
const oldest = gauge('aulario_job_oldest_seconds', 'For how long the oldest waiting job of a queue could have run.', [
  'queue',
])
const mails = gauge('aulario_mails_today', 'Mails of the current day in Berlin by outcome: sent, failed (for good).', [
  'outcome',
])
const imports = gauge('aulario_import_last_success_timestamp_seconds', 'End of the last finished import of a source.', [
  'source',
])
const backup = gauge('aulario_backup_last_timestamp_seconds', 'When the last backup was complete; absent without one.')
const bytes = gauge('aulario_database_bytes', 'Size of the database.')
const connections = gauge('aulario_database_connections', 'Connections to the database, of all programs.')
const limit = gauge('aulario_database_connections_limit', 'Connections that PostgreSQL accepts (max_connections).')

let reading: Promise<SiteFigures | undefined> | undefined
let readAt = Number.NEGATIVE_INFINITY

let isMeasuring = false

/** Begins to measure this process, once. @param build what runs in it */
export function beginMeasuring(build: Build): void {
  if (!isMeasuring) measureProcess(build)
  isMeasuring = true
}

/** Returns the metrics of this process, and on request those of the database. */
export async function reportMetrics({ site }: { site: boolean }): Promise<MetricsReport> {
  if (site) await measureSite()
  const reports = await Promise.all([ofProcess, ...(site ? [ofSite] : [])].map((each) => each.getMetricsAsJSON()))
  return reports.flat()
}

/** Brings the metrics of the database up to date; those that cannot be read are left out. */
export async function measureSite(): Promise<void> {
  if (performance.now() - readAt > FRESH_MS) {
    readAt = performance.now()
    reading = readSiteFigures().catch((error: unknown) => {
      log().warn({ err: error }, 'the figures of the database could not be read')
      return undefined
    })
  }
  const patience = new AbortController()
  const figures = await Promise.race([reading, sleep(PATIENCE_MS, undefined, { signal: patience.signal })])
  patience.abort()
  ofSite.resetMetrics()
  if (figures) show(figures)
  else for (const each of [backup, bytes, connections, limit]) each.remove()
  up.set(figures ? 1 : 0)
}

function show(figures: SiteFigures): void {
  const now = Date.now()
  for (const { name: queue, oldest: since, ...states } of figures.queues) {
    for (const state of ['waiting', 'later', 'active', 'failed'] as const) jobs.set({ queue, state }, states[state])
    oldest.set({ queue }, since ? Math.max(0, now - since.getTime()) / 1000 : 0)
  }
  mails.set({ outcome: 'sent' }, figures.mails.sent)
  mails.set({ outcome: 'failed' }, figures.mails.failed)
  for (const { source, endedAt } of figures.imports) imports.set({ source }, endedAt.getTime() / 1000)
  if (figures.lastBackup) backup.set(Date.parse(figures.lastBackup) / 1000)
  else backup.remove()
  bytes.set(figures.bytes)
  connections.set(figures.connections.open)
  limit.set(figures.connections.limit)
}

/** Reads the site's metrics from the database; each statement is given up after two seconds. */
export function readSiteFigures(): Promise<SiteFigures> {
  return db()
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(LIMIT_MS)}`.execute(trx)
      const queues = await listQueues(trx)
      const { rows } = await sql<Omit<SiteFigures, 'queues' | 'imports' | 'mails' | 'connections'> & Flat>`
        select coalesce(m.sent, 0) as sent, coalesce(m.failed, 0) as failed,
          (select value from settings where key = ${LAST_BACKUP}) as "lastBackup",
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
