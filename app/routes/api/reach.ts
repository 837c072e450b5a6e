import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { findReach } from '#app/features/routing/find-reach.server.ts'
import { reachSchema } from '#app/features/routing/way.schema.ts'
import type { Route } from './+types/reach.ts'

/**
 * `POST /api/reach` with `lat`, `lng` and `mode`: the areas within 10, 20 and 30 minutes as GeoJSON; null if they
 * cannot be found at present. The visitor's point is sent by POST so that it appears in no address and no log; nothing
 * of it is stored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!hasEngine()) return new Response(null, { status: 404 })
  const asked = reachSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  const { address } = context.get(visitorContext)
  await countAttempt('way', { address })
  const reach = await findReach(asked.data, asked.data.mode, address)
  return Response.json(reach ?? null, { headers: { 'cache-control': 'private, no-store' } })
}
