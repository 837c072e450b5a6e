import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { closeDatabase } from '#db/client.ts'
import { keptOutside } from '#db/embedded/places.ts'
import { migrationNames } from '#db/migrate.ts'
import { openDatabase, projectDir } from '#db/open-database.ts'
import { seedSamplesOnce } from '#db/samples/seed-samples-once.ts'
import { type Env, env } from '#lib/env.ts'
import { listenAt } from '#lib/listen-at.cjs'
import type { AppOptions } from './app.ts'
import { closeServer } from './close-server.ts'
import type { MetricsReport } from './metrics/serve-metrics.ts'
import { freeWhenIdle } from './start/free-when-idle.ts'
import { type Build, nameBuild } from './start/name-build.ts'
import { sayReady } from './start/say-ready.ts'
import { sayKeptOutside, sayStep } from './start/say-step.ts'
import { isAsked, RETIRE } from './supervisor/messages.ts'
import { RunningRequests } from './watchdog/running-requests.ts'
import { startWatchdog } from './watchdog/watchdog.ts'

/** Longer than proxies and browsers keep idle connections: the client must be the one that closes them. */
const KEEP_ALIVE_MS = 65_000
/** A request whose head is not complete by then ends its connection, which costs memory while it waits. */
const HEADERS_MS = 15_000

type Program = {
  routePatterns: () => string[]
  createApp: (options: AppOptions) => Hono
  open: () => Promise<void>
  beginTracing: (build: Build) => Promise<AppOptions['tracing']>
  reportMetrics: (asked: { site: boolean }) => Promise<MetricsReport>
  endLongRequests: () => unknown
  close: () => Promise<void>
}

/** Runs the program in this process, which ends when it is told to stop. */
export async function startProgram(): Promise<void> {
  const settings = env()
  const database = await sayStep('Database', () => prepareDatabase(settings), sayPrepared)
  if (!settings.DATABASE_URL) sayKeptOutside(keptOutside(projectDir))

  const production = process.env.NODE_ENV === 'production'
  const requests = new RunningRequests()
  const program = production ? await builtProgram(requests) : await developmentProgram()
  const stopMetrics = await offerMetrics(settings, program.reportMetrics)
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 3 },
    program.listener,
  )
  // Others answer while a process of several starts.
  await sayStep('Search index', program.open, () => 'loaded')
  await listen(server, settings)
  const stopWatchdog = program.routes && startWatchdog(requests, program.routes)
  freeWhenIdle()

  let stopping = false
  const stop = async ({ hasSuccessor }: { hasSuccessor: boolean }) => {
    if (stopping) return
    stopping = true
    stopWatchdog?.()
    await closeServer(server, { hasSuccessor, endLongRequests: program.endLongRequests })
    stopMetrics?.()
    await program.close()
    await database.release()
    process.exit(0)
  }
  onStop(stop)
  if (cluster.isPrimary) sayReady((server.address() as AddressInfo).port)
}

async function prepareDatabase({ SAMPLES, APP_MODE }: Env) {
  const database = await openDatabase()
  const samples = (SAMPLES ?? APP_MODE === 'local') ? await seedSamplesOnce() : []
  // The built program has its own pool; this one would keep the embedded server from stopping.
  await closeDatabase()
  return { ...database, samples }
}

const sayPrepared = ({ migrated, samples }: { migrated: string[]; samples: string[] }) =>
  [
    'opened',
    migrated.length > 0 && `${migrated.length} migrations applied`,
    samples.length > 0 && `${samples.length} sample schools added`,
  ]
    .filter(Boolean)
    .join(', ')

async function listen(server: Server, settings: Env): Promise<void> {
  const { port, host } = listenAt(settings)
  server.listen(port, host)
  await once(server, 'listening')
}

/** A process of several tells its supervisor its figures when that asks; a single one serves them itself. */
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

/** A terminal sends SIGINT to all processes; those of a supervisor wait for what it asks of them. */
function onStop(stop: (how: { hasSuccessor: boolean }) => Promise<void>): void {
  process.on('SIGTERM', () => void stop({ hasSuccessor: false }))
  process.on('SIGINT', () => cluster.isPrimary && void stop({ hasSuccessor: false }))
  process.on('message', (message) => message === RETIRE && void stop({ hasSuccessor: true }))
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
    close: program.close,
  }
}

/** Vite serves the sources; the program is loaded again at each request, so that a change shows immediately. */
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
    close: async () => {
      await (await load()).close()
      await vite.close()
    },
  }
}
