import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { todayIn } from '#app/features/children/answer.server.ts'
import { areasSchema } from '#app/features/children/child.schema.ts'
import type { AreaRows } from '#app/features/children/components/device-children.tsx'
import { listChildRows } from '#app/features/children/list-child-rows.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Route } from './+types/child-dates.ts'

/**
 * `POST /api/child-dates` with `area` (`DE Hessen`, up to six): the rows of these areas and their countries, from which
 * the browser works out the dates of the children that it remembers.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = areasSchema.safeParse((await formOf(request)).getAll('area'))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  await countAttempt('point', { address: context.get(visitorContext).address })
  const areas: AreaRows['areas'] = {}
  for (const key of new Set(asked.data)) {
    const country = key.slice(0, 2) as CountryCode
    areas[key] = { today: todayIn(country), rows: await listChildRows(db(), { country, area: key.slice(3) }) }
  }
  const answer: AreaRows = { areas }
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}
