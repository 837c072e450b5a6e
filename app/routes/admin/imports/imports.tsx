import { data } from 'react-router'
import { RunTable } from '#app/features/import-runs/components/run-table.tsx'
import { importsQuery, readPage } from '#app/features/import-runs/imports-address.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { listRuns, RUNS_PER_PAGE } from '#app/features/import-runs/runs/list-runs.server.ts'
import { ScheduleProblems } from '#app/features/import-runs/schedules/components/schedule-problems.tsx'
import { listTroubledSchedules } from '#app/features/import-runs/schedules/list-schedules.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import type { Route } from './+types/imports.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const page = readPage(new URL(args.request.url).searchParams)
  const [{ runs, total }, troubled] = await Promise.all([listRuns(page), listTroubledSchedules()])
  const answer = { page, runs, pages: Math.ceil(total / RUNS_PER_PAGE), troubled }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.imports')

export default function Imports({ loaderData: { page, runs, pages, troubled } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header className="grid justify-items-start gap-4">
        <h1>{t('adminNav.imports')}</h1>
        <p className="text-ink-soft">{t('imports.intro')}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/imports/new" className={button('main')}>
            <Icon name="plus" size={18} />
            {t('imports.new')}
          </Link>
          <Link to="/admin/registers" className={button('quiet')}>
            {t('registers.title')}
          </Link>
          <Link to="/admin/import-schedules" className={button('quiet')}>
            {t('schedules.title')}
          </Link>
        </div>
      </header>
      <ScheduleProblems schedules={troubled} />
      {runs.length === 0 ? (
        <EmptyState drawing="empty" title={<h2 className="text-xl">{t('imports.empty')}</h2>}>
          <p>{t('imports.emptyText')}</p>
        </EmptyState>
      ) : (
        <RunTable runs={runs} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(number) => `/admin/imports${importsQuery({ page: number })}`}
        label={t('imports.pages')}
      />
    </>
  )
}
