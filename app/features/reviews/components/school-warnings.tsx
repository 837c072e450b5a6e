import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolWarning } from '../published/list-school-warnings.server.ts'

/** Public warnings about how a school came by its reviews. */
export function SchoolWarnings({ warnings }: { warnings: SchoolWarning[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return warnings.map((warning) => (
    <div key={warning.id} className="my-4 rounded-card bg-notice-wash px-4 py-3 text-notice-ink">
      <p className="font-semibold">{t(`warning.${warning.kind}`)}</p>
      {warning.facts && <p className="whitespace-pre-line">{warning.facts}</p>}
      <p className="text-sm">
        {t('warning.dates', { day: formatDay(locale, warning.createdAt), end: formatDay(locale, warning.endsAt) })}
      </p>
    </div>
  ))
}
