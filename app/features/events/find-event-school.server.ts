import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { timeZoneOf } from './time-zone.ts'

/** Finds the name, place, time zone and plan of an open school; returns undefined when there is none. */
export async function findEventSchool(schoolId: string) {
  const school = await db()
    .selectFrom('school_directory')
    .select([
      'id',
      'name',
      'street',
      'postal_code as postalCode',
      'city',
      'premium',
      sql<CountryCode>`country`.as('country'),
    ])
    // PostgreSQL cannot even compare a text that contains NUL.
    .where('id', '=', schoolId.replaceAll('\0', ''))
    .where('status', '=', 'active')
    .executeTakeFirst()
  return school && { ...school, zone: timeZoneOf(school.country, school.postalCode) }
}
