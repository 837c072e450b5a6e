import '#app/i18n/all.server.ts'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { contentSecurityPolicy, takeInlineScripts } from '#app/content-security-policy.server.ts'
import { awayContext, requestIdContext } from '#app/core/contexts.ts'
import { FailedRequestContext } from '#app/core/failed-request.ts'
import { loggedPath } from '#app/core/logged-path.ts'
import { externalOrigins } from '#app/external-origins.server.ts'
import { keepHtml } from '#app/keep-html.server.tsx'
import { renderHtml } from '#app/render-html.server.tsx'
import { keepItemsWith } from '#app/ui/lists/kept-item.tsx'
import { log } from '#lib/log.ts'
import { awayPart } from '#lib/outages/away-part.ts'

// While the program is worked on, the same data may be rendered otherwise at any time.
if (import.meta.env.PROD) keepItemsWith(keepHtml)

/**
 * Renders a page completely and lists in the content security policy the hash of each inline script that React Router
 * wrote. Only scripts with a nonce known to this request alone are listed: a script injected through a visitor's text
 * has no nonce, so the browser refuses it. The HTML contains no nonces, so it can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  known: Readonly<RouterContextProvider>,
) {
  const mark = randomUUID()
  const failure = status >= 500 ? { id: known.get(requestIdContext) ?? '', isAway: known.get(awayContext) } : undefined
  const page = (
    <FailedRequestContext value={failure}>
      <ServerRouter context={await withDataAtHand(context)} url={request.url} nonce={mark} />
    </FailedRequestContext>
  )
  const { html, failed } = await renderHtml(page, mark)
  const { pieces, hashes } = takeInlineScripts(html, mark, isPreload)
  pieces.unshift('<!DOCTYPE html>')
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) {
    headers.set('content-security-policy', contentSecurityPolicy(hashes, externalOrigins(request)))
  }
  return new Response(request.method === 'HEAD' ? null : bytesOf(pieces), {
    status: failed ? 500 : status,
    headers,
  })
}

/** Joining texts of this length costs more than joining their bytes. */
const bytesOf = (pieces: readonly string[]): Buffer<ArrayBuffer> =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece)))

/**
 * Reads all data of a page before rendering it: React Router streams the data, which would make React wait for it and
 * render in parts.
 */
async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: stream } = context
  if (!stream) return context
  const result = { done: true, value: await text(stream) }
  return {
    ...context,
    // Nothing is read from it, but each rendering locks one.
    get serverHandoffStream() {
      return new ReadableStream<Uint8Array>()
    },
    renderMeta: { ...context.renderMeta, streamCache: { 0: Object.assign(Promise.resolve(), { result }) } },
  }
}

/** Logs unexpected errors of loaders and actions; responses thrown on purpose (404 …) are not errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (awayPart(error)) context.set(awayContext, true)
  log().error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'request failed')
}

/**
 * Whether an element is one of the links with which React Router preloads every script along with the styles and fonts:
 * they would compete for a phone's bandwidth, and nothing is drawn before the styles arrive. The scripts are found once
 * the page has been parsed.
 */
const isPreload = (tag: string): boolean => tag.startsWith('<link rel="modulepreload"')
