import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

/** An instant in the reader's time zone; in Berlin's where there is no script. The zone is named either way. */
export function PromisedTime({ at }: { at: Date }) {
  const locale = useLocale()
  const timeZone = useHydrated() ? undefined : 'Europe/Berlin'
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatDateTime(locale, at, timeZone)}
    </time>
  )
}
