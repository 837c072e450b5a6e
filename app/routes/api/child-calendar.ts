import '#app/i18n/all.server.ts'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { presentDate } from '#app/features/admission-dates/shown/present-dates.ts'
import { writeAdmissionCalendar } from '#app/features/admission-dates/shown/write-admission-calendar.ts'
import { findKnownDates } from '#app/features/children/answer.server.ts'
import { knownChildSchema } from '#app/features/children/child.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Route } from './+types/child-calendar.ts'

/** `POST /children.ics`: the dates of a child for calendars. Neither the address nor the file says who the child is. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const asked = knownChildSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!asked.success) return Response.json({ code: 'field.invalid' }, { status: 400 })
  await countAttempt('point', { address: context.get(visitorContext).address })
  const { known, today } = await findKnownDates(asked.data)
  const t = translator(locale)
  const origin = siteOrigin()
  const calendar = {
    name: t('children.title'),
    url: origin + localePath(locale, '/children'),
    host: new URL(origin).hostname,
  }
  const dates = [...known.admission, ...known.year].map(({ date, certain }) => {
    const shown = presentDate(date, locale, today)
    return certain ? shown : { ...shown, details: [...shown.details, t('children.uncertain')] }
  })
  return new Response(writeAdmissionCalendar(calendar, dates), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="dates.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
