import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { MiddlewareHandler } from 'hono'

import { onStatement } from '#db/client.ts'
import { env } from '#lib/env.ts'
import { processNumber } from '#lib/process-number.ts'
import { nameRoute } from '../metrics/name-route.ts'
import type { Build } from '../start/name-build.ts'

/** What the program does with its requests while tracing is on. */
export type Tracing = {
  traceRequests: MiddlewareHandler<{ Variables: { requestId: string } }>
  /** Sends what is left, and stops. */
  stop: () => Promise<void>
}

/**
 * Begins to send a span for each request, and within it one for each database statement, to
 * OTEL_EXPORTER_OTLP_ENDPOINT. They hold no personal data: the pattern instead of the address, statements without their
 * values. Trace ids that come with a request are ignored, since any visitor may send them.
 */
export function startTracing({ version, build }: Build): Tracing {
  const resource = resourceFromAttributes({
    'service.name': 'aulario',
    'service.version': version,
    'service.instance.id': `${build}-${processNumber() ?? 1}`,
  })
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env().OTEL_TRACES_SAMPLER_ARG) })
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resource),
    sampler,
    spanProcessors: [processor],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const tracer = provider.getTracer('aulario', version)
  onStatement((event) => {
    // Work that belongs to no request, such as looking for jobs every second, would account for most spans.
    if (!trace.getActiveSpan()?.isRecording()) return
    const endTime = Date.now()
    const sql = event.query.sql
    const name = /^\s*\w+/.exec(sql)?.[0].trim().toUpperCase() ?? 'SQL'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MAX_SQL_LENGTH) }
    const startTime = endTime - event.queryDurationMillis
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes })
    if (event.level === 'error') fail(span, event.error)
    span.end(endTime)
  })
  return {
    traceRequests: (c, next) => {
      const route = nameRoute(c.req.path)
      const { method } = c.req
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'aulario.request_id': c.get('requestId'),
      }
      return tracer.startActiveSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, async (span) => {
        try {
          await next()
        } finally {
          const { status } = c.res
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      })
    },
    stop: async () => {
      onStatement(undefined)
      await provider.shutdown()
      context.disable()
      contexts.disable()
    },
  }
}

/** Anything beyond this length is of no use. */
const MAX_SQL_LENGTH = 2000

function fail(span: Span, error: unknown): void {
  const code = (error as { code?: string } | undefined)?.code
  span.setStatus({ code: SpanStatusCode.ERROR })
  // The message may hold what a visitor typed.
  if (code) span.setAttribute('db.response.status_code', code)
}
