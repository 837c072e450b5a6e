import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge } from 'prom-client'
import { pageCache } from '#app/core/page-cache/page-cache.server.ts'
import { indexFigures } from '#app/features/search/live/directory.server.ts'
import { poolFigures, replicaFigures } from '#db/client.ts'
import { statementsAnswered } from '#db/replicas/reading-pool.ts'
import { loggedErrors, outages } from '#lib/log.ts'
import { PARTS } from '#lib/outages/outages.ts'
import type { Build } from '../start/name-build.ts'
import { ofProcess } from './registries.ts'

const registers = [ofProcess]
/** A gauge whose value is read when the metrics are; undefined leaves it out. */
function gauge(name: string, help: string, read: () => number | undefined): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      const value = read()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}

/** A counter that another part of the program keeps. */
function counter(name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/**
 * Begins to measure what Node reports about this process, and registers what its parts report. Call once.
 *
 * @param running the program that this process runs
 */
export function measureProcess(running: Build): void {
  collectDefaultMetrics({ register: ofProcess })
  new Gauge({
    name: 'aulario_build_info',
    help: 'Always 1; its labels name the version and the build that run, and Node.',
    labelNames: ['version', 'build', 'node'],
    registers,
  }).set({ ...running, node: process.versions.node }, 1)
  counter(
    'aulario_event_loop_active_seconds_total',
    'Time for which the main loop was busy; its rate is the share of one core.',
    () => performance.eventLoopUtilization().active / 1000,
  )
  counter('aulario_logged_errors_total', 'Lines of the log with level 50 or above: somebody must act.', loggedErrors)
  const away = new Gauge({
    name: 'aulario_outage',
    help: '1 while a part is away that the program depends on: database, store (of files), mail (server).',
    labelNames: ['part'],
    registers,
    collect() {
      for (const part of PARTS) away.set({ part }, outages.isAway(part) ? 1 : 0)
    },
  })
  measurePool()
  measureReplicas()
  measureIndex()
  measurePageCache()
}

function measurePool(): void {
  const connections = new Gauge({
    name: 'aulario_database_pool_connections',
    help: 'Connections for requests by state: idle, busy.',
    labelNames: ['state'],
    registers,
    collect() {
      const { idle, busy } = poolFigures()
      connections.set({ state: 'idle' }, idle)
      connections.set({ state: 'busy' }, busy)
    },
  })
  gauge('aulario_database_pool_size', 'Most connections for requests (DATABASE_POOL).', () => poolFigures().size)
  gauge('aulario_database_pool_waiting', 'Queries that wait for a connection.', () => poolFigures().waiting)
}

function measureReplicas(): void {
  const all = new Gauge({
    name: 'aulario_replicas',
    help: 'Replicas of the database (DATABASE_REPLICA_URLS) by whether they are used: current, behind (or away).',
    labelNames: ['state'],
    registers,
    collect() {
      const { all: known, usable } = replicaFigures()
      all.set({ state: 'current' }, usable)
      all.set({ state: 'behind' }, known - usable)
    },
  })
  const answered = new Counter({
    name: 'aulario_replica_reads_total',
    help: 'Statements of pages that replicas may answer, by who did: replica, primary.',
    labelNames: ['by'],
    registers,
    collect() {
      answered.reset()
      answered.inc({ by: 'replica' }, statementsAnswered.replica)
      answered.inc({ by: 'primary' }, statementsAnswered.primary)
    },
  })
}

function measureIndex(): void {
  const ready = () => (indexFigures() ? 1 : 0)
  gauge('aulario_index_ready', '1 once the search index is loaded.', ready)
  gauge('aulario_index_schools', 'Schools in the search index.', () => indexFigures()?.schools)
  gauge('aulario_index_changed_schools', 'Schools that changed since its base was made.', () => indexFigures()?.changed)
  gauge('aulario_index_base_bytes', 'Size of the base of the search index.', () => indexFigures()?.bytes)
  gauge(
    'aulario_index_transaction',
    'Transaction of the database up to which the index knows the changes; the same for equal indexes.',
    () => indexFigures()?.transaction,
  )
  gauge(
    'aulario_index_lag_seconds',
    'Time since the index last agreed with the database; half a second is usual.',
    () => indexFigures()?.lagSeconds,
  )
}

function measurePageCache(): void {
  counter('aulario_page_cache_hits_total', 'Pages that were sent from the cache.', () => pageCache.figures.hits)
  counter('aulario_page_cache_misses_total', 'Pages that were made for the cache.', () => pageCache.figures.misses)
  gauge('aulario_page_cache_pages', 'Pages in the cache.', () => pageCache.figures.pages)
  gauge('aulario_page_cache_bytes', 'Memory of the pages in the cache.', () => pageCache.figures.bytes)
}
