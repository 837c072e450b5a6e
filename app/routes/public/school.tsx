import { data, isRouteErrorResponse, redirect } from 'react-router'
import { ReviewList } from '#app/features/reviews/components/review-list.tsx'
import { listReviews } from '#app/features/reviews/list-reviews.server.ts'
import { ProfileAbout } from '#app/features/schools/components/profile-about.tsx'
import { ProfileContact } from '#app/features/schools/components/profile-contact.tsx'
import { ProfileFacts } from '#app/features/schools/components/profile-facts.tsx'
import { ProfileHeader } from '#app/features/schools/components/profile-header.tsx'
import { findSchool, type SchoolProfile } from '#app/features/schools/find-school.server.ts'
import { revealEmail } from '#app/features/schools/profile/reveal-email.server.ts'
import { ProfileMap } from '#app/features/search/components/map/profile-map.tsx'
import { NearbySchools } from '#app/features/search/components/nearby-schools.tsx'
import { hasProfileMap } from '#app/features/search/draw-profile-map.server.ts'
import { findNearbySchools } from '#app/features/search/nearby/find-nearby-schools.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/school.ts'

const LAST_PAGE = 100_000

export async function loader({ params, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), LAST_PAGE)
  const [found, reviews] = await Promise.all([findSchool(params.id, locale), listReviews(params.id, page)])
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(localePath(locale, `/schools/${found.movedTo}`), 301)
  const hasMap = hasProfileMap(found.school)
  const nearby = await findNearbySchools(found.school, locale)
  return { school: found.school, hasMap, nearby, reviews: found.school.showReviews ? reviews : [], page }
}

/** A visitor asks for the school's e-mail address. */
export async function action({ params }: Route.ActionArgs) {
  return { email: await revealEmail(params.id) }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const locale = localeOf(location.pathname)
  const t = translator(locale)
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { school, page } = loaderData
  const place = [school.city, countryName(locale, school.country)].filter(Boolean).join(', ')
  const description = school.summary?.text ?? t('school.description', { name: school.name, place })
  const query = page > 1 ? `?page=${page}` : ''
  return pageMeta({ location, matches, title: `${school.name}, ${school.city || place} · Aulario`, description, query })
}

export default function School({ loaderData, actionData }: Route.ComponentProps) {
  const { school, hasMap, nearby, reviews, page } = loaderData
  return (
    <>
      <ProfileHeader school={school} />
      <div className="page mt-8 grid items-start gap-10 lg:grid-cols-[1fr_21rem]">
        <div className="min-w-0">
          {school.closed && <Closed school={school} />}
          <ProfileAbout school={school} />
          <ReviewList school={school} reviews={reviews} page={page} />
          <NearbySchools nearby={nearby} known={school.register?.attribution} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ProfileContact school={school} revealed={actionData} map={hasMap && <ProfileMap school={school} />} />
          <ProfileFacts school={school} />
          {!school.premium && <PremiumBox />}
        </div>
      </div>
    </>
  )
}

function Closed({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  return (
    <p className="mb-6 rounded-card bg-notice-wash px-4 py-3 text-notice-ink">
      {t('school.closed')}{' '}
      {school.successor && (
        <Link to={`/schools/${school.successor.id}`} className="text-inherit">
          {t('school.successor', { name: school.successor.name })}
        </Link>
      )}
    </p>
  )
}

function PremiumBox() {
  const t = useTranslation()
  return (
    <aside className="no-print rounded-card bg-premium-wash p-6">
      <p className="flex items-center gap-2 font-semibold text-premium text-sm">
        <Icon name="gem" size={16} />
        {t('premiumBox.for')}
      </p>
      <h2 className="mt-2 text-xl">{t('premiumBox.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('premiumBox.text')}</p>
      <Link to="/premium" className={`${button('premium')} mt-4 w-full`}>
        {t('premiumBox.link')}
      </Link>
    </aside>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslation()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <div className="page section-space">
      <EmptyState drawing="not-found" title={<h1>{t('schoolNotFound.title')}</h1>}>
        <p>{t('schoolNotFound.text')}</p>
        <Link to="/results" className={button('main')}>
          {t('schoolNotFound.search')}
        </Link>
      </EmptyState>
    </div>
  )
}
