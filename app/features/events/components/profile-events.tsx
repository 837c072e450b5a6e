import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PresentedEvent } from '../present-event.ts'

type Props = {
  schoolId: string
  events: PresentedEvent[]
  /** The page with the open days of the region. */
  region: { path: string; text: string } | null
}

/** The events announced by a school, with calendar files and a link to those of the region; plain HTML. */
export function ProfileEvents({ schoolId, events, region }: Props) {
  const t = useTranslation()
  return (
    <section aria-labelledby="events" className="mt-10">
      <h2 id="events">{t('events.coming')}</h2>
      <ul className="mt-4 grid gap-4">
        {events.map((event) => (
          <li key={event.id} id={`event-${event.id}`} className="sheet p-5">
            <Event schoolId={schoolId} event={event} />
          </li>
        ))}
      </ul>
      {events.length > 1 && (
        <a href={`/schools/${schoolId}/events.ics`} download className={`${button('plain')} no-print mt-3 -ml-2.5`}>
          <Icon name="download" size={18} />
          {t('events.allToCalendar')}
        </a>
      )}
      {region && (
        <p className="no-print mt-3">
          <Link to={region.path} className="inline-flex min-h-8 items-center gap-2">
            <Icon name="calendar-days" size={17} className="flex-none" />
            {region.text}
          </Link>
        </p>
      )}
    </section>
  )
}

function Event({ schoolId, event }: { schoolId: string; event: PresentedEvent }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, kind, title, text, language, place, link, when, startsAt } = event
  const lang = language === locale ? undefined : language
  return (
    <>
      <p className="text-ink-soft text-sm">{t(`events.kind.${kind}`)}</p>
      <h3 lang={lang} className="wrap-anywhere text-lg">
        {title}
      </h3>
      <p className="mt-1 font-semibold">
        <time dateTime={startsAt}>{when}</time>
      </p>
      {place && (
        <p lang={lang} className="wrap-anywhere mt-1">
          {place}
        </p>
      )}
      {text && (
        <p lang={lang} className="wrap-anywhere mt-3 max-w-measure whitespace-pre-line">
          {text}
        </p>
      )}
      <p className="no-print mt-3 -ml-2.5 flex flex-wrap gap-x-2">
        <a href={`/schools/${schoolId}/events/${id}.ics`} download className={button('plain')}>
          <Icon name="download" size={18} />
          {t('events.toCalendar')}
          <span className="sr-only">: {title}</span>
        </a>
        {link && (
          <a href={link} target="_blank" rel="noopener nofollow" className={button('plain')}>
            <Icon name="external-link" size={17} />
            {t('events.more')}
            <span className="sr-only">
              : {title} {t('shell.newTab')}
            </span>
          </a>
        )}
      </p>
    </>
  )
}
