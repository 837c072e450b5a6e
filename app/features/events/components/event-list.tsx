import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { PresentedEvent } from '../present-event.ts'

/** Events of a school as its members see them, each linked to its form. */
export function EventList({ events }: { events: PresentedEvent[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ol className="sheet max-w-160 divide-y divide-line">
      {events.map(({ id, kind, title, language, when, startsAt }) => (
        <li key={id} className="relative px-5 py-4 hover:bg-sunken">
          <h3 lang={language === locale ? undefined : language} className="wrap-anywhere text-base">
            <Link
              to={`/dashboard/events/${id}`}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
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
