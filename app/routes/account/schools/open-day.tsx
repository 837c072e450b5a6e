import { data } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DeleteEvent } from '#app/features/events/components/delete-event.tsx'
import { EventForm } from '#app/features/events/components/event-form.tsx'
import { deleteEventSchema, eventSchema } from '#app/features/events/event.schema.ts'
import { FREE_KIND } from '#app/features/events/event-rules.ts'
import { findEvent } from '#app/features/events/list-events.server.ts'
import { EVENTS_POLICY } from '#app/features/events/policy.ts'
import { changeEvent, deleteEvent } from '#app/features/events/save-event.server.ts'
import { localIn } from '#app/features/events/time-zone.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import { zoneOf } from '../../dashboard/events/zone-of.server.ts'
import type { Route } from './+types/open-day.ts'
import { BackToSchool } from './back-to-school.tsx'
import { toOpenDays } from './to-open-days.server.ts'

/** For the members of the school, on any plan; events of other kinds and of other schools are a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, EVENTS_POLICY.changeOpenDay)
  const school = await findOwnSchool(userId, args.params.id)
  const event = school && (await findEvent(school.id, args.params.event))
  if (!event || event.kind !== FREE_KIND) throw data(null, { status: 404 })
  const zone = await zoneOf(school.id)
  const { kind, title, text, language, place, link, version, startsAt, endsAt } = event
  const times = { startsAt: localIn(zone, startsAt), endsAt: localIn(zone, endsAt) }
  const values = { kind, title, text, language, place, link, ...times }
  return { school: { id: school.id, name: school.name }, version, values, zone }
}

export async function action({ params: { id, event: eventId }, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const member = async () => ({
    userId: (await sessionForChange({ context }, EVENTS_POLICY.changeOpenDay)).userId,
    schoolId: id,
  })
  if (form.get('intent') === 'delete')
    return await submit(form, { schema: deleteEventSchema }, async () => {
      await deleteEvent(await member(), eventId, 'free')
      return toOpenDays(request, id, 'message.eventDeleted')
    })
  return await submit(form, { schema: eventSchema(await zoneOf(id)) }, async (event) => {
    await changeEvent(await member(), eventId, event, 'free')
    return toOpenDays(request, id, 'message.eventSaved')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schoolDay.openDays.edit')

export default function OpenDay({ loaderData: { school, version, values, zone } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <BackToSchool school={school} title={t('schoolDay.openDays.edit')} />
      <Section id="open-day" title={values.title} gap={5}>
        <EventForm schoolId={school.id} values={values} version={version} zone={zone} kind={FREE_KIND} />
        <DeleteEvent schoolId={school.id} />
      </Section>
    </>
  )
}
