import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { useLocale } from '#app/i18n/use-translation.ts'

/** An instant by which something is promised, with its time zone. */
export function PromisedTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatDateTime(useLocale(), at)}
    </time>
  )
}
