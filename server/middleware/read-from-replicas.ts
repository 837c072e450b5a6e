import type { MiddlewareHandler } from 'hono'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { readFromReplicas } from '#db/client.ts'

/** Addresses that show everybody the same and that nobody is led to by something that they wrote. */
const FOR_EVERYBODY =
  /^\/(?:|(?:results|compare|places|feeds|embed|api\/v1|api\/map|api\/places)(?:[/.].*)?|schools\/[^/]+(?:\/reviews|\/facts\.\w+)?)$/

/**
 * Has pages for visitors read from a replica of the database. Whoever sends a cookie may have written something, and a
 * key of the API may have been revoked: they read what the primary has.
 */
export function readFromReplica(): MiddlewareHandler {
  return (c, next) => (isForEverybody(c.req.raw) ? readFromReplicas(next) : next())
}

/** Whether a request asks for what everybody is shown, and nobody is known by it. */
export function isForEverybody({ method, headers, url }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.has('cookie') || headers.has('authorization')) return false
  const { pathname } = new URL(url)
  return FOR_EVERYBODY.test(pathWithoutLocale(pathname.replace(/\.data$/, '')))
}
