import { data, redirect } from 'react-router'
import { keepData } from '#app/core/page-cache/kept-data.server.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { findSchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
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
import { eventStructuredData } from '#app/features/school-profile/event-structured-data.ts'
import { findArrangedFacts } from '#app/features/school-profile/find-arranged-facts.server.ts'
import { findHistory } from '#app/features/school-profile/find-history.server.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { findSupport } from '#app/features/school-profile/find-support.server.ts'
import { profileWords } from '#app/features/school-profile/page-words.server.ts'
import { profileStructuredData } from '#app/features/school-profile/structured-data.ts'
import { whatProfileShows } from '#app/features/school-profile/what-profile-shows.ts'
import { findNearbySchools } from '#app/features/search/nearby/find-nearby-schools.server.ts'
import { findIndexedProfile } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { describePage } from '#app/ui/structured-data.tsx'
import { berlinDay } from '#lib/berlin-day.ts'

type Site = { origin: string; locale: Locale }

/**
 * Returns what the profile of a school shows to everybody, and what it depends on.
 *
 * @throws 404 without such a school, a redirect to the profile of the one that it became
 */
export const readProfile = (id: string, site: Site) =>
  keepData(`profile ${site.origin} ${site.locale} ${id}`, () => makeProfile(id, site))

/** Returns the reviews that a profile shows. */
export const shownReviews = <Review>(
  { showReviews }: { showReviews: boolean },
  reviews: readonly Review[],
): Review[] => (showReviews ? reviews.slice(0, PROFILE_REVIEWS) : [])

async function makeProfile(id: string, site: Site) {
  const { locale } = site
  const [found, values, reviews, criteria, themes, warnings] = await Promise.all([
    findSchool(id, locale),
    findFactValues([id]),
    listReviews(id, null),
    listCriteria(id),
    findThemes(id),
    listSchoolWarnings(id),
  ])
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(localePath(locale, `/schools/${found.movedTo}`), 301)
  const school = {
    ...found.school,
    breadcrumb: (await findSchoolCrumbs(found.school, locale)) ?? found.school.breadcrumb,
  }
  const shown = shownReviews(school, reviews)
  const [nearby, facts, history, indexed, admission, day, questions] = await Promise.all([
    findNearbySchools(school, locale),
    findSchoolFacts(school, locale, values),
    findHistory(school, values),
    findIndexedProfile(school.id),
    findAdmission(school, locale, values),
    findDay(school, locale),
    listProfileQuestions(school.id),
  ])
  const described = { ...site, facts, history, reviews: reviewStructuredData(school, shown) }
  const page = {
    school,
    words: profileWords(school, locale),
    hasMap: hasProfileMap(school),
    admission,
    day,
    isOwn: false,
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
  return {
    value: describePage(page, [...profileStructuredData(school, described), ...eventStructuredData(school, site)]),
    shown: whatProfileShows({ school, nearby, history, warnings, admission, changedAt: indexed?.changedAt }),
  }
}
