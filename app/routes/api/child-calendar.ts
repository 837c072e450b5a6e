import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { knownChildSchema } from '#app/features/children/child.schema.ts'
import { writeChildCalendar } from '#app/features/children/write-child-calendar.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/child-calendar.ts'

/** `POST /children.ics`: the dates of a child for calendars. Neither the address nor the file says who the child is. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = knownChildSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  await countAttempt('point', { address: context.get(visitorContext).address })
  return new Response(await writeChildCalendar(asked.data, localeOf(new URL(request.url).pathname)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="dates.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
