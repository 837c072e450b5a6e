import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedPage, isNotFound } from '../../shell/failed/error-screen.tsx'

/** Says that the school does not exist, or that the page failed. */
export function SchoolNotFound({ error }: { error: unknown }) {
  const t = useTranslation()
  if (!isNotFound(error)) return <FailedPage error={error} />
  return (
    <div className="page section-space">
      <EmptyState drawing="not-found" title={<h1>{t('schoolNotFound.title')}</h1>}>
        <p>{t('schoolNotFound.text')}</p>
        <Link to="/results" className={button('main')}>
          {t('schoolNotFound.search')}
        </Link>
      </EmptyState>
    </div>
  )
}
