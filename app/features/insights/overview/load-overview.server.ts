import type { Session } from '#app/core/session.ts'
import { listReviews } from '#app/features/reviews/published/list-reviews.server.ts'
import type { OwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { completionOf } from './completion.ts'
import { findProfileFacts } from './find-profile-facts.server.ts'
import { findSidebarFacts } from './find-sidebar-facts.server.ts'
import { greetedName, timeOfDay } from './greeting.ts'
import { listFigures } from './list-figures.server.ts'
import { comparePeriods, firstDayNeeded, viewsByDay, viewsByMonth } from './periods.ts'

const NEWEST_COUNT = 3

/** Loads the overview of a school for one of its members, in five simultaneous queries. */
export async function loadOverview(session: Session, school: OwnSchool, span: 'days' | 'months', now = new Date()) {
  const today = berlinDay(now)
  const [days, facts, { waitingReviews }, newest, activeSince] = await Promise.all([
    listFigures(school.id, firstDayNeeded(today)),
    findProfileFacts(school.id),
    findSidebarFacts(school.id),
    listReviews(school.id, session.userId),
    findActiveSince(session.userId),
  ])
  return {
    greeting: { part: timeOfDay(now, school.country), name: greetedName(session.fullName, school.name) },
    figures: comparePeriods(days, today),
    chart: { span, points: span === 'days' ? viewsByDay(days, today) : viewsByMonth(days, today) },
    reviews: {
      count: facts.ratingCount,
      average: facts.ratingAverage,
      waiting: waitingReviews,
      newest: newest.slice(0, NEWEST_COUNT),
    },
    completion: completionOf(facts),
    activeSince,
  }
}

/** Finds when the profile of an account was created. */
async function findActiveSince(userId: string): Promise<Date> {
  const profile = db().selectFrom('profile_details').select('created_at').where('id', '=', userId)
  return (await profile.executeTakeFirstOrThrow()).created_at
}
