import type { ServeStaticOptions } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { WORKER_PATH } from '#app/features/shared-lists/offline/shell.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { staticFiles } from './static-files.ts'

/** A worker has a policy of its own, not that of the page: it may ask this site, and load nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'"

/**
 * The service workers of the pages of lists, one below the address of each language, so that no header needs to widen
 * for which addresses they answer. As all that is below these addresses, no cache stores them.
 */
export function listWorkers(client: ServeStaticOptions): Hono {
  const app = new Hono()
  for (const locale of LOCALES)
    app.get(localePath(locale, WORKER_PATH), staticFiles(client, { 'content-security-policy': POLICY }))
  return app
}
