import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DeleteEvent } from '#app/features/events/components/delete-event.tsx'
import { EventForm } from '#app/features/events/components/event-form.tsx'
import { deleteEventSchema, eventSchema } from '#app/features/events/event.schema.ts'
import { findEvent } from '#app/features/events/list-events.server.ts'
import { changeEvent, deleteEvent } from '#app/features/events/save-event.server.ts'
import { localIn } from '#app/features/events/time-zone.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/event.ts'
import { BackToEvents } from './back-to-events.tsx'
import { zoneOf } from './zone-of.server.ts'

/** Shows an event of the school on which the person is working; any other event is a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const [event, zone] = await Promise.all([findEvent(school.id, args.params.id), zoneOf(school.id)])
  if (!event) throw data(null, { status: 404 })
  const { kind, title, text, language, place, link, version, startsAt, endsAt } = event
  const times = { startsAt: localIn(zone, startsAt), endsAt: localIn(zone, endsAt) }
  return { schoolId: school.id, version, values: { kind, title, text, language, place, link, ...times }, zone }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const schoolId = String(form.get('schoolId'))
  const member = async () => ({ userId: (await sessionForChange({ context })).userId, schoolId })
  const toList = (message: MessageKey) => {
    const headers = { 'set-cookie': messageCookie(message) }
    return redirect(localePath(localeOf(new URL(request.url).pathname), '/dashboard/events'), { headers })
  }
  if (form.get('intent') === 'delete')
    return await submit(form, { schema: deleteEventSchema }, async () => {
      await deleteEvent(await member(), id)
      return toList('message.eventDeleted')
    })
  return await submit(form, { schema: eventSchema(await zoneOf(schoolId)) }, async (event) => {
    await changeEvent(await member(), id, event)
    return toList('message.eventSaved')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'events.edit')

export default function EditEvent({ loaderData: { schoolId, version, values, zone } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <BackToEvents />
        <h1 className="mt-2">{t('events.edit')}</h1>
      </header>
      <EventForm schoolId={schoolId} values={values} version={version} zone={zone} />
      <DeleteEvent schoolId={schoolId} />
    </>
  )
}
