import type { MiddlewareHandler } from 'hono'
import { currentReviewId } from '#app/features/reviews/current-review-id.server.ts'

/** An id that reveals an instant (version 7 UUID), after `/reviews/` or as the review to show. */
const FORMER = /(?:\/reviews\/|[?&]review=)([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12})(?:[^\da-f-]|$)/i

/** Redirects addresses with the former id of a review to the same addresses with its current id. */
export function followFormerReviewIds(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const address = pathname + search
    const former = FORMER.exec(address)?.[1]
    const current = former && (await currentReviewId(former))
    if (!current) return await next()
    // Forms on pages opened earlier are resubmitted unchanged.
    const location = address.replace(former, current).replace(/^[/\\]+/, '/')
    return new Response(null, { status: 308, headers: { location, 'cache-control': 'private, no-store' } })
  }
}
