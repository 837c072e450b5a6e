import { sql } from 'kysely'
import type { Session } from '#app/core/session.ts'
import { listReviews } from '#app/features/reviews/published/list-reviews.server.ts'
import { shownAverage } from '#app/features/schools/average-rule.ts'
import type { OwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { completionOf, type ProfileFacts } from './completion.ts'
import { findSidebarFacts } from './find-sidebar-facts.server.ts'
import { listFigures } from './list-figures.server.ts'
import { comparePeriods, firstDayNeeded, viewsByDay, viewsByMonth } from './periods.ts'

const NEWEST = 3

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
      newest: newest.slice(0, NEWEST),
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

const EVENING = 18
const MORNING = 4
const NOON = 12

/** Returns the greeting that fits the time of day at a school. */
export function timeOfDay(instant: Date, country: CountryCode): 'morning' | 'day' | 'evening' {
  const timeZone = country === 'GB' ? 'Europe/London' : 'Europe/Berlin'
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'day'
}

/**
 * Returns the name in the greeting: the first name, the full name if it begins with a title, or the school's if there
 * is none.
 */
export function greetedName(fullName: string, school: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  if (first === '') return school
  return first.endsWith('.') ? fullName.trim() : first
}

/** What the overview says about a school besides its figures. */
type OverviewFacts = ProfileFacts & {
  ratingCount: number
  /** From 1 to 5, or null while there are too few reviews. */
  ratingAverage: number | null
}

/** Finds the contents of a school's profile and its rating, in one query. @throws when there is no such school */
export async function findProfileFacts(schoolId: string): Promise<OverviewFacts> {
  const row = await db()
    .selectFrom('school_directory as d')
    .select(['d.name', 'd.street', 'd.city', 'd.phone', 'd.email', 'd.website', 'd.features', 'd.logo'])
    .select(['d.rating_count as ratingCount', 'd.rating_average as average'])
    .select([
      sql<string[]>`array(select distinct section from school_texts where school_id = d.id)`.as('sections'),
      sql<number>`(select count(*) from school_media where school_id = d.id and kind = 'image' and state = 'ready'
        and deleted_at is null)`.as('images'),
    ])
    .where('d.id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const { average, ...facts } = row
  return { ...facts, ratingAverage: shownAverage(facts.ratingCount, average) }
}
