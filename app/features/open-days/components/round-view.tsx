import { useEffect, useState } from 'react'
import { formatDistance } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { storeRound, toggleStop } from '../device/round-list.ts'
import type { OpenDay } from '../present-open-day.ts'
import { type Clash, CROW_KMH, findClashes } from '../round/clashes.ts'
import type { Round } from '../round/find-round.server.ts'
import { useRound } from './use-round.ts'

type Known = Round | 'failed' | undefined

/** The open days that this device has picked, in the order of time, with what stands in the way. */
export function RoundView() {
  const t = useTranslation()
  const kept = useRound()
  const known = useKnown(
    kept
      .map(({ id }) => id)
      .toSorted()
      .join(),
  )
  if (kept.length === 0) return null
  const answered = typeof known === 'object' ? known : undefined
  const stops = kept
    .map((stop) => answered?.events.find(({ id }) => id === stop.id) ?? stop)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  const isGone = ({ id }: OpenDay) => answered !== undefined && !answered.events.some((event) => event.id === id)
  const clashes = findClashes(
    stops.filter((stop) => !isGone(stop)),
    answered?.legs,
  )
  return (
    <Section id="round" title={t('openDays.round')} gap={3}>
      <p role="status" className="text-sm">
        {clashes.length > 0 ? t('openDays.round.clashes', { count: clashes.length }) : t('openDays.round.fits')}{' '}
        {known === 'failed' && t('openDays.round.unchecked')}
      </p>
      <ol className="divide-y divide-line">
        {stops.map((stop) => (
          <li key={stop.id} className="py-3 first:pt-0">
            <Stop
              stop={stop}
              stops={stops}
              clashes={clashes.filter(({ id }) => id === stop.id)}
              isGone={isGone(stop)}
            />
          </li>
        ))}
      </ol>
      <Actions stops={stops} />
      <p className="text-ink-soft text-sm">{t('openDays.round.private')}</p>
    </Section>
  )
}

/** Asks what is announced of a round today. @param ids of its open days, separated by commas */
function useKnown(ids: string): Known {
  const locale = useLocale()
  const [known, setKnown] = useState<{ ids: string; round: Known }>()
  useEffect(() => {
    if (ids === '') return
    const gone = new AbortController()
    askForRound(ids.split(','), locale, gone.signal).then(
      (round) => setKnown({ ids, round }),
      () => gone.signal.aborted || setKnown({ ids, round: 'failed' }),
    )
    return () => gone.abort()
  }, [ids, locale])
  // What was answered about another round says nothing of an open day that has just been picked.
  return known?.ids === ids ? known.round : undefined
}

async function askForRound(ids: readonly string[], locale: Locale, signal: AbortSignal): Promise<Round> {
  const body = new URLSearchParams(ids.map((id) => ['event', id]))
  const answer = await fetch(localePath(locale, '/open-days.json'), { method: 'POST', body, signal })
  if (!answer.ok) throw new Error(`The round cannot be read: ${answer.status}.`)
  return (await answer.json()) as Round
}

/** Whether it ends on the day on which it begins: the hours of others have their days. */
const isOfOneDay = ({ startsAt, endsAt }: OpenDay) => startsAt.slice(0, 10) === endsAt.slice(0, 10)

type StopProps = { stop: OpenDay; stops: readonly OpenDay[]; clashes: readonly Clash[]; isGone: boolean }

function Stop({ stop, stops, clashes, isGone }: StopProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, dayText, hours, startsAt, schoolId, school, city } = stop
  return (
    <div className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="text-sm first-letter:uppercase">
          <time dateTime={startsAt}>{isOfOneDay(stop) ? `${dayText}, ${hours}` : hours}</time>
        </p>
        <h3 className="wrap-anywhere text-base">
          <Link to={`/schools/${encodeURIComponent(schoolId)}#event-${id}`}>{school}</Link>
        </h3>
        {city && <p className="text-ink-soft text-sm">{city}</p>}
        {isGone && <Warning>{t('openDays.round.gone')}</Warning>}
        {clashes.map((clash) => (
          <Warning key={`${clash.kind} ${clash.with}`}>
            {sayClash(clash, stops.find((one) => one.id === clash.with) ?? stop, { t, locale })}
          </Warning>
        ))}
      </div>
      <button
        type="button"
        onClick={() => toggleStop(stop)}
        className={`${button('plain', 'small')} justify-self-start max-sm:-ml-2.5`}
      >
        {t('openDays.round.remove')}
        <span className="sr-only">: {school}</span>
      </button>
    </div>
  )
}

const Warning = ({ children }: { children: string }) => (
  <p className="mt-1.5 flex items-start gap-2 rounded-control bg-notice-wash px-3 py-2 text-notice-ink text-sm">
    <Icon name="circle-alert" size={17} className="mt-0.5 flex-none" />
    <span>{children}</span>
  </p>
)

function sayClash(clash: Clash, { school, country }: OpenDay, { t, locale }: { t: Translate; locale: Locale }): string {
  if (clash.kind === 'overlap') return t('openDays.clash.overlap', { school })
  const { gap } = clash
  if (clash.kind === 'way') return t('openDays.clash.way', { school, gap, minutes: clash.bicycle })
  const distance = formatDistance(locale, clash.km, country)
  return t('openDays.clash.crow', { school, gap, distance, minutes: clash.minutes, speed: CROW_KMH })
}

function Actions({ stops }: { stops: readonly OpenDay[] }) {
  const t = useTranslation()
  return (
    <form
      method="post"
      action={localePath(useLocale(), '/open-days.ics')}
      className="no-print flex flex-wrap items-center gap-3"
    >
      {stops.map(({ id }) => (
        <input key={id} type="hidden" name="event" value={id} />
      ))}
      <button type="submit" className={button('quiet', 'small')}>
        <Icon name="calendar-days" size={16} />
        {t('openDays.round.calendar')}
      </button>
      <button type="button" onClick={() => storeRound([])} className={button('plain', 'small')}>
        {t('openDays.round.clear')}
      </button>
    </form>
  )
}
