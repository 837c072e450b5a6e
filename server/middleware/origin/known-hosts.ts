import os from 'node:os'
import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from '#lib/env.ts'

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
