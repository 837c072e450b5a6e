import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { visitorContext } from '#app/core/contexts.ts'
import { countTogether } from '#app/core/limits/requests.server.ts'
import { stopSharing } from '#app/core/limits/share-counts.server.ts'
import { followChanges } from '#app/core/page-cache/kept-rows.server.ts'
import { pageCache } from '#app/core/page-cache/page-cache.server.ts'
import { externalOrigins } from '#app/external-origins.server.ts'
import { flushFigures } from '#app/features/insights/counting/tally.server.ts'
import { closeStreams } from '#app/features/notifications/live/hub.server.ts'
import { preparePlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { closeDirectory, directory, isDirectoryCurrent } from '#app/features/search/live/directory.server.ts'
import { flushZeroResults } from '#app/features/search/zero-results/note-zero-result.server.ts'
import { enqueueFirstSitemaps } from '#app/features/sitemaps/refresh-sitemaps.server.ts'
import { closeDatabase } from '#db/client.ts'
import { followReadOnly } from '#db/read-only/follow-read-only.ts'
import { readOnly } from '#db/read-only/read-only.ts'
import { env } from '#lib/env.ts'
import { closeMailServer } from '#lib/mail/send-mail.ts'
import { processNumber } from '#lib/process-number.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { api } from './endpoints/api/api.ts'
import { storedAssets } from './endpoints/assets/stored-assets.ts'
import { crawlers } from './endpoints/crawlers.ts'
import { files } from './endpoints/files.ts'
import { health } from './endpoints/health.ts'
import { listWorkers } from './endpoints/list-workers.ts'
import { mapFiles } from './endpoints/map-files.ts'
import { openDataFiles } from './endpoints/open-data-files.ts'
import { outbox } from './endpoints/outbox.ts'
import { routeManifest } from './endpoints/route-manifest.ts'
import { SEARCH_PATHS, searchAnswers } from './endpoints/search/search-answers.ts'
import { securityTxt } from './endpoints/security-txt.ts'
import { staticFiles } from './endpoints/static-files.ts'
import { uploads } from './endpoints/uploads.ts'
import { handlers } from './jobs/handlers.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { SCHEDULE } from './jobs/scheduled-tasks.ts'
import { beginMeasuring, reportMetrics } from './metrics/report.ts'
import { measureRequests } from './metrics/request-metrics.ts'
import { answerFailure } from './middleware/answer-failure.ts'
import { requestContext } from './middleware/auth-context.ts'
import { refuseControlCharacters } from './middleware/control-characters.ts'
import { followFormerReviewIds, followMergedSchools } from './middleware/former-addresses.ts'
import { formGate } from './middleware/forms/form-gate.ts'
import { limitRequests } from './middleware/limit-requests.ts'
import { logRequests } from './middleware/log-requests.ts'
import { knownHosts, publicOrigin, sameOrigin } from './middleware/origin.ts'
import { cachePages, type PageCacheVariables } from './middleware/pages/cache-pages.ts'
import { compressPages } from './middleware/pages/compress-pages.ts'
import { readFromReplica } from './middleware/read-from-replicas.ts'
import { secretAddresses, securityHeaders } from './middleware/security-headers.ts'
import { takeInChanges } from './middleware/take-in-changes.ts'
import { pageHandlers } from './page-handlers.ts'
import type { Build } from './start/name-build.ts'
import { warnOfPlaceholders, warnOfStore } from './start/warnings.ts'
import type { Tracing } from './tracing/tracing.ts'
import { followRequests, type RunningRequests } from './watchdog/running-requests.ts'

const ASSETS = 'public, max-age=31536000, immutable'
const FILES = 'public, max-age=3600'
/** Pages have no file extension, so their paths cause no disk access. */
const NAMED_LIKE_A_FILE = '/:path{.+\\.[a-z0-9]+}'

export type AppOptions = {
  production: boolean
  migrations: string[]
  build: Build
  /** Traces requests, if tracing is on. */
  tracing?: Tracing | undefined
  /** Where running requests are listed, if a watchdog watches them. */
  requests?: RunningRequests
}

/** Assembles the whole program; the order of the middleware is part of its security. */
export function createApp({ production, migrations, requests, build: running, tracing }: AppOptions): Hono {
  const app = new Hono<{ Variables: { requestId: string } & PageCacheVariables }>()
  app.onError(answerFailure)
  app.use(requestId({ headerName: '' }))
  if (requests) app.use(followRequests(requests))
  app.use(logRequests())
  if (env().METRICS_PORT !== undefined) {
    beginMeasuring(running)
    app.use(measureRequests())
  }
  if (tracing) app.use(tracing.traceRequests)
  app.use(secretAddresses())
  app.use(securityHeaders({ https: env().PUBLIC_URL?.startsWith('https:') ?? false, development: !production }))
  app.use(knownHosts(env()))
  app.use(refuseControlCharacters())
  app.route('/', health(migrations, running))
  if (env().WORK === 'jobs') return app as unknown as Hono
  app.route('/', securityTxt(env()))
  app.route('/', crawlers(storage, env()))
  app.route('/', outbox(env()))
  app.route('/', files(storage))
  app.route('/', openDataFiles(storage, env().TRUST_PROXY))
  app.use(readFromReplica())
  app.route('/', searchAnswers(env().TRUST_PROXY))
  app.route('/', api(env().TRUST_PROXY))
  app.route('/map', mapFiles({ root: production ? './build/client' : './public', streets: env().MAP_PMTILES }))
  if (production) {
    const client = { root: './build/client', precompressed: true }
    app.use('/assets/*', staticFiles(client, { 'cache-control': ASSETS }))
    app.route('/', listWorkers(client))
    app.use(NAMED_LIKE_A_FILE, staticFiles(client, { 'cache-control': FILES }))
    app.use(compress())
    app.route('/', storedAssets(storage, env().TRUST_PROXY, ASSETS))
    app.use(compressPages())
    app.route('/', routeManifest(build))
    app.use(
      cachePages({
        pages: pageCache,
        // Visitors who agreed to another site's maps get a policy that lets them load.
        variantOf: (request) => (request.headers.has('cookie') ? (externalOrigins(request).files ?? '') : ''),
        askingOf: (c) => ({ request: c.req.raw, visitor: requestContext(c).context.get(visitorContext) }),
        hasEdge: env().CDN_PURGE_URL !== undefined,
      }),
    )
  }
  // What another site sends in a visitor's name counts towards nobody.
  app.use(sameOrigin(env().PUBLIC_URL))
  app.use(limitRequests(env().TRUST_PROXY))
  app.use(takeInChanges())
  app.route('/', uploads())
  app.use(formGate())
  app.use(followMergedSchools())
  app.use(followFormerReviewIds())
  const handle = pageHandlers(build, production ? 'production' : 'development')
  app.all('*', async (c) => {
    const { context, finish } = requestContext(c)
    return finish(await handle(publicOrigin(c.req.raw, env().PUBLIC_URL), context))
  })
  return app as unknown as Hono
}

/**
 * Returns the patterns of all pages and endpoints that may take long, such as `/:locale?/schools/:id`, the most
 * specific first.
 */
export function routePatterns(): string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const pathOf = (id: string | undefined): string => {
    const route = routes.find((each) => each.id === id)
    return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : ''
  }
  const paths = routes.map(({ id }) => pathOf(id)).filter((path) => path !== '' && !path.endsWith('*'))
  return [...SEARCH_PATHS, ...paths]
}

