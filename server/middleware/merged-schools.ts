import type { MiddlewareHandler } from 'hono'
import { currentIds } from '#app/features/schools/current-ids.server.ts'

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
