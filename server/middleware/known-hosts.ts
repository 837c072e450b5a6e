import os from 'node:os'
import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from '#lib/env.ts'

/**
 * In local mode, refuses requests under a name that is not one of this machine. A stranger's page could otherwise let its
 * own name lead to 127.0.0.1 (DNS rebinding) and read as its own whatever the program shows, the outbox with all its links
 * included. Numbers are taken: no name server stands behind them. In production addresses come from PUBLIC_URL alone.
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
