import { isRouteErrorResponse } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Says that there is no such school; other errors are left to the surrounding page. */
export function SchoolNotFound({ error }: { error: unknown }) {
  const t = useTranslation()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
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
