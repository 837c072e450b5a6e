import { useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolFacts } from '../find-school-facts.server.ts'

/** Names the publishers of the facts above, as their licences ask. */
export function FactSources({ sources }: Pick<SchoolFacts, 'sources'>) {
  const t = useTranslation()
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
