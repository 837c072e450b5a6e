import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import type { Env } from '#lib/env.ts'

/** Metrics of one process, in the form in which prom-client hands them to another. */
export type MetricsReport = MetricObjectWithValues<MetricValue<string>>[]

/**
 * Serves `/metrics` in the text format of Prometheus (version 0.0.4) on a separate port, which no visitor can reach.
 *
 * @param read returns the metrics of each process
 * @returns a function that stops it
 * @throws Error with a one-sentence message if the port cannot be used
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
  // An open connection does not keep the program from ending.
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

/** Every value is labelled with the number of its process, so nothing is added up. */
function combine(reports: MetricsReport[]): Promise<string> {
  const kept = reports.map((report) => report.map((metric) => ({ ...metric, aggregator: 'first' })))
  return AggregatorRegistry.aggregate(kept).metrics()
}
