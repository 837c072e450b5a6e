import os from 'node:os'
import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from '#lib/env.ts'
import { log } from '#lib/log.ts'

let isWarned = false

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * In local mode, refuses requests under a host name that does not belong to this machine. Otherwise a stranger's page
 * could point its own name at 127.0.0.1 (DNS rebinding) and read everything that the program shows, including the
 * outbox with all its links. IP addresses are accepted, as no name server is involved. In production, addresses come
 * from PUBLIC_URL alone.
 */
export function knownHosts({
  APP_MODE,
  HOST,
  PUBLIC_URL,
}: Pick<Env, 'APP_MODE' | 'HOST' | 'PUBLIC_URL'>): MiddlewareHandler {
  const own = [HOST, os.hostname(), PUBLIC_URL && new URL(PUBLIC_URL).hostname].map((name) => name?.toLowerCase())
  return async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (APP_MODE !== 'local' || isOfThisMachine(hostname) || own.includes(hostname)) return next()
    return c.text('Aulario is not known under this name. Set PUBLIC_URL to the address under which it is opened.', 421)
  }
}

/** Names below localhost never leave the machine (RFC 6761, section 6.3). */
function isOfThisMachine(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || ipaddr.isValid(name)
}

/**
 * Returns the request as the visitor's browser sent it: behind a proxy that terminates TLS it has another address,
 * which would break canonical links and the check of an action's origin.
 *
 * @param origin PUBLIC_URL, or undefined to keep the address of the request
 */
export function publicOrigin(request: Request, origin: string | undefined): Request {
  const url = new URL(request.url)
  if (!origin || url.origin === origin) return request
  return new Request(origin + url.pathname + url.search, request)
}

/**
 * Refuses requests from other sites that change something (CSRF), for every route. Browsers state where a request comes
 * from in Origin, newer ones in Sec-Fetch-Site too; programs that send neither do not carry the cookie of a visitor's
 * browser. Forms of pages that send no referrer have the origin `null` (Fetch, section 3.2); those of this site are
 * known by Sec-Fetch-Site, which no page can set.
 *
 * @param origin the site's own origin as visitors see it, or undefined to take it from the request
 */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (READING.includes(c.req.method)) return next()
    const own = origin ?? new URL(c.req.url).origin
    const from = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isOwn = from === undefined || from === own || (from === 'null' && site === 'same-origin')
    if (!isOwn || !['same-origin', 'none'].includes(site ?? 'same-origin')) {
      return c.text('This request comes from another site.', 403)
    }
    return next()
  }
}

/**
 * Returns the address of the visitor. X-Forwarded-For counts only from the entry that the outermost trusted proxy
 * wrote, because a client may forge the entries before it; without proxies it is the connection's own address.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const header = c.req.header('x-forwarded-for')
  if (header && trustedProxies === 0) warnOfProxy()
  const forwarded = (header ?? '').split(',').map((entry) => entry.trim())
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  const connection = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
  return named || connection?.remoteAddress || 'unknown'
}

/** Behind a proxy that is not trusted, all visitors share one address and its limits. */
function warnOfProxy(): void {
  if (isWarned) return
  isWarned = true
  log().warn('a request came with X-Forwarded-For: if a proxy is in front of the program, set TRUST_PROXY=1')
}
