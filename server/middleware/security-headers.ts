import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isSecretPath } from '#app/core/logged-path.ts'

/** Names of the query parameters that carry secrets: links in mails, invitations, drafts of reviews. */
const SECRETS = ['token', 'invitation', 'draft']

/** For the few responses that other sites embed as a frame or a picture, as their own policy states. */
function openToOtherSites(headers: Headers): void {
  headers.delete('x-frame-options')
  headers.set('cross-origin-resource-policy', 'cross-origin')
}

/**
 * Sets the headers of every response. Pages bring their own content security policy with the hashes of their inline
 * scripts; all other responses may load nothing at all.
 *
 * @param development no policy at all: the scripts that Vite adds to pages for hot reload cannot be listed here
 */
export function securityHeaders({ https, development }: { https: boolean; development: boolean }): MiddlewareHandler {
  const headers = secureHeaders({
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [], geolocation: ['self'] },
  })
  return async (c, next) => {
    await headers(c, next)
    if (c.res.headers.get('content-security-policy')?.includes('frame-ancestors *')) openToOtherSites(c.res.headers)
    // Resources that any site may read with JavaScript may also be embedded.
    if (c.res.headers.get('access-control-allow-origin') === '*')
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    if (!development && !c.res.headers.has('content-security-policy')) {
      c.res.headers.set(
        'content-security-policy',
        "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
      )
    }
  }
}

/**
 * Keeps addresses with a secret, and those of shared lists, to the browser that opened them: no cache stores the
 * response, and the address is not sent as a referrer. Runs before the general headers, whose referrer policy it
 * narrows.
 */
export function secretAddresses(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const isList = isSecretPath(c.req.path)
    if (!isList && !SECRETS.some((name) => c.req.query(name) !== undefined)) return
    if (isList) c.res.headers.set('x-robots-tag', 'noindex')
    c.res.headers.set('cache-control', 'private, no-store')
    c.res.headers.set('referrer-policy', 'no-referrer')
  }
}
