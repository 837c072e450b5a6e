import { findEventSchool } from '#app/features/events/find-event-school.server.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'

/**
 * The time zone of a school; Germany's if the person is not a member of the school, in which case every change is
 * refused.
 */
export const zoneOf = async (schoolId: string): Promise<string> =>
  (await findEventSchool(schoolId))?.zone ?? timeZoneOf('DE', '')
