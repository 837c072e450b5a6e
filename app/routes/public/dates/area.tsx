import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { AreaView } from '#app/features/admission-dates/components/area-view.tsx'
import { readAreaFilter } from '#app/features/admission-dates/shown/area-filter.ts'
import { findAreaDates } from '#app/features/admission-dates/shown/find-area-dates.server.ts'
import { findDatesLink } from '#app/features/open-days/list-areas.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FailedPage } from '../../shell/failed/error-screen.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/area.ts'

/** The dates of a country or an area in it. */
export async function loader({ params, context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const locale = localeOf(pathname)
  const path = pathWithoutLocale(pathname)
  if (path !== path.toLowerCase()) throw redirect(localePath(locale, path.toLowerCase()), 301)
  const filter = readAreaFilter(searchParams)
  const page = await findAreaDates(params, filter, locale)
  if (!page) throw data(null, { status: 404 })
  const openDays = await findDatesLink(page, locale)
  context.get(shownContext)({ schools: 'all', until: [page.endsAt, ...(openDays ? [openDays.endsAt] : [])] })
  return { page, openDays, filter, isFiltered: searchParams.size > 0 }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('admissionDates.title') }, { name: 'robots', content: 'noindex' }]
  const area = loaderData.page.name
  return pageMeta({
    ...{ location, matches, noindex: loaderData.isFiltered },
    title: `${t('admissionDates.pageTitle', { area })} · Aulario`,
    description: t('admissionDates.description', { area }),
  })
}

export default function Area({ loaderData: { page, filter, openDays } }: Route.ComponentProps) {
  const t = useTranslation()
  const crumbs = [
    { name: t('admissionDates.title'), path: '/admission-dates' },
    ...(page.parent ? [{ name: page.parent.label, path: page.parent.path }] : []),
    { name: page.name, path: page.path },
  ]
  return (
    <div className="page section-space">
      <Breadcrumb label={t('admissionDates.regions')} crumbs={crumbs} current={page.path} className="text-ink-soft" />
      <h1 className="mt-4">{t('admissionDates.pageTitle', { area: page.name })}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{t('admissionDates.intro')}</p>
      <AreaView page={page} filter={filter} />
      {openDays && (
        <p className="mt-5">
          <Link to={openDays.path} className="inline-flex min-h-8 items-center gap-2">
            <Icon name="calendar-days" size={17} className="flex-none" />
            {openDays.text}
          </Link>
        </p>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
