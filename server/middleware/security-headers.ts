import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** For the few answers that other sites show in a frame or as a picture, which say so in their policy. */
function openToOtherSites(headers: Headers): void {
  headers.delete('x-frame-options')
  headers.set('cross-origin-resource-policy', 'cross-origin')
}

/**
 * Headers that hold for every answer. Pages bring a content security policy of their own with the hashes of their
 * inline scripts; whatever else is sent may load nothing at all.
 *
 * @param development no policy at all: the scripts that Vite adds to pages for hot reload are not ours to name
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
    if (!development && !c.res.headers.has('content-security-policy')) {
      c.res.headers.set(
        'content-security-policy',
        "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
      )
    }
  }
}
