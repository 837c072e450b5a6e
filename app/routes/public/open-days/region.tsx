import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { feedLink, openDayFeedPath } from '#app/features/feeds/feed-paths.ts'
import { OpenDaysView } from '#app/features/open-days/components/open-days-view.tsx'
import { findOpenDaysPage } from '#app/features/open-days/find-open-days-page.server.ts'
import { openDaysAddress, readOpenDayFilter } from '#app/features/open-days/open-day-filter.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FailedPage } from '../../shell/failed/error-screen.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/region.ts'

/** The coming open days of a region; other spellings of its address redirect to the correct one. */
export async function loader({ params, context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const locale = localeOf(pathname)
  const filter = readOpenDayFilter(searchParams)
  const page = await findOpenDaysPage(params, { path: pathWithoutLocale(pathname), filter }, locale)
  if (!page) throw data(null, { status: 404 })
  if ('movedTo' in page) throw redirect(localePath(locale, page.movedTo), 301)
  context.get(shownContext)({ schools: 'all', until: page.until.map((instant) => new Date(instant)) })
  return { page, isIndexed: searchParams.size === 0 && page.all > 0 }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const locale = localeOf(location.pathname)
  const t = translator(locale)
  if (!loaderData || error) return [{ title: t('openDays.title') }, { name: 'robots', content: 'noindex' }]
  const { name: place, path, filter } = loaderData.page
  const title = t('openDays.pageTitle', { place })
  const feed = openDaysAddress(openDayFeedPath(path), { ...filter, page: 1 })
  return [
    ...pageMeta({
      ...{ location, matches, noindex: !loaderData.isIndexed },
      title: `${title} · Aulario`,
      description: t('openDays.description', { place }),
    }),
    feedLink(localePath(locale, feed), `${title} (Atom)`),
  ]
}

export default function Region({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <Breadcrumb label={t('openDays.where')} crumbs={page.crumbs} current={page.path} className="text-ink-soft" />
      <h1 className="mt-4">{t('openDays.pageTitle', { place: page.name })}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{t('openDays.intro')}</p>
      <OpenDaysView page={page} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
