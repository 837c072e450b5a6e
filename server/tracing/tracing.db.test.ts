import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { startTracing, type Tracing } from './tracing.ts'

type Sent = {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

const spans: Sent[] = []
const paths: string[] = []
/** Takes traces as OTLP over HTTP. */
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    paths.push(request.url ?? '')
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
})

let tracing: Tracing
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()))
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  tracing = startTracing({ version: '1.2.3', build: 'abc' })
})
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  receiver.close()
})

const attributeOf = ({ attributes }: Sent, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

test('a request and its statements are one trace, without what visitors typed', async () => {
  const app = new Hono<{ Variables: { requestId: string } }>().use(requestId()).use(tracing.traceRequests)
  app.get('/schools/:id', async (c) => {
    const found = await db().selectFrom('schools').select('name').where('id', '=', c.req.param('id')).execute()
    return c.json(found)
  })
  app.get('/results', async (c) => {
    await db()
      .selectFrom('schools')
      .select('name')
      .where('id', '>', c.req.query('q')!)
      .limit(-1)
      .execute()
      .catch(() => {})
    return c.text('', 503)
  })
  await app.request('/schools/secret-one')
  await app.request('/results?q=Maria', { headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` } })
  await db().selectFrom('schools').select('id').execute()
  await tracing.stop()

  expect(new Set(paths)).toEqual(new Set(['/v1/traces']))
  expect(spans.map(({ name }) => name).sort()).toEqual(['GET /results', 'GET /schools/:id', 'SELECT', 'SELECT'])
  const profile = spans.find(({ name }) => name === 'GET /schools/:id')!
  const results = spans.find(({ name }) => name === 'GET /results')!
  const of = (request: Sent) => spans.find(({ parentSpanId }) => parentSpanId === request.spanId)!
  expect(attributeOf(profile, 'http.response.status_code')).toBe(200)
  expect(attributeOf(of(profile), 'db.query.text')).toContain('where "id" = $1')
  expect([results.status.code, of(results).status.code, attributeOf(of(results), 'db.response.status_code')]).toEqual([
    2,
    2,
    '2201W',
  ])
  expect([of(results).traceId, results.traceId === '1'.repeat(32)]).toEqual([results.traceId, false])
  const all = JSON.stringify(spans)
  expect(all.includes('secret-one') || all.includes('Maria')).toBe(false)
})
