import { sql } from 'kysely'
import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { type EventKind, FREE_KIND, MAX_EVENTS } from './event-rules.ts'

const events = () =>
  preparedDb()
    .selectFrom('school_events')
    .select(['id', 'title', 'text', 'place', 'link', 'version', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select([sql<EventKind>`kind`.as('kind'), sql<Locale>`language`.as('language')])

/**
 * Lists current and upcoming events of a school, soonest first.
 *
 * @param kinds all, or only those that a school without premium announces
 */
export const listEvents = (schoolId: string, kinds: 'all' | 'free' = 'all') =>
  events()
    .where('school_id', '=', schoolId)
    .$if(kinds === 'free', (query) => query.where('kind', '=', FREE_KIND))
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

export type SchoolEvent = Awaited<ReturnType<typeof listEvents>>[number]

/** Lists past events of a school, latest first. */
export const listPastEvents = (schoolId: string): Promise<SchoolEvent[]> =>
  events()
    .where('school_id', '=', schoolId)
    .where('ends_at', '<=', sql<Date>`now()`)
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute()

/** Finds an event of a school, or returns undefined. @param id as found in an address: any text */
export async function findEvent(schoolId: string, id: string): Promise<SchoolEvent | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  return await events().where('school_id', '=', schoolId).where('id', '=', id).executeTakeFirst()
}
