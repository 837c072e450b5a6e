import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { loadAdmissionFiles } from '#app/features/admission-dates/files/load-admission-files.server.ts'
import { closeDatabase } from '#db/client.ts'
import { keptOutside } from '#db/embedded/places.ts'
import { awaitMigrations, migrationNames } from '#db/migrate.ts'
import { migrateReached, projectDir, type ReachedDatabase, reachDatabase } from '#db/open-database.ts'
import { seedSamplesOnce } from '#db/samples/samples.ts'
import { analyzeTables, isStarterDue } from '#db/samples/starter-schools.ts'
import { type Env, env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { listenAt } from '#lib/net/listen-at.cjs'
import type { AppOptions } from './app.ts'
import type { MetricsReport } from './metrics/serve-metrics.ts'
import { freeWhenIdle } from './start/free-when-idle.ts'
import { type Build, nameBuild } from './start/name-build.ts'
import { sayReady } from './start/say-ready.ts'
import { sayKeptOutside, sayStep } from './start/say-step.ts'
import { isAsked, RETIRE } from './supervisor/messages.ts'
import { RunningRequests } from './watchdog/running-requests.ts'
import { startWatchdog } from './watchdog/watchdog.ts'

/** Milliseconds that running requests get to finish once the program is told to stop. */
const STOP_GRACE_MS = 5000
/** Milliseconds that idle connections get for a request already on its way. */
const IDLE_GRACE_MS = 3000

type Closing = {
  /**
   * Whether another process takes over new connections: idle connections are then told to close with their next answer,
   * because simply closing them could fail a request already on its way.
   */
  hasSuccessor: boolean
  /** Ends requests that would otherwise last as long as the program. */
  endLongRequests: () => unknown
}

/** Longer than proxies and browsers keep idle connections: the client must be the one that closes them. */
const KEEP_ALIVE_MS = 65_000
/** A request whose head is still incomplete by then has its connection closed, since it costs memory while it waits. */
const HEADERS_MS = 15_000

/** How the program is to stop: whether another process has taken over its visitors. */
type Stopping = { hasSuccessor: boolean }

type Program = {
  routePatterns: () => string[]
  createApp: (options: AppOptions) => Hono
  open: () => Promise<void>
  beginTracing: (build: Build) => Promise<AppOptions['tracing']>
  reportMetrics: (asked: { site: boolean }) => Promise<MetricsReport>
  endLongRequests: () => unknown
  endJobs: () => Promise<void>
  close: () => Promise<void>
}

/** Runs the program in this process until it is told to stop. */
export async function startProgram(): Promise<void> {
  const settings = env()
  const reaching = reachDatabase()
  // A PostgreSQL that has just been started is stopped here, or by the supervisor.
  let stop = async (_: Stopping) => {
    const reached = await reaching.catch(() => undefined)
    if (cluster.isPrimary) await reached?.release()
    process.exit(0)
  }
  let isStopping = false
  onStop((how) => {
    if (!isStopping) void stop(how)
    isStopping = true
  })
  const prepare = async () => {
    const reached = await reaching
    return isStopping ? undefined : await prepareDatabase(reached, settings)
  }
  const database = await sayStep('Database', prepare, sayPrepared)
  if (!database) return
  if (!settings.DATABASE_URL) sayKeptOutside(keptOutside(projectDir))

  const production = process.env.NODE_ENV === 'production'
  const requests = new RunningRequests()
  const program = production ? await builtProgram(requests) : await developmentProgram()
  const stopMetrics = await offerMetrics(settings, program.reportMetrics)
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 3 },
    program.listener,
  )
  // While one of several processes starts, the others answer.
  await sayStep('Search index', program.open, () => 'loaded')
  await listen(server, settings)
  const stopWatchdog = program.routes && startWatchdog(requests, program.routes)
  freeWhenIdle()

  stop = async ({ hasSuccessor }) => {
    stopWatchdog?.()
    await Promise.all([
      closeServer(server, { hasSuccessor, endLongRequests: program.endLongRequests }),
      program.endJobs(),
    ])
    stopMetrics?.()
    await program.close()
    await database.release()
    process.exit(0)
  }
  if (cluster.isPrimary) sayReady((server.address() as AddressInfo).port)
}

type PreparedDatabase = {
  migrated: string[]
  samples: string[]
  starter: number
  /** Undefined if their files have not changed. */
  dates: number | undefined
  release: ReachedDatabase['release']
}

