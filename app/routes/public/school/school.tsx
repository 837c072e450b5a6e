import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { findSchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import { comparePath } from '#app/features/favourites/compare-address.ts'
import { feedLink, reviewFeedPath } from '#app/features/feeds/feed-paths.ts'
import { useInterest } from '#app/features/insights/use-interest.ts'
import { hasProfileMap } from '#app/features/map/static/render-profile-map.server.ts'
import { findOpenDaysOfSchool } from '#app/features/open-days/list-areas.server.ts'
import { findSchoolCrumbs } from '#app/features/places/find-school-crumbs.server.ts'
import { listProfileQuestions } from '#app/features/questions/published/list-questions.server.ts'
import { findThemes } from '#app/features/reviews/published/find-themes.server.ts'
import { listCriteria } from '#app/features/reviews/published/list-criteria.server.ts'
import { listReviews } from '#app/features/reviews/published/list-reviews.server.ts'
import { listSchoolWarnings } from '#app/features/reviews/published/list-school-warnings.server.ts'
import { reviewStructuredData } from '#app/features/reviews/published/review-structured-data.ts'
import { PROFILE_REVIEWS } from '#app/features/reviews/published/reviews-address.ts'
import { findDay } from '#app/features/school-day/find-day.server.ts'
import { findAdmission } from '#app/features/school-profile/admission/find-admission.server.ts'
import { hasTiles } from '#app/features/school-profile/arrange-facts.ts'
import { ProfileContact } from '#app/features/school-profile/components/profile-contact.tsx'
import { ProfileHeader } from '#app/features/school-profile/components/profile-header.tsx'
import { eventStructuredData } from '#app/features/school-profile/event-structured-data.ts'
import { findArrangedFacts } from '#app/features/school-profile/find-arranged-facts.server.ts'
import { findHistory } from '#app/features/school-profile/find-history.server.ts'
import { findSchool, type SchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { findSupport } from '#app/features/school-profile/find-support.server.ts'
import { profileWords } from '#app/features/school-profile/page-words.server.ts'
import { revealEmail } from '#app/features/school-profile/reveal-email.server.ts'
import { profileStructuredData } from '#app/features/school-profile/structured-data.ts'
import { whatProfileShows } from '#app/features/school-profile/what-profile-shows.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { findNearbySchools } from '#app/features/search/nearby/find-nearby-schools.server.ts'
import { findIndexedProfile } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { siteOf } from '#app/site.server.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { describePage, StructuredData } from '#app/ui/structured-data.tsx'
import { berlinDay } from '#lib/berlin-day.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { useSite } from '../../shell/site.ts'
import type { Route } from './+types/school.ts'
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
  const session = await currentSession({ context })
  const [found, values, reviews, criteria, themes, warnings] = await Promise.all([
    findSchool(params.id, locale),
    findFactValues([params.id]),
    listReviews(params.id, session?.userId ?? null),
    listCriteria(params.id),
    findThemes(params.id),
    listSchoolWarnings(params.id),
  ])
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(localePath(locale, `/schools/${found.movedTo}`), 301)
  const school = {
    ...found.school,
    breadcrumb: (await findSchoolCrumbs(found.school, locale)) ?? found.school.breadcrumb,
  }
  const shown = school.showReviews ? reviews.slice(0, PROFILE_REVIEWS) : []
  const site = { origin: siteOf(request).origin, locale }
  const [nearby, facts, history, indexed, admission, day, own, questions] = await Promise.all([
    findNearbySchools(school, locale),
    findSchoolFacts(school, locale, values),
    findHistory(school, values),
    findIndexedProfile(school.id),
    findAdmission(school, locale, values),
    findDay(school, locale),
    session ? findOwnSchool(session.userId, school.id) : undefined,
    listProfileQuestions(school.id),
  ])
  context.get(shownContext)(
    whatProfileShows({ school, nearby, history, warnings, admission, changedAt: indexed?.changedAt }),
  )
  const described = { ...site, facts, history, reviews: reviewStructuredData(school, shown) }
  const page = {
    school,
    words: profileWords(school, locale),
    hasMap: hasProfileMap(school),
    admission,
    day,
    isOwn: own !== undefined,
    questions,
    nearby,
    facts: await findArrangedFacts(school, facts, locale),
    factsFirst: hasTiles(facts),
    support: await findSupport(school, values, criteria, locale),
    history,
    languages: indexed?.languages ?? [],
    reviews: shown,
    criteria,
    themes: { ...themes, day: berlinDay(new Date()) },
    warnings,
    openDays: school.nextOpenDay ? await findOpenDaysOfSchool(school, locale) : null,
  }
  return describePage(page, [...profileStructuredData(school, described), ...eventStructuredData(school, site)])
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
          {!school.showInSearch && !school.sample && <NotListed />}
          {factsFirst && official}
          <ProfileAbout school={school} />
          {!factsFirst && official}
          {!school.closed && !school.sample && <ProfileDay schoolId={school.id} said={day} isOwn={isOwn} />}
          {school.events.length > 0 && <ProfileEvents schoolId={school.id} events={school.events} region={openDays} />}
          {admission && !school.audience && <AdmissionGuide admission={admission} />}
          {isReviewed && showReviews}
          {!school.sample && <ProfileQuestions school={school} list={questions} />}
          <NearbySchools
            nearby={nearby}
            known={school.register?.attribution}
            compare={nearest.length > 0 ? comparison : undefined}
          />
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

const NotListed = () => <Notice>{useTranslation()('school.notListed')}</Notice>

const Notice = ({ children }: { children: string }) => (
  <p className="mb-6 rounded-card bg-sunken px-4 py-3">{children}</p>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
