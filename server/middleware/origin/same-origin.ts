import type { MiddlewareHandler } from 'hono'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests from other sites that change something (CSRF), for every route. Browsers state where a request comes
 * from in Origin, newer ones in Sec-Fetch-Site too; programs that send neither do not carry the cookie of a visitor's
 * browser.
 *
 * @param origin the site's own origin as visitors see it, or undefined to take it from the request
 */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (READING.includes(c.req.method)) return next()
    const own = origin ?? new URL(c.req.url).origin
    const from = c.req.header('origin')
    const site = c.req.header('sec-fetch-site') ?? 'same-origin'
    if ((from !== undefined && from !== own) || !['same-origin', 'none'].includes(site)) {
      return c.text('This request comes from another site.', 403)
    }
    return next()
  }
}
