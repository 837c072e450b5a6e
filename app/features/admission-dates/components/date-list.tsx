import type { PresentedDate, PresentedSource } from '../shown/present-dates.ts'

/** Dates with how long until them, whom they are about, what to bring and where they were read. */
export function DateList({ dates }: { dates: readonly PresentedDate[] }) {
  return (
    <ul className="grid gap-3">
      {dates.map((date) => (
        <li key={date.id} className="border-line border-t pt-3 first:border-0 first:pt-0">
          <DateEntry date={date} />
        </li>
      ))}
    </ul>
  )
}

function DateEntry({ date }: { date: PresentedDate }) {
  const { from, event, name, lang, day, left, details, bring, source } = date
  return (
    <>
      <p className="font-semibold">
        {event}
        {event && name && ' · '}
        {name && <span lang={lang}>{name}</span>}
      </p>
      <p>
        <time dateTime={from}>{day}</time> <span className="text-ink-soft">({left})</span>
      </p>
      <p className="text-ink-soft text-sm">{details.join(' · ')}</p>
      {bring && <p className="mt-1 text-sm">{bring}</p>}
      <SourceLine source={source} />
    </>
  )
}

/** Where a date was read, and of which day that text is. */
export function SourceLine({ source: { url, text, asOf, cite, lang } }: { source: PresentedSource }) {
  return (
    <p className="wrap-anywhere mt-1 text-ink-soft text-xs">
      <a href={url} rel="noopener" className="text-ink-soft">
        {text}
      </a>
      {cite && (
        <>
          , <span lang={lang}>{cite}</span>
        </>
      )}
      , {asOf}
    </p>
  )
}
