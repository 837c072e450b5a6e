import type { Context } from 'hono'

/**
 * Address of the visitor. What a client writes into X-Forwarded-For counts only from the entry on that the outermost
 * trusted proxy wrote; without proxies it is the connection's own address.
 *
 * @param trustedProxies how many proxies stand in front of us
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  const connection = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
  return named || connection?.remoteAddress || 'unknown'
}
