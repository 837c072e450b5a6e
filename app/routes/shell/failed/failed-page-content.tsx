import { use } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { FailedRequestContext } from '#app/core/failed-request.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import '#app/ui/connection/connection-text.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { isNotFound } from './error-screen.tsx'

/** Says that a page does not exist, or that it failed. */
export const FailedPageContent = ({ error }: { error: unknown }) =>
  isNotFound(error) ? <NotFound /> : <OtherError error={error} />

/** The 404 page required by the specification. */
function NotFound() {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <EmptyState
        drawing="not-found"
        title={
          <>
            <p className="font-[620] font-head text-5xl text-board">404</p>
            <h1 className="mt-2">{t('notFound.title')}</h1>
          </>
        }
      >
        <p>{t('notFound.text')}</p>
        <Link to="/" className={button('main')}>
          {t('notFound.home')}
        </Link>
      </EmptyState>
    </div>
  )
}

/** Whether the server's gate refused a form before any route read it. */
const isRefusedForm = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === 400 || error.status === 413)

function OtherError({ error }: { error: unknown }) {
  const t = useTranslation()
  const { pathname, search } = useLocation()
  const isForm = isRefusedForm(error)
  // Only the server knows the failed request; the browser keeps the server's text.
  const failed = use(FailedRequestContext)
  const kind = isForm ? 'error.form' : failed?.isAway ? 'error.away' : 'error'
  return (
    <div className="page section-space">
      <EmptyState drawing="not-found" title={<h1 suppressHydrationWarning>{t(`${kind}.title`)}</h1>}>
        <p suppressHydrationWarning>{t(`${kind}.text`)}</p>
        {!isForm && (
          <p className="text-ink-soft text-sm empty:hidden" suppressHydrationWarning>
            {failed?.id && t('error.request', { id: failed.id })}
          </p>
        )}
        {!isForm && (
          <a href={pathname + search} className={button('main')}>
            {t('error.retry')}
          </a>
        )}
        <Link to="/" reloadDocument className={button(isForm ? 'main' : 'quiet')}>
          {t('notFound.home')}
        </Link>
      </EmptyState>
    </div>
  )
}