export { reportMetrics }

/** Begins to trace if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise nothing of it is loaded. */
export async function beginTracing(running: Build): Promise<Tracing | undefined> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const tracing = (await import('./tracing/tracing.ts')).startTracing(running)
  stopTracing = tracing.stop
  return tracing
}
let stopTracing: (() => Promise<void>) | undefined

/** Of many processes, two run jobs: enough if one of them ends, and it bounds each kind of job. */
const PROCESSES_WITH_JOBS = 2
let stopJobs: (() => Promise<void>) | undefined
let stopFollowing: (() => void) | undefined

/** Jobs wait while nothing is saved; those that run then fail, and are tried again. */
async function runJobsUnlessReadOnly(): Promise<void> {
  if (env().WORK === 'web' || (processNumber() ?? 1) > PROCESSES_WITH_JOBS) return
  const running = stopJobs
  if (readOnly()) {
    stopJobs = undefined
    await running?.()
  } else stopJobs ??= await runJobs(handlers, { plan: SCHEDULE })
}

/** Loads what the first visitor should not wait for, and starts the job worker. */
export async function open(): Promise<void> {
  warnOfPlaceholders()
  preparePlaceIndex()
  // The mail templates take a quarter of a second to load, in one piece.
  await Promise.all([directory(), import('#app/mail/render-mail.server.tsx')])
  followChanges(isDirectoryCurrent)
  stopFollowing = await followReadOnly(() => {
    // Every page says whether anything is saved.
    pageCache.evict('all')
    return runJobsUnlessReadOnly()
  })
  countTogether()
  await runJobsUnlessReadOnly()
  if (!readOnly()) await enqueueFirstSitemaps()
  if ((processNumber() ?? 1) === 1) await warnOfStore()
}

/** Ends requests that would otherwise last as long as the program. */
export const endLongRequests = closeStreams

/** Takes no more jobs; running ones get a few seconds. */
export async function endJobs(): Promise<void> {
  stopFollowing?.()
  await stopJobs?.()
}

/** Closes everything that the program holds open, once requests and jobs have ended. */
export async function close(): Promise<void> {
  closeMailServer()
  stopSharing()
  await closeDirectory()
  await Promise.all([flushFigures(), flushZeroResults()])
  await stopTracing?.()
  await closeDatabase()
}
