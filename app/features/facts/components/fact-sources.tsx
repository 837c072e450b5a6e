import type { Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Names the publishers of the facts above, as their licences require; nothing where there are none. */
export function FactSources({ sources }: { sources: readonly Publisher[] }) {
  const t = useTranslation()
  if (sources.length === 0) return null
  return (
    <p className="mt-2 text-ink-soft text-xs">
      {t('facts.source')}{' '}
      {sources.map(({ attribution, url }, index) => (
        <span key={attribution}>
          {index > 0 && ' · '}
          <a href={url} rel="noopener" className="text-ink-soft">
            {attribution}
          </a>
        </span>
      ))}
    </p>
  )
}
