import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { MAX_POINT_LENGTH } from '#app/features/schools/own-point/own-point.ts'
import { findPoint } from '#app/features/search/places/find-point.server.ts'
import type { Route } from './+types/own-point.ts'

/**
 * `POST /api/point` with `place`: the position of a street, place or postal code for the browser to keep, as `{ name,
 * lat, lng }`; null where it is unknown. It is sent by POST so that it appears in no address and no log.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const place = String((await formOf(request)).get('place') ?? '').trim()
  if (place === '' || place.length > MAX_POINT_LENGTH) return Response.json({ code: 'field.invalid' }, { status: 400 })
  await countAttempt('point', { address: context.get(visitorContext).address })
  return Response.json((await findPoint(place)) ?? null, { headers: { 'cache-control': 'private, no-store' } })
}
