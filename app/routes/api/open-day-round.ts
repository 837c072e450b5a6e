import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { findAnnounced } from '#app/features/open-days/list-open-days.server.ts'
import { OPEN_DAYS_PATH } from '#app/features/open-days/open-days-path.ts'
import { findRound } from '#app/features/open-days/round/find-round.server.ts'
import { roundSchema } from '#app/features/open-days/round/round.schema.ts'
import { writeOpenDayCalendar } from '#app/features/open-days/write-open-day-calendar.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Route } from './+types/open-day-round.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * `POST /open-days.json` and `/open-days.ics` with an `event` for each open day of a round: what is announced of them
 * today with the ways between them, and as a calendar. They are sent by POST so that no address tells what a family
 * plans; nothing of it is stored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = roundSchema.safeParse((await formOf(request)).getAll('event'))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  const { address } = context.get(visitorContext)
  await countAttempt('way', { address })
  const { pathname } = new URL(request.url)
  const locale = localeOf(pathname)
  if (pathname.endsWith('.json'))
    return Response.json(await findRound(asked.data, locale, address), { headers: PRIVATE })
  const name = translator(locale)('openDays.round')
  const events = await findAnnounced(asked.data)
  return new Response(writeOpenDayCalendar({ name, path: OPEN_DAYS_PATH }, events, locale), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="open-days.ics"',
      ...PRIVATE,
    },
  })
}
