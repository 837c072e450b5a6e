import { shownContext } from '#app/core/page-cache/shown.ts'
import { comparePath } from '#app/features/favourites/compare-address.ts'
import { feedLink, reviewFeedPath } from '#app/features/feeds/feed-paths.ts'
import { useInterest } from '#app/features/insights/use-interest.ts'
import { listReviews } from '#app/features/reviews/published/list-reviews.server.ts'
import { ProfileContact } from '#app/features/school-profile/components/profile-contact.tsx'
import { ProfileHeader } from '#app/features/school-profile/components/profile-header.tsx'
import type { SchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { revealEmail } from '#app/features/school-profile/reveal-email.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { siteOf } from '#app/site.server.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { useSite } from '../../shell/site.ts'
import type { Route } from './+types/school.ts'
import { readProfile, shownReviews } from './profile-data.server.ts'
import { SchoolNotFound } from './school-not-found.tsx'
import printStyles from './school-print.css?url'

const ProfileReviews = hydrateOnInteraction(() =>
  withTexts(
    'published',
    async () => (await import('#app/features/reviews/components/profile-reviews.tsx')).ProfileReviews,
  ),
)

/** Plain links and a popover work without JavaScript. */
const ProfileActions = hydrateOnInteraction(() =>
  withTexts(
    'profileParts',
    async () => (await import('#app/features/school-profile/components/profile-actions.tsx')).ProfileActions,
  ),
)
const ProfileChanges = hydrateOnInteraction(() =>
  withTexts('changes', async () => (await import('#app/features/news/components/profile-changes.tsx')).ProfileChanges),
)
const SectionBar = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/section-bar.tsx')).SectionBar,
)
const OfficialFacts = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/official-facts.tsx')).OfficialFacts,
)
const AdmissionGuide = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/admission-guide.tsx')).AdmissionGuide,
)
const ProfileAbout = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/profile-about.tsx')).ProfileAbout,
)
const ProfileMap = hydrateOnInteraction(
  async () => (await import('#app/features/map/static/profile-map.tsx')).ProfileMap,
)
const ProfileFees = hydrateOnInteraction(
  async () => (await import('#app/features/school-profile/components/profile-fees.tsx')).ProfileFees,
)
const SchoolHistory = hydrateOnInteraction(() =>
  withTexts(
    'profileParts',
    async () => (await import('#app/features/school-profile/components/school-history.tsx')).SchoolHistory,
  ),
)
const ProfileEvents = hydrateOnInteraction(() =>
  withTexts('events', async () => (await import('#app/features/events/components/profile-events.tsx')).ProfileEvents),
)
const ProfileDay = hydrateOnInteraction(() =>
  withTexts('schoolDay', async () => (await import('#app/features/school-day/components/profile-day.tsx')).ProfileDay),
)
const ProfileQuestions = hydrateOnInteraction(() =>
  withTexts(
    'questions',
    async () => (await import('#app/features/questions/components/profile-questions.tsx')).ProfileQuestions,
  ),
)
const ProfileManagement = hydrateOnInteraction(() =>
  withTexts(
    'profileParts',
    async () => (await import('#app/features/school-profile/components/profile-management.tsx')).ProfileManagement,
  ),
)
const NearbySchools = hydrateOnInteraction(
  async () => (await import('#app/features/search/nearby/nearby-schools.tsx')).NearbySchools,
)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const { value: page, shown } = await readProfile(params.id, { origin: siteOf(request).origin, locale })
  if (shown) context.get(shownContext)(shown)
  const session = await currentSession({ context })
  if (!session) return page
  const [own, reviews] = await Promise.all([
    findOwnSchool(session.userId, page.school.id),
    listReviews(page.school.id, session.userId),
  ])
  return { ...page, isOwn: own !== undefined, reviews: shownReviews(page.school, reviews) }
}

/** Reveals the school's e-mail address to a visitor who asks for it. */
export async function action({ params }: Route.ActionArgs) {
  return { email: await revealEmail(params.id) }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const locale = localeOf(location.pathname)
  const t = translator(locale)
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { school, words, languages } = loaderData
  const picture = school.closed ? undefined : `/schools/${encodeURIComponent(school.id)}/picture.png?lang=${locale}`
  const hasFeed = school.showReviews && school.showInSearch && !school.closed
  return [
    ...pageMeta({ location, matches, ...words, picture, languages }),
    ...(hasFeed ? [feedLink(localePath(locale, reviewFeedPath(school.id)), `${school.name} (Atom)`)] : []),
  ]
}

export default function School({ loaderData, actionData }: Route.ComponentProps) {
  const { school, facts, factsFirst, support, history, hasMap, admission, day, isOwn } = loaderData
  const { nearby, reviews, criteria, themes, warnings, questions, openDays } = loaderData
  const t = useTranslation()
  useInterest(school.id)
  const nearest = nearby.alike.slice(0, 3).map(({ id }) => id)
  const compared = [school.id, ...nearest]
  const comparison = comparePath(compared)
  const address = (useSite()?.origin ?? '') + localePath(useLocale(), `/schools/${school.id}`)
  // The facts at a glance come before the school's own texts, others after them.
  const official = <OfficialFacts school={school} facts={facts} support={support} />
  // While there are no reviews, the known facts come first.
  const isReviewed = school.ratingCount > 0
  const showReviews = <ProfileReviews {...{ school, reviews, criteria, themes, warnings }} />
  return (
    <>
      <StructuredData key={school.id} of={loaderData} />
      <ProfileHeader school={school}>
        <ProfileActions school={school} address={address} compared={compared} comparison={comparison} />
      </ProfileHeader>
      <SectionBar
        {...{ school, facts, admission, nearby, factsFirst }}
        hasDay={!school.closed && day.length > 0}
        hasQuestions={questions.total > 0}
      />
      <p className="page hidden text-xs print:block">{address}</p>
      <div className="profile page mt-5 grid items-start gap-x-10 gap-y-6 md:mt-8 md:gap-y-8 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          <ProfileContact school={school} revealed={actionData} map={<ProfileMap school={school} hasMap={hasMap} />} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ProfileChanges schoolId={school.id} />
          {school.closed && <Closed school={school} />}
          {school.audience && <Notice>{school.audience}</Notice>}
          {!school.showInSearch && !school.sample && <Notice>{t('school.notListed')}</Notice>}
          {factsFirst && official}
          <ProfileAbout school={school} />
          {!factsFirst && official}
          {!school.closed && !school.sample && <ProfileDay schoolId={school.id} said={day} isOwn={isOwn} />}
          {school.events.length > 0 && <ProfileEvents schoolId={school.id} events={school.events} region={openDays} />}
          {admission && !school.audience && <AdmissionGuide admission={admission} />}
          {isReviewed && showReviews}
          {!school.sample && <ProfileQuestions school={school} list={questions} />}
          <NearbySchools nearby={nearby} known={school.register?.attribution} compare={nearest[0] && comparison} />
          {!isReviewed && showReviews}
        </div>
        <div className="flex min-w-0 flex-col gap-5 empty:hidden lg:col-start-2">
          <ProfileFees school={school} />
          <SchoolHistory history={history} />
          <ProfileManagement school={school} />
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

const Notice = ({ children }: { children: string }) => (
  <p className="mb-6 rounded-card bg-sunken px-4 py-3">{children}</p>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
