import { DashboardFilters } from '#app/features/reviews/dashboard/components/dashboard-filters.tsx'
import { DashboardTable } from '#app/features/reviews/dashboard/components/dashboard-table.tsx'
import {
  dashboardReviewsPath,
  readDashboardReviewsAddress,
} from '#app/features/reviews/dashboard/dashboard-reviews-address.ts'
import { listDashboardReviews } from '#app/features/reviews/dashboard/list-dashboard-reviews.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/reviews.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const address = readDashboardReviewsAddress(new URL(args.request.url).searchParams)
  return { schoolId: school.id, address, ...(await listDashboardReviews(school.id, session.userId, address)) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.reviews')

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { schoolId, address, reviews, matching, total, pages } = loaderData
  return (
    <>
      <header>
        <h1>{t('dashboard.nav.reviews')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('dashboardReviews.intro')}</p>
      </header>
      <FurtherActions schoolId={schoolId} any={total > 0} />
      {total === 0 ? (
        <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('reviews.none')}</p>} />
      ) : (
        <>
          <DashboardFilters address={address} />
          <p aria-live="polite" className="font-semibold">
            {t('published.matching', { count: matching, total })}
          </p>
          {matching === 0 ? <p>{t('published.nothing')}</p> : <DashboardTable reviews={reviews} />}
          <Pages address={address} pages={pages} />
        </>
      )}
    </>
  )
}

function FurtherActions({ schoolId, any }: { schoolId: string; any: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to="/dashboard/reviews/invitation" className={button('main')}>
        {t('invitation.open')}
      </Link>
      <Link to={`/account/schools/${schoolId}/badge`} className={button('plain')}>
        {t('dashboardReviews.badge')}
      </Link>
      <Link to={`/schools/${schoolId}/disputes`} className={button('plain')}>
        {t('dashboardReviews.disputes')}
      </Link>
      {any && (
        <a href={localePath(locale, '/dashboard/reviews.csv')} download className={button('plain')}>
          <Icon name="download" size={18} />
          {t('dashboardReviews.csv')}
        </a>
      )}
    </div>
  )
}

function Pages({ address, pages }: { address: Route.ComponentProps['loaderData']['address']; pages: number }) {
  const t = useTranslation()
  const pathOf = (page: number) => dashboardReviewsPath({ ...address, page })
  return <PageLinks page={address.page} pages={pages} pathOf={pathOf} label={t('published.pages')} />
}
