import { SchoolDistance } from '#app/features/schools/own-point/school-distance.tsx'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useOwnWays } from '#app/features/schools/own-point/use-own-ways.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'
import { toggleStop } from '../device/round-list.ts'
import type { OpenDaysPage } from '../find-open-days-page.server.ts'
import { orderEvents } from '../order-events.ts'
import type { OpenDay } from '../present-open-day.ts'
import { MAX_ROUND } from '../round/round-limits.ts'
import type { Order } from './order-choice.tsx'
import { useRound } from './use-round.ts'

type Props = { days: OpenDaysPage['days']; order: Order }

/**
 * Open days by day. Their boxes put them into the round of the device; without script they choose what the button below
 * sends as a calendar.
 */
export function DayList({ days, order }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const point = useOwnPoint()
  const ids = [...new Set(days.flatMap(({ events }) => events.map(({ schoolId }) => schoolId)))]
  const ways = useOwnWays(point, order === 'foot' || order === 'bicycle' ? ids : [])
  const picked = new Set(useRound().map(({ id }) => id))
  return (
    <form method="post" action={localePath(locale, '/open-days.ics')} className="grid gap-5">
      {days.map(({ day, text, events }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="sheet p-4 sm:p-6">
          <h3 id={`day-${day}`} className="text-lg first-letter:uppercase">
            <time dateTime={day}>{text}</time>
          </h3>
          <Events events={orderEvents(events, order, { point, ways })} picked={picked} />
        </section>
      ))}
      <p className="hidden noscript:block">
        <button type="submit" className={button('quiet')}>
          <Icon name="download" size={18} />
          {t('openDays.selected')}
        </button>
      </p>
    </form>
  )
}

function Events({ events, picked }: { events: readonly OpenDay[]; picked: ReadonlySet<string> }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {events.map((event) => (
        <li key={event.id} className="py-3.5 last:pb-0">
          <Event event={event} isPicked={picked.has(event.id)} />
        </li>
      ))}
    </ul>
  )
}

function Event({ event, isPicked }: { event: OpenDay; isPicked: boolean }) {
  const t = useTranslation()
  const { id, title, lang, hours, startsAt, place, schoolId, school, city, type, ...where } = event
  const pick = () => {
    if (!toggleStop(event)) void toast({ kind: 'error', title: t('openDays.round.full', { most: MAX_ROUND }) })
  }
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="text-sm">
          <time dateTime={startsAt} className="font-semibold tabular-nums">
            {hours}
          </time>
          {' · '}
          <span lang={lang ?? undefined} className="wrap-anywhere">
            {title}
          </span>
        </p>
        <h4 className="wrap-anywhere text-base">
          <Link to={`/schools/${encodeURIComponent(schoolId)}#event-${id}`}>{school}</Link>
        </h4>
        <p className="text-ink-soft text-sm">{[type, city].filter(Boolean).join(' · ')}</p>
        {place && (
          <p lang={lang ?? undefined} className="wrap-anywhere text-ink-soft text-sm">
            {place}
          </p>
        )}
        <p className="text-ink-soft text-sm empty:hidden">
          <SchoolDistance school={{ id: schoolId, ...where }} />
        </p>
      </div>
      <label className="flex min-h-11 items-center gap-2 self-start text-sm">
        <input
          type="checkbox"
          name="event"
          value={id}
          checked={isPicked}
          onChange={pick}
          aria-label={t('openDays.pickOne', { school, hours })}
          className="size-5 accent-board"
        />
        {t('openDays.pick')}
      </label>
    </div>
  )
}
