import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { log } from '#lib/log.ts'

/**
 * What a request gets whose handling failed outside of pages. The reason goes to the log alone, and nowhere where the client
 * hung up, which lets half-read bodies fail.
 */
export function answerFailure(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse()
  if (!c.req.raw.signal.aborted) log().error({ err: error, path: c.req.path }, 'request failed')
  return c.text('Internal Server Error', 500)
}
