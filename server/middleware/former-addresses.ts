import type { MiddlewareHandler } from 'hono'
import { currentReviewId } from '#app/features/reviews/current-review-id.server.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'

/** An id that reveals an instant (version 7 UUID), after `/reviews/` or as the review to show. */
const FORMER = /(?:\/reviews\/|[?&]review=)([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12})(?:[^\da-f-]|$)/i

/** Everything below the address of a school, and its badge on other sites. */
const OF_A_SCHOOL =
  /^((?:\/(?:en|fr|es|it))?(?:\/embed(?:\/card|\/map)?|\/feeds)?\/schools\/)([A-Za-z0-9-]{1,64})((?:\/[^/]+)*)$/
/** A merge can be undone, so browsers keep the redirect for minutes only. */
const KEPT = 'public, max-age=300'

/**
 * Redirects every address of a school that was merged into another, printed ones included, to the same address of that
 * other school.
 */
export function followMergedSchools(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const [, before, id, after] = OF_A_SCHOOL.exec(c.req.path) ?? []
    if (!id || c.req.method !== 'GET') return
    if (c.res.status === 301) c.res.headers.set('cache-control', KEPT)
    if (c.res.status !== 404) return
    const current = (await currentIds([id])).get(id)
    if (!current || current === id) return
    const location = `${before}${current}${after}${new URL(c.req.url).search}`
    c.res = new Response(null, { status: 301, headers: { location, 'cache-control': KEPT } })
  }
}

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
