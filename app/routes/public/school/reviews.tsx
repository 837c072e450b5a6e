import { data, redirect, useActionData } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { nextPath } from '#app/core/next-path.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { feedLink, reviewFeedPath } from '#app/features/feeds/feed-paths.ts'
import { ReviewsPage } from '#app/features/reviews/components/list/reviews-page.tsx'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { findRatedSchool } from '#app/features/reviews/published/find-rated-school.server.ts'
import { findReviewCounts } from '#app/features/reviews/published/find-review-counts.server.ts'
import { findReviewPage } from '#app/features/reviews/published/find-review-page.server.ts'
import { findThemes } from '#app/features/reviews/published/find-themes.server.ts'
import { listCriteria } from '#app/features/reviews/published/list-criteria.server.ts'
import { listReviews } from '#app/features/reviews/published/list-reviews.server.ts'
import { listSchoolWarnings } from '#app/features/reviews/published/list-school-warnings.server.ts'
import { reviewStructuredData } from '#app/features/reviews/published/review-structured-data.ts'
import {
  ALL_REVIEWS,
  REVIEWS_PER_PAGE,
  readReviewsAddress,
  reviewsPath,
  setFilters,
} from '#app/features/reviews/published/reviews-address.ts'
import { voteSchema } from '#app/features/reviews/published/votes/vote.schema.ts'
import { addVote, removeVote } from '#app/features/reviews/published/votes/vote.server.ts'
import type { VoteRefusal } from '#app/features/reviews/published/votes/vote-refusal.ts'
import { schoolIdentity } from '#app/features/school-profile/structured-data.ts'
import { findIndexedProfile } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { siteOf } from '#app/site.server.ts'
import { describePage, StructuredData } from '#app/ui/structured-data.tsx'
import { berlinDay } from '#lib/berlin-day.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/reviews.ts'
import { SchoolNotFound } from './school-not-found.tsx'

/**
 * With `?review=<id>` it redirects to the page on which this review is currently shown, so that links to a review keep
 * working.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const address = readReviewsAddress(url.searchParams)
  const wanted = url.searchParams.get('review')
  const wantedPage = wanted && (await findReviewPage(params.id, wanted))
  if (wantedPage)
    throw redirect(`${localePath(locale, reviewsPath(params.id, ALL_REVIEWS, { page: wantedPage }))}#review-${wanted}`)
  const session = await currentSession({ context })
  const [found, reviews, counts, criteria, themes, warnings] = await Promise.all([
    findRatedSchool(params.id, locale),
    listReviews(params.id, session?.userId ?? null, address),
    findReviewCounts(params.id, address),
    listCriteria(params.id),
    findThemes(params.id),
    listSchoolWarnings(params.id),
  ])
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(localePath(locale, reviewsPath(found.movedTo, address)), 301)
  const pages = Math.max(Math.ceil(counts.matching / REVIEWS_PER_PAGE), 1)
  if (address.page > pages) throw redirect(localePath(locale, reviewsPath(params.id, address, { page: pages })))
  const { school } = found
  const languages = (await findIndexedProfile(school.id))?.languages ?? []
  context.get(shownContext)({ schools: [school.id], until: warnings.map(({ endsAt }) => endsAt) })
  const structuredData = {
    ...schoolIdentity(school, { origin: siteOf(request).origin, locale }),
    ...reviewStructuredData(school, reviews),
  }
  const list = {
    school,
    languages,
    address,
    reviews,
    counts,
    criteria,
    themes: { ...themes, day: berlinDay(new Date()) },
    warnings,
    pages,
  }
  return describePage(list, [structuredData])
}

/**
 * Records a vote for a review, or withdraws it. Without JavaScript it redirects back to the review; with JavaScript the
 * page stays as it is.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: voteSchema }, async ({ intent, reviewId, back }) => {
    const list = nextPath(back, localePath(locale, `/schools/${params.id}/reviews`))
    const place = `${list}#review-${reviewId}`
    const session = await currentSession({ context }, REVIEWS_POLICY.vote)
    if (!session) return redirect(`${localePath(locale, '/auth')}?next=${encodeURIComponent(place)}`)
    await countAttempt('vote', { address: context.get(visitorContext).address })
    await (intent === 'helpful' ? addVote : removeVote)(session.userId, reviewId)
    return request.headers.get('accept')?.includes('text/html') ? redirect(place) : null
  })
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const locale = localeOf(location.pathname)
  const t = translator(locale)
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { school, languages, address } = loaderData
  const words = { name: school.name, place: school.city || countryName(locale, school.country) }
  const isVariant = setFilters(address).length > 0 || address.sort !== 'newest'
  const page = pageMeta({
    location,
    matches,
    title: t('published.metaTitle', words),
    description: t('published.metaDescription', words),
    query: !isVariant && address.page > 1 ? `?page=${address.page}` : '',
    noindex: isVariant || school.ratingCount === 0,
    languages,
  })
  return [...page, feedLink(localePath(locale, reviewFeedPath(school.id)), `${t('published.metaTitle', words)} (Atom)`)]
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const refusal = useActionData<VoteRefusal>()
  return (
    <>
      <StructuredData key={loaderData.school.id} of={loaderData} />
      <ReviewsPage {...loaderData} refusal={refusal} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
