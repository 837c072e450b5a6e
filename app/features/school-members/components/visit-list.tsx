import type { Visit } from '#app/features/schools/membership/admin-visits.server.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'

/** When the team was in the dashboard of the school, and why. */
export function VisitList({ visits }: { visits: readonly Visit[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (date: Date) => formatInstant(locale, date.toISOString())
  return (
    <>
      <p className="mb-3 text-ink-soft">{t('people.visits.text')}</p>
      <ul className="grid gap-3">
        {visits.map(({ startedAt, until, reason }) => (
          <li key={startedAt.toISOString()} className="border-line border-l-2 pl-3">
            <p className="text-ink-soft text-sm">
              {instant(startedAt)} – {instant(until)}
            </p>
            <p className="whitespace-pre-line">{reason}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
