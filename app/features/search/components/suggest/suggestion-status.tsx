import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Rows } from './use-rows.ts'

/** Announces politely how many rows there are, for people who do not see them. */
export function SuggestionStatus({ list: { typed, rows } }: { list: Rows }) {
  const t = useTranslation()
  const recent = rows.filter(({ group }) => group === 'recent').length
  return (
    <p role="status" className="sr-only">
      {recent > 0 && t('suggest.recentCount', { count: recent })}
      {typed && rows.length > 0 && t('suggest.count', { count: rows.length })}
    </p>
  )
}
