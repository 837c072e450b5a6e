import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

/** An instant by the reader's own clock; by Berlin's where nothing runs in the browser. Its zone is named either way. */
export function PromisedTime({ at }: { at: Date }) {
  const locale = useLocale()
  const timeZone = useHydrated() ? undefined : 'Europe/Berlin'
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatDateTime(locale, at, timeZone)}
    </time>
  )
}