async function prepareDatabase(reached: ReachedDatabase, settings: Env): Promise<PreparedDatabase> {
  const { ownerUrl, release } = reached
  const migrated = settings.MIGRATE ? await migrateReached(reached) : await othersMigrate(ownerUrl)
  const samples = (settings.SAMPLES ?? settings.APP_MODE === 'local') ? await seedSamplesOnce() : []
  // Imports are loaded at the first start alone: others do not wait for them.
  const starter = (await isStarterDue(settings))
    ? await (await import('#imports/starter/load-starter.ts')).loadStarterOnce()
    : 0
  if (starter > 0) await analyzeTables(ownerUrl)
  const dates = await loadAdmissionFiles()
  // The built program has its own pool; this one would keep the embedded server from stopping.
  await closeDatabase()
  return { migrated, samples, starter, dates, release }
}

async function othersMigrate(url: string): Promise<string[]> {
  await awaitMigrations(url, (waiting) => log().info({ waiting }, 'waiting for aulario migrate'))
  return []
}

const sayPrepared = (prepared: PreparedDatabase | undefined) =>
  prepared
    ? [
        'opened',
        prepared.migrated.length > 0 && `${prepared.migrated.length} migrations applied`,
        prepared.samples.length > 0 && `${prepared.samples.length} sample schools added`,
        prepared.starter > 0 && `${prepared.starter} schools of the starter directory added`,
        prepared.dates !== undefined && `${prepared.dates} rows of admission dates loaded`,
      ]
        .filter(Boolean)
        .join(', ')
    : 'stopped'

async function listen(server: Server, settings: Env): Promise<void> {
  const { port, host } = listenAt(settings)
  server.listen(port, host)
  await once(server, 'listening')
}

/** One of several processes sends its metrics to the supervisor on request; a single one serves them itself. */
async function offerMetrics(settings: Env, report: Program['reportMetrics']): Promise<(() => void) | undefined> {
  if (settings.METRICS_PORT === undefined) return undefined
  if (cluster.isPrimary) {
    const { serveMetrics } = await import('./metrics/serve-metrics.ts')
    return serveMetrics(settings, async () => [await report({ site: true })])
  }
  process.on('message', (message) => {
    if (isAsked(message)) void report(message).then((metrics) => process.send?.({ report: message.report, metrics }))
  })
  return undefined
}

/** A terminal sends SIGINT to all processes; those of a supervisor wait for its instructions. */
function onStop(stop: (how: Stopping) => void): void {
  process.on('SIGTERM', () => stop({ hasSuccessor: false }))
  process.on('SIGINT', () => cluster.isPrimary && stop({ hasSuccessor: false }))
  process.on('message', (message) => message === RETIRE && stop({ hasSuccessor: true }))
}

async function builtProgram(requests: RunningRequests) {
  const bundle = new URL('../build/server/index.js', import.meta.url)
  const program: Program = await import(bundle.href)
  const build = await nameBuild(bundle)
  const tracing = await program.beginTracing(build)
  const app = program.createApp({ production: true, migrations: await migrationNames(), requests, build, tracing })
  return {
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    routes: program.routePatterns(),
    open: program.open,
    reportMetrics: program.reportMetrics,
    endLongRequests: program.endLongRequests,
    endJobs: program.endJobs,
    close: program.close,
  }
}

/** Vite serves the sources; the program is reloaded on each request, so that a change shows immediately. */
async function developmentProgram() {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true } })
  const migrations = await migrationNames()
  const build = await nameBuild(undefined)
  const load = () => vite.ssrLoadModule('./server/app.ts') as Promise<Program>
  const listener = getRequestListener(
    async (request, bindings) =>
      (await load()).createApp({ production: false, migrations, build }).fetch(request, bindings),
    { overrideGlobalObjects: false },
  )
  return {
    // In development, with pauses in a debugger, no watchdog may end the program.
    routes: undefined,
    listener: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => void listener(request, response)),
    open: async () => (await load()).open(),
    reportMetrics: async (asked: { site: boolean }) => (await load()).reportMetrics(asked),
    endLongRequests: async () => (await load()).endLongRequests(),
    endJobs: async () => (await load()).endJobs(),
    close: async () => {
      await (await load()).close()
      await vite.close()
    },
  }
}

/** Closes a server: it accepts no more connections, and running requests get five seconds. */
async function closeServer(server: Server, { hasSuccessor, endLongRequests }: Closing): Promise<void> {
  const closed = once(server, 'close')
  if (hasSuccessor) {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    // Unlike the `close` of node:http, it leaves idle connections open.
    net.Server.prototype.close.call(server)
  } else server.close()
  await endLongRequests()
  if (hasSuccessor) await Promise.race([closed, sleep(IDLE_GRACE_MS, undefined, { ref: false })])
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS).unref()
  await closed
}
