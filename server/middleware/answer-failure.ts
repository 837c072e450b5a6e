import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { loggedPath } from '#app/core/logged-path.ts'
import { log } from '#lib/log.ts'
import { awayPart } from '#lib/outages/away-part.ts'
import { RETRY_AFTER_S } from '#lib/outages/outages.ts'

/** Headers of an answer that failed because of an outage. */
export const AWAY_HEADERS = { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' } as const

/**
 * Answers a failed request for anything but a page. The error is only logged, and not even that if the client hung up,
 * which makes half-read bodies fail.
 */
export function answerFailure(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse()
  if (!c.req.raw.signal.aborted) log().error({ err: error, path: loggedPath(c.req.path) }, 'request failed')
  if (awayPart(error)) return c.text('Service Unavailable', 503, AWAY_HEADERS)
  return c.text('Internal Server Error', 500)
}
