import type { MiddlewareHandler } from 'hono'

/** Names of the query parameters that carry secrets: links in mails, invitations, drafts of reviews. */
const SECRETS = ['token', 'invitation', 'draft']

/**
 * Keeps addresses with a secret to the browser that opened them: no cache stores the response, and the address is not
 * sent as a referrer. Runs before the general headers, whose referrer policy it narrows.
 */
export function secretAddresses(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!SECRETS.some((name) => c.req.query(name) !== undefined)) return
    c.res.headers.set('cache-control', 'private, no-store')
    c.res.headers.set('referrer-policy', 'no-referrer')
  }
}
