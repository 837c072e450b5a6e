import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { pagePath } from '#app/features/places/place-path.ts'
import { placeStructuredData } from '#app/features/places/place-structured-data.ts'
import { findSupportPage } from '#app/features/places/support/find-support-page.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { siteOf } from '#app/site.server.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { describePage, StructuredData } from '#app/ui/structured-data.tsx'
import { FailedPage, isNotFound } from '../../shell/failed/error-screen.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/support.ts'
import { askedPage } from './asked-page.server.ts'
import { PlaceMissing } from './place-missing.tsx'

const SupportView = hydrateOnInteraction(
  async () => (await import('#app/features/places/components/support-view.tsx')).SupportView,
)

/** Shows the schools with provision for a need; other spellings of an address redirect to the correct one. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const support = await findSupportPage(params, askedPage(url), locale)
  if (!support) throw data(null, { status: 404 })
  if ('movedTo' in support) throw redirect(localePath(locale, support.movedTo), 301)
  context.get(shownContext)({ schools: 'all' })
  return describePage({ support }, placeStructuredData(support, { origin: siteOf(request).origin, locale }))
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('places.notFound.title') }, { name: 'robots', content: 'noindex' }]
  const { title, description, isIndexed, page } = loaderData.support
  return pageMeta({ location, matches, title, description, query: pagePath('', page), noindex: !isIndexed })
}

export default function Support({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StructuredData key={loaderData.support.path} of={loaderData} />
      <SupportView support={loaderData.support} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <PlaceMissing /> : <FailedPage error={error} />
}
