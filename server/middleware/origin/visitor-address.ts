import type { Context } from 'hono'

/**
 * Returns the address of the visitor. X-Forwarded-For counts only from the entry that the outermost trusted proxy
 * wrote, because a client may write the entries before it; without proxies it is the connection's own address.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  const connection = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
  return named || connection?.remoteAddress || 'unknown'
}
