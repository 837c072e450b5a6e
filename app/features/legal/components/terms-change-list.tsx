import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { OrderedChange } from '../changes/list-terms-changes.server.ts'

/** Changes whose mails are ordered, and how many were written. */
export function TermsChangeList({ changes }: { changes: OrderedChange[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (changes.length === 0) return <p>{t('termsChange.none')}</p>
  return (
    <ul>
      {changes.map(({ id, effectiveOn, orderedAt, mailed, doneAt }) => (
        <li key={id} className="border-line border-t py-3 first:border-t-0">
          {t(doneAt ? 'termsChange.item.done' : 'termsChange.item.sending', {
            day: formatDay(locale, effectiveOn),
            time: formatInstant(locale, orderedAt.toISOString()),
            count: mailed,
          })}
        </li>
      ))}
    </ul>
  )
}
