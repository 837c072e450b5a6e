import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { findSchoolDay } from '#app/features/admission-dates/shown/find-school-day.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { measureWays } from '#app/features/routing/measure-ways.server.ts'
import { waysSchema } from '#app/features/routing/way.schema.ts'
import type { Route } from './+types/ways.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * `POST /api/ways` with `lat`, `lng` and an `id` for each school: minutes on foot and by bicycle by id, and at most
 * how many by public transport, as `{ "1": { "foot": 42, "bicycle": 15, "transit": 30 } }`; null if they cannot be
 * measured at present. The visitor's point is sent by POST so that it appears in no address and no log; nothing of it
 * is stored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!hasEngine()) return new Response(null, { status: 404 })
  const form = await formOf(request)
  const asked = waysSchema.safeParse({ lat: form.get('lat'), lng: form.get('lng'), ids: form.getAll('id') })
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  const { address } = context.get(visitorContext)
  await countAttempt('way', { address })
  const found = await measureWays(asked.data, asked.data.ids, findSchoolDay, address)
  return Response.json(found ? Object.fromEntries(found.ways) : null, { headers: PRIVATE })
}
