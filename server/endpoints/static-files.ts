import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * Serves the files of a folder, or one file, whole or in parts; other requests pass to the next handler.
 *
 * @param headers headers of the responses that are files
 */
export function staticFiles(options: ServeStaticOptions, headers: Record<string, string>): MiddlewareHandler {
  const serve = serveStatic(options)
  return async (c, next) => {
    const response = await serve(c, next)
    if (!(response instanceof Response)) return
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}
