import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'

/** Says when a suspension found at sign-in ends; renders nothing for one without an end. @param props.until ISO 8601 */
export function SuspensionEnd({ until }: { until: string | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  return until ? <p>{t('auth.suspension.until', { time: formatInstant(locale, until) })}</p> : null
}
