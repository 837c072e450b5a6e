import '#app/i18n/all.server.ts'
import { randomUUID } from 'node:crypto'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { contentSecurityPolicy, takeInlineScripts } from '#app/content-security-policy.server.ts'
import { externalOrigins } from '#app/external-origins.server.ts'
import { renderHtml } from '#app/render-html.server.tsx'
import { withoutPreloads } from '#app/without-preloads.server.ts'
import { log } from '#lib/log.ts'

/**
 * Renders a page completely and names the hash of each inline script that React Router wrote in the content security
 * policy. Only scripts with a nonce known to this request alone are named: a script injected with a visitor's text has
 * none, so the browser refuses it. The HTML stays free of nonces, so it can be cached.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const mark = randomUUID()
  const { html, failed } = await renderHtml(<ServerRouter context={context} url={request.url} nonce={mark} />, mark)
  // As text of one character for each byte: what is looked for is ASCII, and nothing is decoded and encoded again.
  const page = takeInlineScripts(withoutPreloads(html.toString('latin1'), mark), mark)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) {
    headers.set('content-security-policy', contentSecurityPolicy(page.hashes, externalOrigins(request)))
  }
  return new Response(request.method === 'HEAD' ? null : Buffer.from(page.html, 'latin1'), {
    status: failed ? 500 : status,
    headers,
  })
}

/** Logs unexpected errors of loaders and actions; responses thrown on purpose (404 …) are no errors. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log().error({ err: error, path: new URL(request.url).pathname }, 'request failed')
}
