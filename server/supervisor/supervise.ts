import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { giveBackMemory } from '#lib/memory/give-back-memory.ts'
import { assertFree, listenAt } from '#lib/net/listen-at.cjs'
import { PROCESS_NUMBER } from '#lib/process-number.ts'
import type { MetricsReport } from '../metrics/serve-metrics.ts'
import { sayReady } from '../start/say-ready.ts'
import { strippedSources } from '../start/stripped-sources.ts'
import { type Asked, isAnswer, RETIRE } from './messages.ts'
import { type Child, Supervisor } from './supervisor.ts'

/**
 * V8 options for each process; those given to the supervisor take precedence. On a machine with much memory, V8 by
 * default lets a heap grow to a multiple of what is used, as if nothing else ran there. A fixed limit would also apply
 * to the process that builds the index, and end it.
 */
const MEMORY_FLAGS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--external-memory-accounted-in-global-limit',
  // Code of the baseline compiler takes 17 MB; what runs often is compiled by the next one anyway.
  '--no-sparkplug',
  // Lets a process free its former index as soon as it uses a new one.
  '--expose-gc',
]
/** Each arena of the C library keeps memory that others cannot use; by default it makes eight per core. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '1' }

/**
 * Runs the program as one or several processes behind one port until it is told to stop. SIGTERM and SIGINT end all,
 * SIGQUIT hands the visitors over to another program first, SIGHUP replaces the processes one by one. A process whose
 * supervisor is killed ends itself.
 *
 * @throws Error with the code EADDRINUSE, or EACCES, before anything is started that needs the port
 */
export async function supervise(count: number): Promise<void> {
  const folder = path.dirname(process.argv[1]!)
  // The folder is resolved again for each process: by then a link may point to a new release.
  const cwd = path.join(folder, '..')
  // So is the executable, if it was given by its absolute path: a release brings its own Node.
  if (path.isAbsolute(process.argv0)) process.execPath = process.argv0
  cluster.setupPrimary({ exec: path.join(folder, 'main.ts'), cwd })
  const settings = env()
  // Another program on the port is found before a database is started and an index loaded.
  await assertFree(listenAt(settings))
  let port = settings.PORT
  cluster.on('listening', (_, address) => {
    port = address.port
  })
  const supervisor = new Supervisor(count, launch)
  if (settings.METRICS_PORT !== undefined) {
    const { serveMetrics } = await import('../metrics/serve-metrics.ts')
    const { reportProcesses } = await import('./report-processes.ts')
    await serveMetrics(settings, reportProcesses(supervisor))
  }
  let isStopping = false
  const stop = async (how: { hasSuccessor: boolean }) => {
    if (isStopping) return
    isStopping = true
    await supervisor.stop(how)
    await end(0)
  }
  // They may arrive twice: npm passes on the Ctrl-C that the terminal has already sent here.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop({ hasSuccessor: false }))
  process.on('SIGQUIT', () => void stop({ hasSuccessor: true }))
  // A terminal that is closed sends the same signal, which then ends the program.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void supervisor.reload())
  const gaveUp = await supervisor.start()
  if (isStopping) return
  if (gaveUp !== undefined) await end(Number(/^code (\d+)$/.exec(gaveUp)?.[1] ?? 1))
  sayReady(port)
  // From now on it only waits.
  giveBackMemory({ thoroughly: true })
}

/** Ends this process, and the database it started, which a killed process could not stop. */
async function end(code: number): Promise<never> {
  if (!env().DATABASE_URL) {
    const { stopUnusedPostgres } = await import('#db/embedded/embedded-postgres.ts')
    await stopUnusedPostgres(path.join(import.meta.dirname, '../..')).catch((error) =>
      log().error({ err: error }, 'the database could not be stopped'),
    )
  }
  process.exit(code)
}

function launch(number: number): Child {
  const { cwd } = cluster.settings
  cluster.setupPrimary({ execArgv: [...MEMORY_FLAGS, ...strippedSources(cwd), ...process.execArgv] })
  const worker = cluster.fork({ ...MEMORY_SETTINGS, ...process.env, [PROCESS_NUMBER]: String(number) })
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal || `code ${code}`))
    // It could not be started, or is already gone.
    worker.once('error', ({ message }) => resolve(message))
  })
  const listening = new Promise<boolean>((resolve) => worker.once('listening', () => resolve(true)))
  const ready = Promise.race([listening, ended.then(() => false)])
  void ready.then((isReady) => {
    if (isReady) log().info({ process: number, pid: worker.process.pid }, 'a process is ready')
  })
  return {
    ready,
    ended,
    stop: () => worker.process.kill('SIGTERM'),
    retire: () => worker.send(RETIRE),
    kill: () => worker.process.kill('SIGKILL'),
    report: (asked) => askReport(worker, asked),
  }
}

/** Milliseconds that a process gets to report its metrics; one whose main loop is blocked does not. */
const REPORT_MS = 5000
let lastAsked = 0

function askReport(worker: Worker, { site }: { site: boolean }): Promise<MetricsReport | undefined> {
  const asked: Asked = { report: ++lastAsked, site }
  return new Promise((resolve) => {
    const end = (report?: MetricsReport) => {
      clearTimeout(timer)
      worker.off('message', hear)
      resolve(report)
    }
    const hear = (message: unknown) => {
      if (isAnswer(message) && message.report === asked.report) end(message.metrics)
    }
    const timer = setTimeout(end, REPORT_MS)
    worker.on('message', hear)
    worker.send(asked, (error) => {
      if (error) end()
    })
  })
}
