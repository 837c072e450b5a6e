import { BenefitsCard } from '#app/features/insights/components/benefits-card.tsx'
import { CompletionCard } from '#app/features/insights/components/completion-card.tsx'
import { FiguresTable } from '#app/features/insights/components/figures-table.tsx'
import { NewestReviews } from '#app/features/insights/components/newest-reviews.tsx'
import { ProfilePreview } from '#app/features/insights/components/profile-preview.tsx'
import { StatCards } from '#app/features/insights/components/stat-cards.tsx'
import { ViewsChart } from '#app/features/insights/components/views-chart.tsx'
import { loadOverview } from '#app/features/insights/overview/load-overview.server.ts'
import { isNew } from '#app/features/insights/overview/periods.ts'
import { previewSchool } from '#app/features/profile-editing/profile-form/preview-school.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { button } from '#app/ui/button.ts'
import { Fold } from '#app/ui/fold.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/overview.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const overview = await loadOverview(session, school, searchParams.get('span') === 'months' ? 'months' : 'days')
  if (!isNew(overview.figures, overview.reviews.count)) return { overview, preview: null }
  const preview = await previewSchool({ userId: session.userId, schoolId: school.id }, localeOf(pathname))
  return { overview, preview: preview && { profile: preview.profile, hasDraft: preview.draft !== null } }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.overview')

/** For a school without any figures yet, the tasks come first; for all others, the figures. */
export default function Overview({ loaderData: { overview, preview } }: Route.ComponentProps) {
  const t = useTranslation()
  const { greeting } = overview
  return (
    <>
      <h1>{t(`overview.${greeting.part}`, { name: greeting.name })}</h1>
      {preview ? <FirstSteps overview={overview} preview={preview} /> : <Figures overview={overview} />}
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function FirstSteps({ overview, preview }: { overview: Loaded['overview']; preview: NonNullable<Loaded['preview']> }) {
  const t = useTranslation()
  const { figures, reviews, completion, activeSince } = overview
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <CompletionCard completion={completion} isFirst />
        <ProfilePreview school={preview.profile} hasDraft={preview.hasDraft} />
      </div>
      <section className="sheet p-5 md:p-6">
        <Fold title={t('overview.noFigures')}>
          <p className="max-w-measure text-ink-soft">{t('overview.noFigures.text')}</p>
          <p>
            <Link to="/dashboard/reviews/invitation" className={button('quiet')}>
              {t('overview.invite')}
            </Link>
          </p>
          <StatCards views={{ now: figures.now.views, before: figures.before.views }} reviews={reviews} />
          <FiguresTable {...figures} />
        </Fold>
      </section>
      <BenefitsCard activeSince={activeSince} />
    </>
  )
}

function Figures({ overview: { figures, reviews, chart, completion, activeSince } }: Pick<Loaded, 'overview'>) {
  return (
    <>
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
