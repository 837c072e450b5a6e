import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import type { Env } from '#lib/env.ts'

/** Figures of one process, as prom-client writes them for another process. */
export type MetricsReport = MetricObjectWithValues<MetricValue<string>>[]

/**
 * Serves `/metrics` in the text format of Prometheus (version 0.0.4) on a port of its own, which no visitor reaches.
 *
 * @param read returns the figures of each process
 * @returns a function that ends it
 * @throws Error in one sentence if the port cannot be used
 */
export async function serveMetrics(
  { METRICS_PORT, METRICS_HOST }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
  read: () => Promise<MetricsReport[]>,
): Promise<() => void> {
  const server = createServer(async ({ url, method }, response) => {
    const isFound = url?.split('?')[0] === '/metrics' && (method === 'GET' || method === 'HEAD')
    try {
      const text = isFound ? await combine(await read()) : 'Not Found\n'
      const type = isFound ? AggregatorRegistry.PROMETHEUS_CONTENT_TYPE : 'text/plain'
      response.writeHead(isFound ? 200 : 404, { 'content-type': type }).end(method === 'HEAD' ? undefined : text)
    } catch {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The figures could not be read.\n')
    }
  })
  await listen(server, METRICS_PORT!, METRICS_HOST)
  // The program ends although somebody may ask.
  server.unref()
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, exclusive: true })
  await once(server, 'listening').catch((error: { code?: string; message: string }) => {
    throw new Error(
      `Metrics cannot be served at ${host}:${port} (${error.code ?? error.message}): check METRICS_PORT and METRICS_HOST.`,
    )
  })
}

/** Every value has the number of its process as a label, so nothing is added up. */
function combine(reports: MetricsReport[]): Promise<string> {
  const kept = reports.map((report) => report.map((metric) => ({ ...metric, aggregator: 'first' })))
  return AggregatorRegistry.aggregate(kept).metrics()
}
