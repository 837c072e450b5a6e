import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { log } from '#lib/log.ts'

/**
 * Answers a request that failed outside of pages. The error is only logged, and not even that if the client hung up,
 * which makes half-read bodies fail.
 */
export function answerFailure(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse()
  if (!c.req.raw.signal.aborted) log().error({ err: error, path: c.req.path }, 'request failed')
  return c.text('Internal Server Error', 500)
}
