import type { Context } from 'hono'
import { log } from '#lib/log.ts'

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

let isWarned = false
/** Behind a proxy that is not trusted, all visitors share one address and its limits. */
function warnOfProxy(): void {
  if (isWarned) return
  isWarned = true
  log().warn('a request came with X-Forwarded-For: if a proxy is in front of the program, set TRUST_PROXY=1')
}
