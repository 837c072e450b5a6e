import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { EventForm } from '#app/features/events/components/event-form.tsx'
import { eventSchema } from '#app/features/events/event.schema.ts'
import { addEvent } from '#app/features/events/save-event.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/new-event.ts'
import { BackToEvents } from './back-to-events.tsx'
import { zoneOf } from './zone-of.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  return { schoolId: school.id, language: COUNTRY_LANGUAGE[school.country], zone: await zoneOf(school.id) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const schoolId = String(form.get('schoolId'))
  const schema = eventSchema(await zoneOf(schoolId))
  return await submit(form, { schema }, async (event) => {
    await addEvent({ userId: (await sessionForChange({ context })).userId, schoolId }, event)
    const headers = { 'set-cookie': messageCookie('message.eventSaved') }
    return redirect(localePath(localeOf(new URL(request.url).pathname), '/dashboard/events'), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'events.new')

export default function NewEvent({ loaderData: { schoolId, language, zone } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <BackToEvents />
        <h1 className="mt-2">{t('events.new')}</h1>
      </header>
      <EventForm schoolId={schoolId} values={{ kind: 'open_day', language }} version={0} zone={zone} />
    </>
  )
}
