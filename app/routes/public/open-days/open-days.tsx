import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { DeviceRound } from '#app/features/open-days/components/device-round.tsx'
import { findCountry } from '#app/features/open-days/find-region.server.ts'
import { listAreas } from '#app/features/open-days/list-areas.server.ts'
import { OPEN_DAYS_PATH, openDaysPath } from '#app/features/open-days/open-days-path.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Section } from '#app/ui/section.tsx'
import { FailedPage } from '../../shell/failed/error-screen.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/open-days.ts'

type Args = Omit<Route.LoaderArgs, 'params'> & { params: { country?: string } }

/** Lists the regions with open days, of all countries or of one. */
export async function loader({ params, context, url: { pathname } }: Args) {
  const locale = localeOf(pathname)
  const country = params.country === undefined ? undefined : await findCountry(params.country)
  if (params.country !== undefined && !country) throw data(null, { status: 404 })
  const path = country ? openDaysPath(country.path) : OPEN_DAYS_PATH
  if (path !== pathWithoutLocale(pathname)) throw redirect(localePath(locale, path), 301)
  const all = await listAreas(locale)
  const areas = country ? all.filter((area) => area.country === country.country) : all
  context.get(shownContext)({ schools: 'all', until: areas.map(({ endsAt }) => endsAt) })
  return { path, name: country ? countryName(locale, country.country) : null, areas }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('openDays.title') }, { name: 'robots', content: 'noindex' }]
  const { name, areas } = loaderData
  return pageMeta({
    ...{ location, matches, noindex: name !== null && areas.length === 0 },
    title: `${name === null ? t('openDays.title') : t('openDays.pageTitle', { place: name })} · Aulario`,
    description: name === null ? t('openDays.overview') : t('openDays.description', { place: name }),
  })
}

export default function OpenDays({ loaderData: { path, name, areas } }: Route.ComponentProps) {
  const t = useTranslation()
  const crumbs = [{ name: t('openDays.title'), path: OPEN_DAYS_PATH }, ...(name === null ? [] : [{ name, path }])]
  return (
    <div className="page section-space">
      {name !== null && (
        <Breadcrumb label={t('openDays.where')} crumbs={crumbs} current={path} className="mb-4 text-ink-soft" />
      )}
      <h1>{name === null ? t('openDays.title') : t('openDays.pageTitle', { place: name })}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{t('openDays.overview')}</p>
      <div className="mt-6 grid gap-5">
        <DeviceRound />
        {areas.length === 0 && <p className="sheet p-5">{t('openDays.none')}</p>}
        {areas.map((area) => (
          <Section key={area.path} id={area.country} title={area.name}>
            <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
              {area.regions.map((region) => (
                <li key={region.path}>
                  <Link to={region.path} className="tap inline-flex min-h-6 items-center">
                    {region.text}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        ))}
        <p className="max-w-measure text-ink-soft text-sm">{t('openDays.source')}</p>
        <p>
          <Link to="/for-schools" className="inline-flex min-h-8 items-center">
            {t('openDays.forSchools')}
          </Link>
        </p>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
