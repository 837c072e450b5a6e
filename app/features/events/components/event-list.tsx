import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { PresentedEvent } from '../present-event.ts'

/** Events of a school as its members see them, each linked to its form below a path. */
export function EventList({ events, path = '/dashboard/events' }: { events: PresentedEvent[]; path?: string }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ol className="sheet max-w-160 divide-y divide-line">
      {events.map(({ id, kind, title, language, when, startsAt }) => (
        <li key={id} className="relative px-5 py-4 hover:bg-sunken">
          <h3 lang={language === locale ? undefined : language} className="wrap-anywhere text-base">
            <Link to={`${path}/${id}`} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-ink-soft text-sm">
            <time dateTime={startsAt}>{when}</time> · {t(`events.kind.${kind}`)}
          </p>
        </li>
      ))}
    </ol>
  )
}
