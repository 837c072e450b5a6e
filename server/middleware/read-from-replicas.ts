import type { MiddlewareHandler } from 'hono'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { readFromReplicas } from '#db/client.ts'

/** Addresses that show everybody the same, and where nobody expects to see what they have just written. */
const FOR_EVERYBODY =
  /^\/(?:|(?:results|compare|places|feeds|embed|api\/v1|api\/map|api\/places)(?:[/.].*)?|schools\/[^/]+(?:\/reviews|\/facts\.\w+)?)$/

/**
 * Reads pages for visitors from a replica of the database. Senders of a cookie may have written something, and an API
 * key may have been revoked, so these read from the primary.
 */
export function readFromReplica(): MiddlewareHandler {
  return (c, next) => (isForEverybody(c.req.raw) ? readFromReplicas(next) : next())
}

/** Whether a request is for something that everybody is shown, and identifies nobody. */
export function isForEverybody({ method, headers, url }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.has('cookie') || headers.has('authorization')) return false
  const { pathname } = new URL(url)
  return FOR_EVERYBODY.test(pathWithoutLocale(pathname.replace(/\.data$/, '')))
}
