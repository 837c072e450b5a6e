import { data, redirect } from 'react-router'
import { keepData } from '#app/core/page-cache/kept-data.server.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { feedLink, placeFeedPath } from '#app/features/feeds/feed-paths.ts'
import { findPlaceLink } from '#app/features/open-days/list-areas.server.ts'
import { findPlacePage } from '#app/features/places/find-place-page.server.ts'
import { pagePath } from '#app/features/places/place-path.ts'
import { placeStructuredData } from '#app/features/places/place-structured-data.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { siteOf } from '#app/site.server.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { describePage, StructuredData } from '#app/ui/structured-data.tsx'
import { FailedPage, isNotFound } from '../../shell/failed/error-screen.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/place.ts'
import { askedPage } from './asked-page.server.ts'
import { PlaceMissing } from './place-missing.tsx'

const PlaceView = hydrateOnInteraction(
  async () => (await import('#app/features/places/components/place-view.tsx')).PlaceView,
)

/**
 * Shows countries, regions, towns and their types of school; other spellings of an address redirect to the correct one.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const site = { origin: siteOf(request).origin, locale }
  const page = askedPage(url)
  const key = `place ${site.origin} ${locale} ${JSON.stringify([params, page])}`
  const { value, shown } = await keepData(key, async () => {
    const place = await findPlacePage(params, page, locale)
    if (!place) throw data(null, { status: 404 })
    if ('movedTo' in place) throw redirect(localePath(locale, place.movedTo), 301)
    const openDays = await findPlaceLink(place.path, locale)
    const until = [...place.events, ...(openDays ? [openDays] : [])].map(({ endsAt }) => new Date(endsAt))
    return {
      value: describePage({ place, openDays }, placeStructuredData(place, site)),
      shown: { schools: 'all', until },
    }
  })
  if (shown) context.get(shownContext)(shown)
  return value
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('places.notFound.title') }, { name: 'robots', content: 'noindex' }]
  const { title, description, isIndexed, page, sharePicture: picture } = loaderData.place
  const query = pagePath('', page)
  return [
    ...pageMeta({ location, matches, title, description, query, picture, noindex: !isIndexed }),
    ...placeFeeds(loaderData.place, localeOf(location.pathname)),
  ]
}

/** Announces a town's feeds to feed readers. */
function placeFeeds({ kind, heading, path }: Route.ComponentProps['loaderData']['place'], locale: Locale) {
  if (kind !== 'town') return []
  const [town] = /^(?:\/[^/]+){4}/.exec(path) ?? [path]
  const linkTo = (file: 'schools.atom' | 'events.atom', title: string) =>
    feedLink(localePath(locale, placeFeedPath(town, file)), `${title} (Atom)`)
  const events = translator(locale)('places.events')
  return [linkTo('schools.atom', heading), linkTo('events.atom', `${heading} – ${events}`)]
}

export default function Place({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StructuredData key={loaderData.place.path} of={loaderData} />
      <PlaceView place={loaderData.place} openDays={loaderData.openDays} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <PlaceMissing /> : <FailedPage error={error} />
}
