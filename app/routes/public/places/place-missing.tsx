import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Stands in for a place that the directory does not know, or that has no such schools. */
export function PlaceMissing() {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <EmptyState drawing="not-found" title={<h1>{t('places.notFound.title')}</h1>}>
        <p>{t('places.notFound.text')}</p>
        <Link to="/results" className={button('main')}>
          {t('places.notFound.search')}
        </Link>
      </EmptyState>
    </div>
  )
}
