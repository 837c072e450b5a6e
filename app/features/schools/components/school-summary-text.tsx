import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { LocalText } from '../school-text.ts'

/** Two lines of a school's description in the language it is written in, or a note that there is none. */
export function SchoolSummaryText({ summary }: { summary: LocalText | null }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!summary) return <p className="text-ink-faint">{t('school.noDescription')}</p>
  return (
    <p lang={summary.language === locale ? undefined : summary.language} className="line-clamp-2">
      {summary.text}
    </p>
  )
}
