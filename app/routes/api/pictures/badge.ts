import { FOR_A_MINUTE, shownContext } from '#app/core/page-cache/shown.ts'
import { readBadgeStyle } from '#app/features/reviews/badge/badge-address.ts'
import { findBadgeSchool } from '#app/features/reviews/badge/find-badge-school.server.ts'
import { renderBadge, renderBadgePage } from '#app/features/reviews/badge/render-badge.server.tsx'
import { siteOf } from '#app/site.server.ts'
import type { Route } from './+types/badge.ts'

/** The badge loads nothing and may be shown on any site: the server's headers rely on `frame-ancestors *`. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** `GET /embed/schools/:id` and `GET /schools/:id/badge.svg`, with `?lang=de&theme=dark&size=small`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const school = await findBadgeSchool(params.id)
  if (!school) return new Response(null, { status: 404 })
  context.get(shownContext)({ schools: [params.id] })
  const { pathname, searchParams } = new URL(request.url)
  const style = readBadgeStyle(searchParams, school.language)
  return pathname.startsWith('/embed/')
    ? answer('text/html; charset=utf-8', renderBadgePage(school, style, siteOf(request).origin))
    : answer('image/svg+xml', renderBadge(school, style))
}

const answer = (type: string, body: string): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'cache-control': FOR_A_MINUTE, 'content-security-policy': POLICY },
  })
