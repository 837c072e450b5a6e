import { data, redirect } from 'react-router'
import { DossierDownloads } from '#app/features/dossier/components/dossier-form.tsx'
import { DossierView } from '#app/features/dossier/components/dossier-view.tsx'
import { dossierPath, isLongWay, namedIds, readDossierIds } from '#app/features/dossier/dossier-address.ts'
import { loadDossier } from '#app/features/dossier/load-dossier.server.ts'
import { DOSSIER_MAP_SIZE, hasDossierMap, sayMap } from '#app/features/dossier/map/dossier-map.server.ts'
import { DOSSIER_POLICY } from '#app/features/dossier/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/dossier.ts'
import printStyles from './dossier-print.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }]

/** The dossier of the schools in the address; it has the notes of a signed-in person. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  if (isLongWay(searchParams)) throw redirect(localePath(locale, dossierPath(namedIds(searchParams))))
  const { ids, tooMany } = readDossierIds(searchParams)
  const session = await currentSession({ context }, DOSSIER_POLICY.readNotes)
  const { dossier, places, positions, missing } = await loadDossier(ids, { locale, userId: session?.userId })
  const map = hasDossierMap(places) ? { alt: sayMap(places, locale), ...DOSSIER_MAP_SIZE } : null
  return data(
    { dossier, positions, map, missing, tooMany },
    session ? { headers: { 'cache-control': 'private, no-store' } } : undefined,
  )
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const [title, description] = [t('dossier.metaTitle'), t('dossier.metaDescription')]
  return pageMeta({ location, matches, title, description, query: location.search, noindex: true })
}

export default function DossierPage({ loaderData }: Route.ComponentProps) {
  const { dossier, positions, map, missing, tooMany } = loaderData
  const t = useTranslation()
  const ids = dossier.schools.map(({ id }) => id)
  return (
    <div className="dossier page pt-8 md:pt-10">
      <h1>{ids.length > 0 ? t('dossier.title', { count: ids.length }) : t('dossier.emptyTitle')}</h1>
      {tooMany && <Notice>{t('dossier.tooMany')}</Notice>}
      {missing.length > 0 && <Notice>{t('compare.missing', { ids: missing.join(', ') })}</Notice>}
      {ids.length === 0 ? (
        <EmptyState drawing="empty" title={<h2 className="text-xl">{t('dossier.empty')}</h2>}>
          <p>{t('dossier.emptyText')}</p>
          <Link to="/results" className={button('main')}>
            {t('schoolNotFound.search')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className="mt-2 max-w-measure text-ink-soft">{t('dossier.intro')}</p>
          <section aria-labelledby="get" className="no-print sheet mt-5 grid gap-2 p-5">
            <h2 id="get" className="text-xl">
              {t('dossier.get')}
            </h2>
            <p className="text-ink-soft text-sm">{t('dossier.pages')}</p>
            <DossierDownloads ids={ids} />
          </section>
          <DossierView dossier={dossier} positions={positions} map={map} />
        </>
      )}
    </div>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p className="mt-4 break-words rounded-card bg-notice-wash px-4 py-3 text-notice-ink">{children}</p>
)
