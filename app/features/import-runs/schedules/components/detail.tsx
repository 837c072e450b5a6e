import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { detailText, type ProblemDetail } from '../problem-detail.ts'

/** What a scheduled import met, in particular. */
export function Detail({ detail }: { detail: ProblemDetail }) {
  const t = useTranslation()
  const locale = useLocale()
  return <span lang={detail.code === 'sentence' ? 'en' : undefined}>{detailText(t, locale, detail)}</span>
}
