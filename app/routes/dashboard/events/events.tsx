import { EventList } from '#app/features/events/components/event-list.tsx'
import { MAX_EVENTS } from '#app/features/events/event-rules.ts'
import { listEvents, listPastEvents } from '#app/features/events/list-events.server.ts'
import { presentEvent } from '#app/features/events/present-event.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/events.ts'
import { zoneOf } from './zone-of.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const locale = localeOf(new URL(args.request.url).pathname)
  const [zone, coming, past] = await Promise.all([zoneOf(school.id), listEvents(school.id), listPastEvents(school.id)])
  const present = (events: typeof coming) => events.map((event) => presentEvent(event, zone, locale))
  return { coming: present(coming), past: present(past) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.events')

export default function Events({ loaderData: { coming, past } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('dashboard.nav.events')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('events.intro', { max: MAX_EVENTS })}</p>
      </header>
      {coming.length < MAX_EVENTS && (
        <Link to="/dashboard/events/new" className={`${button('main')} justify-self-start`}>
          {t('events.new')}
        </Link>
      )}
      {coming.length === 0 ? (
        <EmptyState drawing="empty" title={<p className="font-semibold">{t('events.none')}</p>} />
      ) : (
        <section aria-labelledby="coming" className="grid gap-3">
          <h2 id="coming" className="text-xl">
            {t('events.coming')}
          </h2>
          <EventList events={coming} />
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className="grid gap-3">
          <h2 id="past" className="text-xl">
            {t('events.past')}
          </h2>
          <EventList events={past} />
        </section>
      )}
    </>
  )
}
