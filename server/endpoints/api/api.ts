import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Counted, countRequest, rateLimitHeaders } from '#app/core/limits/requests.server.ts'
import { answerCache } from '#app/core/page-cache/page-cache.server.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { networkOf } from '#app/core/visitor.ts'
import { CALLS, type Call } from '#app/features/api/calls.server.ts'
import { openApiDocument } from '#app/features/api/document/openapi-document.server.ts'
import { countKeyRequest } from '#app/features/api/keys/count-requests.server.ts'
import { findKey } from '#app/features/api/keys/keys.server.ts'
import { readQuery } from '#app/features/api/read-query.ts'
import { OWN_LICENCE } from '#app/features/api/schemas/envelope.ts'
import { ApiProblem, PROBLEMS, type Problem } from '#app/features/api/schemas/problem.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { log } from '#lib/log.ts'
import { awayPart } from '#lib/outages/away-part.ts'
import { AWAY_HEADERS } from '../../middleware/answer-failure.ts'
import { hasControlCharacters } from '../../middleware/control-characters.ts'
import { visitorAddress } from '../../middleware/origin.ts'
import { cachePages, type PageCacheVariables } from '../../middleware/pages/cache-pages.ts'

type ApiVariables = { requestId: string }

const BEARER = /^Bearer +([\w-]{1,100})$/i
/** Number of wrong keys that a network may send: each costs a database look-up. */
const WRONG_KEYS = new RateLimiterMemory({ points: 30, duration: 60 })

const ROOT = '/api/v1'
/** The data may be cached, but must be revalidated at each use. */
const REVALIDATED = 'public, no-cache'
const MINUTE = 'public, max-age=60, s-maxage=60'
const HOUR = 'public, max-age=3600, s-maxage=3600'

type Variables = { requestId: string } & PageCacheVariables & ApiVariables

/**
 * Version 1 of the API for other programs. It is answered ahead of anything that only pages need, reads no cookies, and
 * any site may read it.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function api(trustedProxies: number): Hono {
  const app = new Hono<{ Variables: Variables }>()
  app.onError(answerError)
  app.use(
    `${ROOT}/*`,
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD'],
      allowHeaders: ['Authorization', 'If-None-Match'],
      exposeHeaders: ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
      maxAge: 86_400,
    }),
  )
  app.use(`${ROOT}/*`, async (c, next) => {
    await next()
    c.res.headers.set('x-robots-tag', 'noindex')
  })
  app.use(`${ROOT}/*`, limitApi(trustedProxies))
  app.use(
    `${ROOT}/*`,
    cachePages({
      pages: answerCache,
      variantOf: () => 'api',
      askingOf: (c) => ({ request: c.req.raw, visitor: { address: '', userAgent: '' } }),
      ignoresCookies: true,
    }),
  )
  app.get(`${ROOT}/openapi.json`, (c) => c.json(openApiDocument(siteOrigin()), 200, { 'cache-control': HOUR }))
  for (const call of CALLS) app.get(ROOT + call.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answerCall(c, call))
  app.all(`${ROOT}/*`, (c) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead) return sendProblem(c, new ApiProblem('not-found'))
    return sendProblem(c, new ApiProblem('method-not-allowed'), { allow: 'GET, HEAD, OPTIONS' })
  })
  return app as unknown as Hono
}

async function answerCall(c: Context<{ Variables: Variables }>, { params, query, read }: Call): Promise<Response> {
  const path = params.safeParse(c.req.param())
  if (!path.success || hasControlCharacters(c.req.path)) throw new ApiProblem('not-found')
  const given = readQuery(query, new URL(c.req.url).searchParams)
  const locale = (given as { lang?: Locale }).lang ?? 'en'
  const { data, sources, shown } = await read({
    path: path.data as never,
    query: given as never,
    origin: siteOrigin(),
    locale,
  })
  const isFixed = Array.isArray(shown.schools) && shown.schools.length === 0
  if (!isFixed) c.set('shown', shown)
  const unique = [...new Map(sources.map((source) => [source.id, source])).values()]
  return c.json({ data, sources: unique, licence: OWN_LICENCE }, 200, {
    'cache-control': isFixed ? MINUTE : REVALIDATED,
  })
}

function answerError(error: Error, c: Context): Response {
  if (error instanceof ApiProblem) return sendProblem(c, error)
  log().error({ err: error, path: c.req.path }, 'a call of the API failed')
  if (awayPart(error)) return sendProblem(c, new ApiProblem('unavailable'), AWAY_HEADERS)
  return sendProblem(c, new ApiProblem('unexpected'))
}

/**
 * Counts each request against its key or else its network, reports what is left, and refuses requests over the limit.
 *
 * @param trustedProxies number of proxies in front of the program
 */
function limitApi(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    const network = networkOf(visitorAddress(c, trustedProxies))
    const header = c.req.header('authorization')
    const keyId = header === undefined ? undefined : await keyOf(header, network)
    if (keyId === null) return sendProblem(c, new ApiProblem('unknown-key'), { 'www-authenticate': 'Bearer' })
    const counted: Counted = keyId ? { scope: 'person', who: keyId } : { scope: 'network', who: network }
    const left = await countRequest('api', counted)
    if (left.isRefused) {
      const wait = { ...rateLimitHeaders(left), 'retry-after': String(left.reset) }
      return sendProblem(c, new ApiProblem('too-many-requests', { detail: `Wait ${left.reset} seconds.` }), wait)
    }
    if (keyId) countKeyRequest(keyId)
    await next()
    for (const [name, value] of Object.entries(rateLimitHeaders(left))) c.res.headers.set(name, value)
    return undefined
  }
}

/** Returns the id of a key; null if there is none, or the network has sent too many wrong ones for a look-up. */
async function keyOf(header: string, network: string): Promise<string | null> {
  const state = await WRONG_KEYS.get(network)
  if (state && state.remainingPoints <= 0) return null
  const token = BEARER.exec(header)?.[1]
  const found = token === undefined ? undefined : await findKey(token)
  if (found) return found
  await WRONG_KEYS.consume(network).catch(() => undefined)
  return null
}

/** Sends a refusal in the form of RFC 9457; its type links to the explanation in the documentation. */
function sendProblem(c: Context, { kind, more }: ApiProblem, headers: Record<string, string> = {}): Response {
  const { status, title } = PROBLEMS[kind]
  const problem: Problem = { type: `${siteOrigin()}/en/developers#${kind}`, title, status, ...more }
  return c.body(JSON.stringify(problem), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...headers,
  })
}
