import type { Context, MiddlewareHandler } from 'hono'
import { refusalContext, sessionContext } from '#app/core/contexts.ts'
import { requestContext } from '../auth-context.ts'
import { type BodyRule, bodyRule, MAX_FORM_BYTES } from './body-rules.ts'
import { inspectForm } from './inspect-form.ts'

type Routed = Context<{ Variables: { requestId: string } }>
/** A refused body. `large` means that only its size is wrong, which pages report in their own words. */
type Refused = { status: 400 | 413; large?: boolean; signedIn?: boolean }
type Looked = { body: Buffer | ReadableStream } | Refused

/**
 * The one gate for bodies: whatever a route reads has passed it. Before anything is parsed it bounds the bytes, the
 * number of fields, the form of their names and the length of each text; bodies larger than the largest form without a
 * file are read only from signed-in people. What it refuses never reaches an action: programs get a bare response,
 * people the error page, or the message of the page whose file was too large.
 */
export function formGate(): MiddlewareHandler {
  return async (c: Routed, next) => {
    if (!c.req.raw.body) return next()
    const rule = bodyRule(c)
    const looked = await look(c, rule, c.req.raw.body)
    if ('body' in looked) {
      c.req.raw = sameRequest(c.req.raw, looked.body)
      return next()
    }
    const { context, finish } = requestContext(c)
    const said = looked.large ? rule.refuse?.(c, looked.signedIn ?? false) : undefined
    if (said) return finish(said)
    if (!isForPage(c)) return finish(c.body(null, looked.status))
    c.req.raw = sameRequest(c.req.raw)
    context.set(refusalContext, looked.status)
    return next()
  }
}

async function look(c: Routed, rule: BodyRule, body: ReadableStream<Uint8Array>): Promise<Looked> {
  const declared = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
  const mayBeLarge = rule.bytes > MAX_FORM_BYTES && !(declared <= MAX_FORM_BYTES)
  const signedIn = mayBeLarge && (await isSignedIn(c))
  const most = signedIn ? rule.bytes : MAX_FORM_BYTES
  const tooLarge: Refused = { status: 413, large: true, signedIn }
  if (Number.isFinite(declared) && declared > most) return tooLarge
  if (rule.kind === 'stream' && signedIn) return { body: boundedBody(body, most) }
  const read = await readBody(body, most)
  if (!read) return tooLarge
  if (rule.kind === 'raw') return { body: read }
  const status = await inspectForm(read, c.req.header('content-type') ?? '', rule.text)
  return status ? { status } : { body: read }
}

async function isSignedIn(c: Routed): Promise<boolean> {
  const { kind } = await requestContext(c).context.get(sessionContext)()
  return kind === 'signed-in'
}

/** Whether React Router shows the response: to a browser requesting a page, or to its own script. */
const isForPage = (c: Context): boolean =>
  !c.req.path.startsWith('/api/') &&
  (c.req.path.endsWith('.data') || (c.req.header('accept') ?? '').includes('text/html'))

/** Builds a new request, because the server's own kind of request cannot be cloned. */
function sameRequest({ url, method, headers, signal }: Request, body?: Buffer | ReadableStream): Request {
  const init = { method, headers, signal, ...(body && { body: body as BodyInit, duplex: 'half' }) }
  return new Request(url, init as RequestInit)
}

/** Reads a body up to `most` bytes. @returns undefined if there are more, which are left unread */
async function readBody(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    bytes += value.length
    if (bytes > most) {
      reader.releaseLock()
      return undefined
    }
    chunks.push(value)
  }
}

/** Returns the same body, but failing beyond `most` bytes. */
function boundedBody(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > most) controller.error(new Error('The body is larger than its path takes.'))
        else controller.enqueue(chunk)
      },
    }),
  )
}
