import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { findAreaRows } from '#app/features/children/answer.server.ts'
import { areasSchema } from '#app/features/children/child.schema.ts'
import type { Route } from './+types/child-dates.ts'

/**
 * `POST /api/child-dates` with `area` (`DE Hessen`, up to six): the rows of these areas and their countries, from which
 * the browser works out the dates of the children that it remembers.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = areasSchema.safeParse((await formOf(request)).getAll('area'))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  await countAttempt('point', { address: context.get(visitorContext).address })
  return Response.json(await findAreaRows(asked.data), { headers: { 'cache-control': 'private, no-store' } })
}
