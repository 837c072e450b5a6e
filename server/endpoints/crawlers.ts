import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { FOLDER, INDEX } from '#app/features/sitemaps/write-files.server.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import type { Env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import type { Storage } from '#lib/storage/storage.ts'

/** Addresses for programs, and images of the badge, which are the same in all languages. */
const MACHINE_PATHS = [
  '/api/',
  '/embed/',
  '/open-data/files/',
  '/schools/*/badge.svg',
  '/schools/*/events',
  '/*.data$',
  '/*.data?',
]
/** Lists that depend on one visitor's choices, forms, and pages that need an account. */
const CLOSED_PATHS = [
  '/results',
  '/compare',
  '/dossier',
  '/frames?',
  '/feeds/',
  '/schools/*/facts.',
  '/schools/*/review$',
  '/schools/*/review?',
  '/schools/*/claim',
  '/schools/*/correction',
  '/schools/*/message',
  '/schools/*/disputes',
  '/schools/*/videos/',
  '/reviews/',
  '/claim/missing',
  '/withdrawal',
  '/cancellation',
  '/contact',
  '/auth',
  '/account',
  '/order$',
  '/order?',
  '/order/',
  '/orders/',
  '/test-payment/',
  '/dashboard',
  '/admin',
]

const DAY = 'public, max-age=86400'
const HOUR = 'public, max-age=3600'
const FILE_NAME = /^[a-z]{2,10}(-[a-z]{2,10})?-\d{1,4}\.xml\.gz$/

/**
 * `/robots.txt` (RFC 9309), `/sitemap.xml` and the files it refers to: what search engines may read. The sitemaps are
 * written by a scheduled task; before its first run there are none.
 */
export function crawlers(storage: () => Storage, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Hono {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robots(PUBLIC_URL ?? new URL(c.req.url).origin), 200, { 'cache-control': DAY }))
  app.get('/sitemap.xml', (c) => answer(c, storage(), INDEX, 'application/xml'))
  app.get('/sitemaps/:name', (c) => {
    const name = c.req.param('name')
    return FILE_NAME.test(name) ? answer(c, storage(), name, 'application/gzip') : c.notFound()
  })
  return app
}

function robots(origin: string): string {
  const closed = CLOSED_PATHS.flatMap((path) => LOCALES.map((locale) => localePath(locale, path)))
  const rules = [...MACHINE_PATHS, ...closed].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

async function answer(c: Context, storage: Storage, name: string, type: string): Promise<Response> {
  try {
    const file = await storage.stat(FOLDER + name)
    if (!file) return c.notFound()
    const etag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`
    const headers = { 'cache-control': HOUR, etag, 'last-modified': file.modifiedAt.toUTCString() }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const described = { ...headers, 'content-type': type, 'content-length': String(file.size) }
    const body = c.req.method === 'HEAD' ? undefined : await storage.get(FOLDER + name)
    return body ? c.body(Readable.toWeb(body) as ReadableStream, 200, described) : c.body(null, 200, described)
  } catch (error) {
    log().error({ err: error }, 'a sitemap cannot be read')
    return c.text('The file store cannot be reached.', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
  }
}
