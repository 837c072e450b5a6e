import { findEventSchool } from '#app/features/events/find-event-school.server.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'

/**
 * The time zone of a school; Germany's for a school of which the person is no member, where every change is refused.
 */
export const zoneOf = async (schoolId: string): Promise<string> =>
  (await findEventSchool(schoolId))?.zone ?? timeZoneOf('DE', '')
