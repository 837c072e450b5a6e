import type { Build } from '../start/name-build.ts'
import type { MetricsReport } from './serve-metrics.ts'
import './job-metrics.ts'
import './request-metrics.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { log } from '#lib/log.ts'
import { measureProcess } from './process-metrics.ts'
import { readSiteFigures, type SiteFigures } from './read-site-figures.ts'
import { ofProcess, ofSite } from './registries.ts'

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
const verified = gauge(
  'aulario_backup_verified_timestamp_seconds',
  'When a backup was last restored for comparison, and was equal; absent before the first time.',
)
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
  else for (const each of [backup, verified, bytes, connections, limit]) each.remove()
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
  if (figures.lastVerified) verified.set(Date.parse(figures.lastVerified) / 1000)
  else verified.remove()
  bytes.set(figures.bytes)
  connections.set(figures.connections.open)
  limit.set(figures.connections.limit)
}
