import { readCompareIds } from '#app/features/favourites/compare/compare-ids.ts'
import { compareSchools } from '#app/features/favourites/compare/compare-schools.server.ts'
import { CompareActions } from '#app/features/favourites/compare/components/compare-actions.tsx'
import { CompareTable } from '#app/features/favourites/compare/components/compare-table.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/compare.ts'
import printStyles from './compare-print.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }]

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { ids, tooMany } = readCompareIds(searchParams.getAll('ids').join())
  return { ...(await compareSchools(ids)), tooMany, onlyDifferences: searchParams.get('differences') === '1' }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const [title, description] = [t('compare.metaTitle'), t('compare.metaDescription')]
  return pageMeta({ location, matches, title, description, query: location.search, noindex: true })
}

export default function Compare({ loaderData: { schools, missing, tooMany, onlyDifferences } }: Route.ComponentProps) {
  const t = useTranslation()
  const ids = schools.map((school) => school.id)
  return (
    <div className="compare page pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1>{ids.length > 0 ? t('compare.count', { count: ids.length }) : t('compare.emptyTitle')}</h1>
          {ids.length > 1 && <p className="mt-1 text-ink-soft text-sm">{t('compare.hint')}</p>}
        </div>
        {ids.length > 0 && <CompareActions ids={ids} onlyDifferences={onlyDifferences} />}
      </div>
      {tooMany && <Notice>{t('compare.tooMany')}</Notice>}
      {missing.length > 0 && <Notice>{t('compare.missing', { ids: missing.join(', ') })}</Notice>}
      {ids.length === 0 ? <Empty /> : <CompareTable schools={schools} onlyDifferences={onlyDifferences} />}
      {ids.length === 1 && (
        <p className="no-print mt-6 flex flex-wrap items-center gap-3">
          {t('compare.addAnother')}
          <Link to="/results" className={button('main')}>
            {t('schoolNotFound.search')}
          </Link>
        </p>
      )}
    </div>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p className="mt-4 break-words rounded-card bg-notice-wash px-4 py-3 text-notice-ink">{children}</p>
)

function Empty() {
  const t = useTranslation()
  return (
    <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('compare.empty')}</h2>}>
      <p>{t('compare.emptyText')}</p>
      <Link to="/results" className={button('main')}>
        {t('schoolNotFound.search')}
      </Link>
    </EmptyState>
  )
}
