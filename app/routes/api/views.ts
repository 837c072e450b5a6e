import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countInterest, interestSchema } from '#app/features/insights/counting/count-interest.server.ts'
import { currentSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/views.ts'

/**
 * `POST /api/views` with `school` and `interest`: a visitor's action, sent by the page after everything else. Answers
 * 204 whether or not it counts. Browsers send the page's origin here; requests without it are refused.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!request.headers.has('origin')) return new Response(null, { status: 403 })
  const told = interestSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!told.success) return new Response(null, { status: 400 })
  await countInterest(told.data, { visitor: context.get(visitorContext), session: await currentSession({ context }) })
  return new Response(null, { status: 204 })
}
