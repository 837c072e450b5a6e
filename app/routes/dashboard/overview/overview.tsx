import { BenefitsCard } from '#app/features/insights/components/benefits-card.tsx'
import { CompletionCard } from '#app/features/insights/components/completion-card.tsx'
import { FiguresTable } from '#app/features/insights/components/figures-table.tsx'
import { NewestReviews } from '#app/features/insights/components/newest-reviews.tsx'
import { StatCards } from '#app/features/insights/components/stat-cards.tsx'
import { ViewsChart } from '#app/features/insights/components/views-chart.tsx'
import { loadOverview } from '#app/features/insights/overview/load-overview.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/overview.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const span = new URL(args.request.url).searchParams.get('span') === 'months' ? 'months' : 'days'
  return await loadOverview(session, school, span)
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.overview')

export default function Overview({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { greeting, figures, reviews, chart, completion, activeSince } = loaderData
  return (
    <>
      <h1>{t(`overview.${greeting.part}`, { name: greeting.name })}</h1>
      <StatCards views={{ now: figures.now.views, before: figures.before.views }} reviews={reviews} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-6">
          <ViewsChart {...chart} />
          <NewestReviews reviews={reviews.newest} />
          <FiguresTable {...figures} />
        </div>
        <div className="grid gap-6">
          <CompletionCard completion={completion} />
          <BenefitsCard activeSince={activeSince} />
        </div>
      </div>
    </>
  )
}
