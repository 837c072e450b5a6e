import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { readOnly } from '#db/read-only/read-only.ts'

/** What the top of each page says while nothing is saved, in the visitor's language. */
export function noticeOf(request: Request): { notice?: string } {
  const now = readOnly()
  if (!now) return {}
  const locale = localeOf(new URL(request.url).pathname)
  const t = translator(locale)
  const isToCome = now.until !== undefined && Date.parse(now.until) > Date.now()
  return {
    notice: isToCome ? t('readOnly.until', { time: formatDateTime(locale, new Date(now.until!)) }) : t('readOnly.now'),
  }
}
