import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolWarning } from '../published/list-school-warnings.server.ts'

/** Public warnings about how a school came by its reviews. */
export function SchoolWarnings({ notices }: { notices: SchoolWarning[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return notices.map((notice) => (
    <div key={notice.id} className="my-4 rounded-card bg-notice-wash px-4 py-3 text-notice-ink">
      <p className="font-semibold">{t(`notice.${notice.kind}`)}</p>
      {notice.facts && <p className="whitespace-pre-line">{notice.facts}</p>}
      <p className="text-sm">
        {t('notice.dates', { day: formatDay(locale, notice.createdAt), end: formatDay(locale, notice.endsAt) })}
      </p>
    </div>
  ))
}
