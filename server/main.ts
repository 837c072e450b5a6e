import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { closeDatabase } from '#db/client.ts'
import { migrationNames } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import { seedSamplesOnce } from '#db/samples/seed-samples-once.ts'
import { env } from '#lib/env.ts'
import type { AppOptions } from './app.ts'
import { explainStartFailure } from './start/start-failure.ts'
import { RunningRequests } from './watchdog/running-requests.ts'
import { startWatchdog } from './watchdog/watchdog.ts'

/** Milliseconds that running requests get to end once the program is told to stop. */
const STOP_GRACE_MS = 5000
/** Longer than proxies and browsers keep idle connections: the client must be the one that closes them. */
const KEEP_ALIVE_MS = 65_000

type Program = {
  routePatterns: () => string[]
  createApp: (options: AppOptions) => Hono
  open: () => Promise<void>
  endLongRequests: () => unknown
  close: () => Promise<void>
}

async function start() {
  const settings = env()
  const database = await openDatabase()
  if (settings.SAMPLES ?? settings.APP_MODE === 'local') await seedSamplesOnce()
  // The built program has its own pool; this one would keep the embedded server from stopping.
  await closeDatabase()

  const production = process.env.NODE_ENV === 'production'
  const requests = new RunningRequests()
  const program = production ? await builtProgram(requests) : await developmentProgram()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, program.listener)
  const host = settings.HOST ?? (settings.APP_MODE === 'local' ? '127.0.0.1' : undefined)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.PORT, host, resolve)
  })
  await program.open()
  const stopWatchdog = program.routes && startWatchdog(requests, program.routes)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    stopWatchdog?.()
    const closed = new Promise((resolve) => server.close(resolve))
    await program.endLongRequests()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS).unref()
    await closed
    await program.close()
    await database.release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.PORT
  console.log(`Aulario is ready: ${settings.PUBLIC_URL ?? `http://localhost:${port}`} (Ctrl-C stops it)`)
}

async function builtProgram(requests: RunningRequests) {
  const program: Program = await import(new URL('../build/server/index.js', import.meta.url).href)
  const app = program.createApp({ production: true, migrations: await migrationNames(), requests })
  return {
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    routes: program.routePatterns(),
    open: program.open,
    endLongRequests: program.endLongRequests,
    close: program.close,
  }
}

/** Vite serves the sources; the program is loaded again at each request, so that a change shows immediately. */
async function developmentProgram() {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true } })
  const migrations = await migrationNames()
  const load = () => vite.ssrLoadModule('./server/app.ts') as Promise<Program>
  const listener = getRequestListener(
    async (request, bindings) => (await load()).createApp({ production: false, migrations }).fetch(request, bindings),
    { overrideGlobalObjects: false },
  )
  return {
    // In development, with pauses in a debugger, no watchdog may end the program.
    routes: undefined,
    listener: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => void listener(request, response)),
    open: async () => (await load()).open(),
    endLongRequests: async () => (await load()).endLongRequests(),
    close: async () => {
      await (await load()).close()
      await vite.close()
    },
  }
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error))
  process.exit(1)
})
