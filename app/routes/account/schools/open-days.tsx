import { data } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { EventForm } from '#app/features/events/components/event-form.tsx'
import { EventList } from '#app/features/events/components/event-list.tsx'
import { eventSchema } from '#app/features/events/event.schema.ts'
import { FREE_KIND } from '#app/features/events/event-rules.ts'
import { listEvents } from '#app/features/events/list-events.server.ts'
import { EVENTS_POLICY } from '#app/features/events/policy.ts'
import { presentEvent } from '#app/features/events/present-event.ts'
import { addEvent } from '#app/features/events/save-event.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { zoneOf } from '../../dashboard/events/zone-of.server.ts'
import type { Route } from './+types/open-days.ts'
import { BackToSchool } from './back-to-school.tsx'
import { toOpenDays } from './to-open-days.server.ts'

/** For the members of the school, on any plan; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, EVENTS_POLICY.addOpenDay)
  const school = await findOwnSchool(userId, args.params.id)
  if (!school) throw data(null, { status: 404 })
  const { id, name, country } = school
  const locale = localeOf(new URL(args.request.url).pathname)
  const [zone, coming] = await Promise.all([zoneOf(id), listEvents(id, 'free')])
  const events = coming.map((event) => presentEvent(event, zone, locale))
  return { school: { id, name }, language: COUNTRY_LANGUAGE[country], zone, events }
}

/** Announces an open day; events of other kinds take premium here, too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const schema = eventSchema(await zoneOf(params.id))
  return await submit(await formOf(request), { schema }, async (event) => {
    const { userId } = await sessionForChange({ context }, EVENTS_POLICY.addOpenDay)
    await addEvent({ userId, schoolId: params.id }, event, 'free')
    return toOpenDays(request, params.id, 'message.eventSaved')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schoolDay.openDays')

/** Reloads even after a refusal, because another person may have changed something in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function OpenDays({ loaderData: { school, language, zone, events } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <BackToSchool school={school} title={t('schoolDay.openDays')} />
      <p className="max-w-measure">{t('schoolDay.openDays.intro')}</p>
      {events.length > 0 ? (
        <section aria-labelledby="coming" className="grid gap-3">
          <h2 id="coming" className="text-xl">
            {t('events.coming')}
          </h2>
          <EventList events={events} path={`/account/schools/${school.id}/open-days`} />
        </section>
      ) : (
        <p className="text-ink-soft">{t('schoolDay.openDays.none')}</p>
      )}
      <Section id="new-open-day" title={t('schoolDay.openDays.new')}>
        <EventForm
          schoolId={school.id}
          values={{ kind: FREE_KIND, title: t('events.kind.open_day'), language }}
          version={0}
          zone={zone}
          kind={FREE_KIND}
        />
      </Section>
    </>
  )
}
